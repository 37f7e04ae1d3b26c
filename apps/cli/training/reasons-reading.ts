/**
 * Reasons to be read, in both languages, each beside its position: is it true, does it say something, would one say it so?
 *
 *   npx tsx apps/cli/training/reasons-reading.ts <game> <seed> [how many] [effort]
 *
 * Half of them are told as the coach does (the move of the strongest bot against its best alternative), half as a study does (against
 * what was played). The last lines of each are the terms with their worth. `effort`: of the strongest bot's budget. The same seed gives the same
 * reasons.
 */
import { botLevels, chooseAction } from '@orrery/bots';
import {
  type ActionBase,
  below,
  type Chance,
  chanceFromSeed,
  type Locale,
  readOptions,
  type Seat,
  shuffle,
  silent,
  type WithChance,
} from '@orrery/engine';
import { type Explained, explain, reasonFor } from '@orrery/study';
import { type Game, gameOf } from '../src/games.ts';
import { seatNames } from '../src/words.ts';
import { tablesFor } from './chances/tables.ts';

const LOCALES = ['en', 'ru'] as const satisfies readonly Locale[];
/** Of a match so many choices, wherever in it: the next one has its turn, too. */
const OF_A_MATCH = 4;
const WHIMS_ONE_IN = 8;
const LONGEST = 20_000;

const [id = '', seed = 'reading', count = '100', effort = '0.2'] = process.argv.slice(2);
const game = gameOf(id);
const [reasons, en, ru] = await Promise.all([game.reasons?.(), game.reasonWords?.('en'), game.reasonWords?.('ru')]);
if (reasons === undefined || en === undefined || ru === undefined) throw new Error(`${id} has no reasons`);
const words = { en, ru };
const text = { en: await game.text('en'), ru: await game.text('ru') };
const told = { ...game, reasons };
const strongest = botLevels(id).at(-1) ?? 'greedy';

interface Met {
  readonly state: WithChance;
  readonly seat: Seat;
  readonly legal: readonly ActionBase[];
  readonly played: ActionBase;
}

/** A match of simple bots with whims, and of its choices a few in any order. */
function choicesOf({ module, knowledge }: Game, match: number): readonly Met[] {
  const tables = tablesFor(id, undefined);
  const table = tables[match % tables.length];
  const chance = chanceFromSeed(`${seed} ${match} choices`);
  const state = module.setup(readOptions(module.options, table.options, table.seats), table.seats, chanceFromSeed(`${seed} ${match}`));
  const met: Met[] = [];
  for (let action = 0; action < LONGEST; action++) {
    const asked = module.asked(state);
    if (asked.length === 0) break;
    const seat = asked[below(chance, asked.length)];
    const legal = module.legal(state, seat);
    const played = playedBy({ module, knowledge }, { state, seat, legal }, chance);
    if (legal.length > 1) met.push({ state: module.clone(state), seat, legal, played });
    module.apply(state, seat, played, silent);
  }
  const drawn = [...met];
  shuffle(chance, drawn);
  return drawn.slice(0, OF_A_MATCH);
}

function playedBy(of: Pick<Game, 'module' | 'knowledge'>, { state, seat, legal }: Omit<Met, 'played'>, chance: Chance): ActionBase {
  if (legal.length === 1 || below(chance, WHIMS_ONE_IN) === 0) return legal[below(chance, legal.length)];
  const salt = String(below(chance, 1_000_000));
  return chooseAction(of, 'greedy', { seat, view: of.module.view(state, seat), legal, salt, isMute: true }).action;
}

interface Reading extends Explained<ActionBase, { readonly of: string }> {
  readonly better: ActionBase;
}

/** Undefined: the best was played, and a study says nothing of it. */
function readingOf({ state, seat, legal, played }: Met, at: { readonly salt: string; readonly isStudy: boolean }): Reading | undefined {
  const { salt, isStudy } = at;
  const position = { seat, view: game.module.view(state, seat), salt };
  const thought = chooseAction(game, strongest, { ...position, legal, effort: Number(effort) });
  const better = thought.action;
  if (!isStudy) {
    const explained = explain(told, position, thought);
    return explained === undefined ? undefined : { better, ...explained };
  }
  if (JSON.stringify(played) === JSON.stringify(better)) return undefined;
  const reason = reasonFor(told, position, { better, worse: played });
  return reason.kind === 'same' ? undefined : { better, than: played, reason };
}

function show({ state, seat }: Met, { better, than, reason }: Reading, number: number): void {
  const view = game.module.view(state, seat);
  const lines = LOCALES.flatMap((locale) => {
    const names = seatNames(locale);
    const said = words[locale].tell(reason, { view, seat, names });
    return [`${text[locale].action(better, names)} | ${text[locale].action(than, names)}`, `    ${said}`];
  });
  const terms = [...reason.gains, ...reason.prices].map(
    ({ term, worth, share }) => `${worth.toFixed(2)} ×${share.toFixed(2)} ${JSON.stringify(term)}`,
  );
  process.stdout.write(
    [`#${number} ${seatNames('en')(seat)}, ${reason.kind}`, ...game.board(view, text.en, seatNames('en')), ...lines, ...terms, '', ''].join(
      '\n',
    ),
  );
}

for (let match = 0, shown = 0; shown < Number(count); match++) {
  for (const met of choicesOf(game, match)) {
    if (shown === Number(count)) break;
    const reading = readingOf(met, { salt: `${seed} ${shown}`, isStudy: shown % 2 === 1 });
    if (reading === undefined) continue;
    shown += 1;
    show(met, reading, shown);
  }
}
