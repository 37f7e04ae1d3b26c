import type { AnyGame, AnyLesson } from '@orrery/engine';
import { seedFrom } from '@orrery/engine';
import type { Occupant } from '@orrery/match';
import { gameEntry } from '../games/registry.ts';
import { createLocalMatch } from '../net/local.ts';
import { rulesFor } from '../net/rules.ts';
import { nameHere } from '../store/session.svelte.ts';
import { settings } from '../store/settings.svelte.ts';
import { words } from '../store/words.svelte.ts';
import { BOT_NAMES } from '../text/bot-names.ts';

/** A new match of this lesson. Its seed is always the same, so that the bots of the lesson answer alike for everybody. */
export async function beginLesson(game: string, id: string): Promise<string> {
  const entry = gameEntry(game);
  const lesson = await entry?.lessons?.find((one) => one.id === id)?.lesson();
  if (entry === undefined || lesson === undefined) throw new Error(`${game} has no lesson ${id}`);
  const start = { position: lesson.position, lesson: id };
  return createLocalMatch({
    game,
    options: {},
    occupants: occupantsOf(await rulesFor(entry, start), lesson),
    start,
    seed: seedFrom(`lesson ${game} ${id}`),
  });
}

function occupantsOf(module: AnyGame, { position, learner, level }: AnyLesson): Occupant[] {
  const stars = [...BOT_NAMES[settings.locale]];
  return module.standing(module.position(position)).map((_, seat): Occupant => {
    if (seat !== learner) return { kind: 'bot', level, name: stars.shift() ?? `Bot ${seat + 1}` };
    const name = nameHere();
    return { kind: 'person', person: 'here', name: name === '' ? words().setup.personName(1) : name };
  });
}
