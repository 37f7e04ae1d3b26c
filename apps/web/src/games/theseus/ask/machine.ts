import type { Action, Decision } from '@orrery/theseus';
import type { TableModel } from '../table-model.svelte.ts';

/** Questions of a sequence or a target: the player may answer, or leave it to the machine. What to move and what to install is the game itself. */
const LEFT_TO_MACHINE: { readonly [Ask in Decision['ask']]: boolean } = {
  'place-board': false,
  'choose-alliance-sector': false,
  'place-marker': false,
  'choose-deck': false,
  'install-first': false,
  'place-unit': false,
  move: false,
  between: false,
  'order-traps': true,
  'order-actions': true,
  'choose-target': true,
  'strike-from-hiding': true,
  support: true,
  perform: true,
  'put-malfunction': true,
  'take-points': true,
  birth: true,
  capture: true,
  'own-sector': false,
  'pending-cards': false,
};

export function canLeave({ decision, legal, steps }: TableModel): boolean {
  return steps.length === 0 && decision !== undefined && legal.length > 1 && LEFT_TO_MACHINE[decision.ask];
}

/** Any order is an answer by itself; to tell which one is best takes the rules. */
export function canChoose({ legal, props }: TableModel): boolean {
  return props.foresight !== undefined || legal.some((action) => action.type === 'any-order');
}

/**
 * The key of the machine works at every question. Where there is no button for it, for what to move and what to install is the game
 * itself, a first press only says what a second one does.
 */
export async function askMachine(model: TableModel): Promise<void> {
  const { decision, legal, props } = model;
  if (decision === undefined || legal.length === 0 || props.asked === undefined || !canChoose(model)) return;
  const isSure = canLeave(model) || model.machineAsked === props.asked.id;
  model.machineAsked = props.asked.id;
  if (!isSure) props.say(model.words.machineAgain);
  else if (decision.ask === 'choose-deck') await fillDeck(model);
  else await leaveToMachine(model);
}

/** Answers for the player: any order where that is an answer, else the one after which the bots would rather sit here. */
export async function leaveToMachine(model: TableModel): Promise<void> {
  const id = model.props.asked?.id;
  const chosen = model.legal.find((action) => action.type === 'any-order') ?? (await bestOf(model));
  if (chosen !== undefined && model.props.asked?.id === id) await model.act([chosen]);
}

async function bestOf({ props, state, seat, legal }: TableModel): Promise<Action | undefined> {
  const theseus = props.foresight?.theseus;
  if (seat === undefined || theseus === undefined) return undefined;
  const { theseusBot } = await import('@orrery/theseus/bot');
  // Made for a look no further than one action, often into the middle of a turn.
  const worthOf = theseusBot.glance ?? theseusBot.evaluate;
  let best: { readonly action: Action; readonly worth: number } | undefined;
  for (const action of legal) {
    const draft = theseus.clone(state);
    theseus.apply(draft, seat, action, () => {});
    const worth = worthOf(draft, seat);
    if (best === undefined || worth > best.worth) best = { action, worth };
  }
  return best?.action;
}

/** The rest of a chosen deck by chance: who cares for a few cards only need not press fifteen times. */
export async function fillDeck(model: TableModel): Promise<void> {
  const { state, seat, decision } = model;
  const theseus = model.props.foresight?.theseus;
  if (seat === undefined || theseus === undefined || decision?.ask !== 'choose-deck') return;
  const draft = theseus.clone(state);
  const chosen: Action[] = [];
  while (chosen.length < decision.left) {
    const legal = theseus.legal(draft, seat);
    const action = legal[Math.floor(Math.random() * legal.length)];
    chosen.push(action);
    // After the last card comes what others do.
    if (chosen.length < decision.left) theseus.apply(draft, seat, action, () => {});
  }
  await model.act(chosen);
}
