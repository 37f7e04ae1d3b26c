import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type AnyBotGame, botLevels, botPlayer, deepSearch, type Player, playMatch } from '@orrery/bots';
import { chanceFromSeed, type Json, type Result, readOptions } from '@orrery/engine';
import { FACTIONS, type Faction, theseus } from '@orrery/theseus';
import { BY_HAND, knowledgeWith, type NamedWeights, theseusBot, weightsFrom } from '@orrery/theseus/bot';

export const game: AnyBotGame = { module: theseus, knowledge: theseusBot };

/** Every two factions. */
export const PAIRS: readonly (readonly [Faction, Faction])[] = FACTIONS.flatMap((one, at) =>
  FACTIONS.slice(at + 1).map((other) => [one, other] as const),
);

/** A search that may look at this many positions for an answer, with its own knowledge where that is given. */
export function searcher(positions: number, knowledge: AnyBotGame['knowledge'] = theseusBot): Player {
  const budget = { nodes: positions, width: 4, worlds: 1, gambles: 0 };
  return (question) =>
    question.legal.length === 1
      ? { action: question.legal[0], alternatives: [] }
      : deepSearch({ game: { module: theseus, knowledge }, question, budget, chance: chanceFromSeed(question.salt) });
}

/** A level by its name, `look:<positions>`, or `look:<positions>:<weights file>`, where `by-hand` is the table set by hand. */
export function playerNamed(name: string): Player {
  if (botLevels(theseus.id).includes(name)) return botPlayer(game, name);
  const [look, positions, weights] = name.split(':');
  if (look !== 'look' || !(Number(positions) > 0)) throw new Error(`${name} is no level of Theseus and not like look:1000`);
  return searcher(Number(positions), weights === undefined ? theseusBot : knowledgeWith(weightsFrom(readWeights(weights))));
}

export function readWeights(path: string): NamedWeights {
  return path === 'by-hand' ? BY_HAND : JSON.parse(readFileSync(path, 'utf8'));
}

export interface Duel {
  /** Seat by seat. */
  readonly factions: readonly [Faction, Faction];
  readonly players: readonly [Player, Player];
  readonly seed: string;
  readonly salt: string;
}

/** What each seat got of the first place, and how the match went. */
export interface DuelResult {
  readonly won: readonly number[];
  readonly because: string;
  readonly rounds: number;
}

export async function playDuel({ factions: [faction1, faction2], players, seed, salt }: Duel): Promise<DuelResult> {
  const options = readOptions(theseus.options, { faction1, faction2 }, 2);
  const { result, rounds } = await playMatch({ game, options, players, seed, salt });
  return { won: sharesOf(result), because: result.because, rounds };
}

export function sharesOf({ seats }: Result): number[] {
  const first = seats.filter(({ rank }) => rank === 1).length;
  return [...seats].sort((one, other) => one.seat - other.seat).map(({ rank }) => (rank === 1 ? 1 / first : 0));
}

/** What was written into the file before, line by line; a run that was stopped goes on behind it. */
export function readLines<Line extends Json>(path: string): Line[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

export function addLine(path: string, line: Json): void {
  appendFileSync(path, `${JSON.stringify(line)}\n`);
}

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
