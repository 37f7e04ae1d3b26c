import { createInterface } from 'node:readline/promises';
import {
  type ActionBase,
  BadInput,
  type EventBase,
  type Examined,
  examineRecord,
  type GameText,
  heardBy,
  isObject,
  type Json,
  type MatchRecord,
  type Moment,
  replay as replayMoments,
  type WithChance,
  wordsAt,
} from '@orrery/engine';
import type { Command } from '../command.ts';
import { type Game, gameOf } from '../games.ts';
import { type Output, say } from '../output.ts';
import { recordIn } from '../record-file.ts';
import { inPlace, JSON_ARG, jsonOf, LANG_ARG, localeOf, MANY, textOf } from '../settings.ts';
import { standingLines } from '../words.ts';

export const replay: Command = {
  definition: {
    meta: { name: 'replay', description: 'Check an exported match and step through it' },
    args: {
      file: { type: 'positional', description: 'an exported match, or - for standard input' },
      at: { type: 'string', description: 'only show the table as it stood after n actions', valueHint: 'n' },
      step: { type: 'boolean', description: 'wait for Enter after each turn' },
      ...LANG_ARG,
      ...JSON_ARG,
    },
  },
  run: async (given, around) => {
    const path = given.word('file');
    const json = jsonOf(await textOf(path, around), path === '-' ? '' : path);
    const record = inPlace(path === '-' ? '' : path, () => {
      refuseSnapshot(json);
      return recordIn(json);
    });
    const game = inPlace('record.game', () => gameOf(record.game));
    const at = given.whole('at', { min: 0, max: MANY });
    if (at !== undefined && at > record.actions.length) throw new BadInput('--at', `the match has only ${record.actions.length} actions`);
    const { output } = around;
    const examined = record.rulesVersion === game.module.rulesVersion ? undefined : examineRecord(game.module, record);
    if (examined !== undefined) tellExamined(output, record, examined);
    if (examined?.stopped !== undefined) return OTHER_RULES;
    const today = { ...record, rulesVersion: game.module.rulesVersion };
    const moments = inPlace(path === '-' ? '' : path, () => [...replayMoments(game.module, today)]);
    const text = await game.text(localeOf(given));
    if (at !== undefined) {
      showTable(output, { game, record, text }, moments[at]);
      return 0;
    }
    for (const [index, moment] of moments.entries()) {
      tellMoment(output, { game, record, text }, moment);
      if (given.flag('step') && endsTurn(moments, index) && !(await goOn(output, { game, record, text }, moment))) return 0;
    }
    const { hash, result } = record;
    say(output, { ok: true, actions: record.actions.length, hash, result }, () =>
      [`Valid: ${record.actions.length} actions, hash ${hash}`, ...standingLines(result?.seats ?? [], text, nameIn(record))].join('\n'),
    );
    return 0;
  },
};

/** A stored state is no match: nothing leads to it, so there is nothing to replay. */
function refuseSnapshot(json: Json): void {
  if (!isObject(json) || 'format' in json) return;
  const { game, rulesVersion, state } = json;
  if (state === undefined || typeof game !== 'string' || typeof rulesVersion !== 'string') return;
  throw new BadInput('', `is a snapshot, one state of a match of ${game} by rules ${rulesVersion}; to replay, an exported match is needed`);
}

/** The exit code for a record of other rules: what can be checked is in order, and it cannot be replayed. */
const OTHER_RULES = 3;

function tellExamined(output: Output, record: MatchRecord, examined: Examined): void {
  const { madeWith, today, options, replayed, stopped } = examined;
  const { length: actions } = record.actions;
  say(output, { ...examined, checked: ['format', 'seed', 'result format'], actions }, () =>
    [
      `Made with rules ${madeWith} of ${record.game}; the current rules are ${today}.`,
      'Valid: the format, the seed against its commitment, the format of the result.',
      options === undefined
        ? 'Valid: the options, which are unchanged.'
        : `Not checked: the options, which the current rules do not have (${options}).`,
      stopped === undefined
        ? `All ${actions} actions also replay under the current rules, to the same end.`
        : `Not checked: the actions. The current rules can replay ${replayed} of ${actions} (${stopped}); that does not mean anything is wrong with them.`,
    ].join('\n'),
  );
}

type AnyMoment = Moment<WithChance, ActionBase, EventBase>;

interface Shown {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly text: GameText;
}

function nameIn(record: MatchRecord): (seat: number) => string {
  return (seat) => `${record.seats[seat] ?? ''} (${seat + 1})`;
}

/** The words for the table as it is at this moment. */
function textAt({ game, text }: Shown, { state }: AnyMoment): GameText {
  return wordsAt(text, game.module.view(state, 'spectator'));
}

function tellMoment(output: Output, shown: Shown, moment: AnyMoment): void {
  const { record } = shown;
  const events = heardBy(moment.told, 'spectator');
  if (output.isJson) {
    output.object({ count: moment.count, ...moment.done, events });
    return;
  }
  const text = textAt(shown, moment);
  for (const event of events) {
    const line = text.event(event, nameIn(record));
    if (line !== undefined) output.line(`${String(moment.count).padStart(5)}  ${line}`);
  }
}

function endsTurn(moments: readonly AnyMoment[], index: number): boolean {
  return moments[index].done?.seat !== moments[index + 1]?.done?.seat;
}

/** False: the person watching has seen enough. */
async function goOn(output: Output, shown: Shown, moment: AnyMoment): Promise<boolean> {
  showTable(output, shown, moment);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Enter: on, q: enough ');
  terminal.close();
  return answer.trim() !== 'q';
}

function showTable(output: Output, shown: Shown, moment: AnyMoment): void {
  const { game, record } = shown;
  const text = textAt(shown, moment);
  const view = game.module.view(moment.state, 'spectator');
  const standing = game.module.standing(moment.state);
  say(output, { count: moment.count, view, points: standing }, () =>
    [...game.board(view, text, nameIn(record)), ...standingLines(standing, text, nameIn(record))].join('\n'),
  );
}
