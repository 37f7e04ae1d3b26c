import type { Action } from '@orrery/theseus';
import type { TableModel } from '../table-model.svelte.ts';

/** Where the picked unit goes and which way; the question has named it already. */
export function goalInWords(model: TableModel, action: Action): string {
  if (action.type !== 'move-unit' && action.type !== 'lead-unit') return model.say(action);
  const goal = `${model.sector(action.to.place)}, ${model.words.rooms[action.to.room]}`;
  const isLong = action.route.length > 1 || (action.type === 'move-unit' && action.teleports);
  return isLong ? `${goal} (${waysInWords(model, action)})` : goal;
}

/** Which way a unit goes, where several end in the same room. */
export function waysInWords(model: TableModel, action: Action): string {
  if (action.type !== 'move-unit' && action.type !== 'lead-unit') return model.say(action);
  const told: string[] = [];
  const { route } = action;
  const through = route.slice(0, -1).filter((place, index) => route[index - 1] !== place);
  told.push(through.length === 0 ? model.words.straight : model.words.through(through.map((place) => model.sector(place)).join(', ')));
  const lingers = route.filter((place, index) => route[index - 1] === place);
  for (const place of new Set(lingers)) told.push(model.words.lingers(model.sector(place)));
  if (action.type === 'move-unit' && action.teleports) told.push(model.words.teleports);
  return told.join('; ');
}
