import {
  type ActionBase,
  BadInput,
  below,
  chanceFromSeed,
  type GameText,
  type PlainGame,
  type Refusal,
  silent,
  stableJson,
  type Viewer,
  type WithChance,
  wordsAt,
} from '@orrery/engine';
import type { Command } from '../command.ts';
import { gameOf } from '../games.ts';
import { say } from '../output.ts';
import { GAME_ARG, inPlace, JSON_ARG, jsonOf, LANG_ARG, localeOf, textOf } from '../settings.ts';
import { seatNames, standingLines, WORDS } from '../words.ts';

export const position: Command = {
  definition: {
    meta: {
      name: 'position',
      description: 'Explain a described position: who is asked what, what is legal, what is refused and why, points',
    },
    args: {
      ...GAME_ARG,
      file: { type: 'positional', description: 'a file with the position as JSON, or - for standard input' },
      try: { type: 'string', description: 'an action as JSON: is it legal now? May be repeated', valueHint: 'json' },
      ...LANG_ARG,
      ...JSON_ARG,
    },
  },
  run: async (given, around) => {
    const game = gameOf(given.word('game'));
    const { module } = game;
    const path = given.word('file');
    const place = path === '-' ? '' : path;
    const described = jsonOf(await textOf(path, around), place);
    const state = inPlace(place, () => module.position(described));
    const tried = given.texts('try').map((text) => readTry(module, text));
    const plain = await game.text(localeOf(given));
    const report = reportOf(module, state, tried);
    // Each seat is spoken to as one who sees what is its own.
    say(around.output, report, () => inWords(report, (viewer) => wordsAt(plain, module.view(state, viewer))));
    return 0;
  },
};

function readTry(module: PlainGame, text: string): ActionBase {
  const action = module.readAction(jsonOf(text, '--try'));
  if (action === undefined) throw new BadInput('--try', `is not an action of ${module.id}: ${text}`);
  return action;
}

interface Refused {
  readonly action: ActionBase;
  readonly refusal: Refusal;
}

type Report = ReturnType<typeof reportOf>;

function reportOf(module: PlainGame, state: WithChance, tried: readonly ActionBase[]) {
  const asked = module.asked(state).map((seat) => {
    const legal = module.legal(state, seat);
    return { seat, decision: module.decision(state, seat), legal, refused: refusedOf(module, state, { seat, tried }) };
  });
  return { game: module.id, asked, points: module.standing(state), result: module.result(state) };
}

/**
 * What may not be done and why: the actions that were asked about or else, for each kind of action and reason, one
 * that is common in play.
 */
function refusedOf(module: PlainGame, state: WithChance, by: { readonly seat: number; readonly tried: readonly ActionBase[] }): Refused[] {
  const refused = new Map<string, Refused>();
  const candidates = by.tried.length > 0 ? by.tried : commonActions(module, module.standing(state).length);
  for (const action of candidates) {
    const refusal = module.refuse(state, by.seat, action);
    if (refusal === undefined) continue;
    const kind = by.tried.length > 0 ? stableJson(action) : `${action.type} ${refusal.code}`;
    if (!refused.has(kind)) refused.set(kind, { action, refusal });
  }
  // "You are not asked this" is true of most and helps least.
  return [...refused.values()].sort((one, other) => Number(isNotAsked(one)) - Number(isNotAsked(other)));
}

function isNotAsked({ refusal }: Refused): boolean {
  return refusal.code === 'not-asked' || refusal.code === 'not-now';
}

const LOOKED_THROUGH = 2000;

/** Actions that were legal at some moment of a random match. */
function commonActions(module: PlainGame, seats: number): readonly ActionBase[] {
  const chance = chanceFromSeed('common actions');
  const options = Object.fromEntries(
    Object.entries<{ readonly default: unknown }>(module.options).map(([key, field]) => [key, field.default]),
  );
  const state = module.setup(options, seats, chanceFromSeed('common match'));
  const seen = new Map<string, ActionBase>();
  for (let count = 0; count < LOOKED_THROUGH; count++) {
    const [seat] = module.asked(state);
    if (seat === undefined) break;
    const legal = module.legal(state, seat);
    for (const action of legal) seen.set(stableJson(action), action);
    module.apply(state, seat, legal[below(chance, legal.length)], silent);
  }
  return [...seen.values()];
}

function inWords(report: Report, textFor: (viewer: Viewer) => GameText): string {
  const text = textFor('spectator');
  const words = WORDS[text.locale];
  const name = seatNames(text.locale);
  const lines = report.asked.flatMap(({ seat, decision, legal, refused }) => {
    const own = textFor(seat);
    return [
      `${name(seat)} ${words.isAsked}: ${decision === undefined ? '' : own.decision(decision, name)}`,
      ...legal.map((action) => `  ${words.may}: ${own.action(action, name)}`),
      ...refused.map(({ action, refusal }) => `  ${words.mayNot}: ${own.action(action, name)}: ${own.refusal(refusal)} [${refusal.rule}]`),
    ];
  });
  const end = report.result === undefined ? [] : [text.endings[report.result.because] ?? report.result.because];
  return [...lines, ...standingLines(report.points, text, name), ...end].join('\n');
}
