import {
  below,
  type Chance,
  chanceFromKey,
  chanceFromSeed,
  heardBy,
  nextWord,
  type Seat,
  stableJson,
  step,
  type Viewer,
} from '@orrery/engine';
import type { Choice, RandomGame } from '@orrery/testkit';
import type { Action } from '../actions.ts';
import { notAlone } from '../index.ts';
import type { State } from '../state.ts';
import { playRandomly, randomChoice } from './random-play.ts';

/** Steps played in both worlds before they are left. */
const STEPS = 8;
/** Actions looked for that both worlds allow and that bring nothing to light. */
const TRIES = 12;

export interface Compared {
  /** Positions in which a viewer's hidden part was drawn anew. */
  positions: number;
  /** Of these, in which the other world really was another one. */
  different: number;
  /** Actions done in both worlds. */
  steps: number;
  /** What a viewer could tell the worlds apart by. */
  readonly leaks: string[];
}

/**
 * Plays a random game; at about one action in `every` somebody's hidden part (hands, cards in play, decks, sealed answers, the generator) is
 * drawn anew from what that viewer knows, and both worlds continue with the same actions of the seats that may act. As long as nothing came to light
 * the viewer must see, hear, be asked and be refused the same.
 */
export function compareWorlds(game: RandomGame, every: number): Compared {
  const compared: Compared = { positions: 0, different: 0, steps: 0, leaks: [] };
  const chance = chanceFromSeed(`${game.seed}: worlds`);
  playRandomly(game, {
    done: (state) => {
      if (below(chance, every) > 0) return;
      const looking = below(chance, state.seats + 1);
      const viewer: Viewer = looking === state.seats ? 'spectator' : looking;
      new Pair(state, viewer, chance).playOn(compared);
    },
  });
  return compared;
}

class Pair {
  #real: State;
  #other: State;
  readonly #viewer: Viewer;
  readonly #chance: Chance;

  constructor(real: State, viewer: Viewer, chance: Chance) {
    const key = Array.from({ length: 8 }, () => nextWord(chance));
    this.#real = notAlone.clone(real);
    this.#other = notAlone.imagine(notAlone.view(real, viewer), chanceFromKey(key));
    this.#viewer = viewer;
    this.#chance = chance;
  }

  playOn(compared: Compared): void {
    compared.positions += 1;
    if (secretsOf(this.#real) !== secretsOf(this.#other)) compared.different += 1;
    for (let count = 0; count < STEPS; count++) {
      const leak = this.#difference();
      if (leak !== undefined) {
        compared.leaks.push(leak);
        return;
      }
      if (!this.#step(compared)) return;
    }
  }

  /** What the viewer is given besides the events: view, questions, answers, points, who is waited for. */
  #difference(): string | undefined {
    const [one, other] = [this.#real, this.#other].map((state) => stableJson(givenTo(state, this.#viewer)));
    if (one === other) return undefined;
    let start = 0;
    while (one[start] === other[start]) start++;
    const from = Math.max(0, start - 80);
    return `viewer ${this.#viewer} at ${this.#real.turn.stage}: …${one.slice(from, start + 100)}… or …${other.slice(from, start + 100)}…`;
  }

  /** The same action in both; false: there is none, or something came to light. */
  #step(compared: Compared): boolean {
    for (let tries = 0; tries < TRIES; tries++) {
      const choice = randomChoice(this.#real, this.#chance, this.#real.seats);
      if (choice === undefined) return false;
      const outcome = this.#try(choice);
      if (outcome === 'not-in-both') continue;
      compared.steps += 1;
      if (outcome !== 'same') {
        if (outcome !== 'revealed') compared.leaks.push(outcome);
        return false;
      }
      return true;
    }
    return false;
  }

  #try({ seat, action }: Choice<Action>): 'not-in-both' | 'same' | 'revealed' | (string & {}) {
    const what = `viewer ${this.#viewer}, seat ${seat} does ${stableJson(action)} at ${this.#real.turn.stage}`;
    const one = step(notAlone, this.#real, seat, action);
    const other = step(notAlone, this.#other, seat, action);
    if (!one.ok) throw new Error(`${what}: refused`);
    if (!other.ok) return seat === this.#viewer ? `${what}: refused in the other world` : 'not-in-both';
    if (one.revealed !== other.revealed) return `${what}: reveals in one world alone`;
    if (one.revealed) return 'revealed';
    const [heard, otherHeard] = [one, other].map(({ told }) => stableJson(heardBy(told, this.#viewer)));
    if (heard !== otherHeard) return `${what}: heard ${heard} or ${otherHeard}`;
    this.#real = one.state;
    this.#other = other.state;
    return 'same';
  }
}

function givenTo(state: State, viewer: Viewer): unknown {
  const own = viewer === 'spectator' ? [] : [notAlone.decision(state, viewer) ?? null, notAlone.legal(state, viewer)];
  const everybody: Seat[] = Array.from({ length: state.seats }, (_, seat) => seat);
  const asked = notAlone.asked(state);
  return [
    notAlone.view(state, viewer),
    asked,
    // What those who are waited for are asked, and whether somebody answers for them.
    asked.map((seat) => [notAlone.decision(state, seat)?.ask ?? null, notAlone.automatic?.(state, seat, notAlone.orders ?? []) ?? null]),
    everybody.map((seat) => notAlone.roleOf?.(state, seat) ?? null),
    notAlone.standing(state),
    notAlone.result(state) ?? null,
    ...own,
  ];
}

/** All that is hidden from somebody, but for the generator, which always differs. */
function secretsOf(state: State): string {
  const { sanctuary } = state;
  return stableJson([
    state.hunted.map(({ hand, played, discard, survival, survivors }) => [hand, played, discard, survival, survivors]),
    state.creature,
    state.huntDeck,
    state.survivalDeck,
    sanctuary === undefined ? [] : [sanctuary.survivorDeck, sanctuary.adaptationDecks],
    state.sealed,
    state.dealtCharacters,
  ]);
}
