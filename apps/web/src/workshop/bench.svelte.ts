import type { Card, CardId, Good, Keyword } from '@orrery/race-for-the-galaxy';
import type { CardParts } from '@orrery/race-for-the-galaxy/text/card-parts';
import {
  BOUNDS,
  cardOfPack,
  cardsOfPack,
  type Pack,
  type PackCard,
  type PackProblem,
  refusePack,
} from '@orrery/race-for-the-galaxy/workshop';
import { getContext, setContext } from 'svelte';
import { readyPack } from './pack-file.ts';
import { type KeptPack, keepPack } from './pack-store.ts';
import type { Spoken } from './spoken.ts';
import type { WorkshopWords } from './words.ts';

/** A pack being made. Every change is kept at once; what the rules cannot mean is kept too, and said. */
export class Bench {
  readonly id: string;
  readonly #spoken: () => Spoken;
  pack = $state.raw<Pack>({ orrery: 'race-pack', version: 1, title: '', cards: [] });
  /** Which card is on the bench. */
  place = $state(0);
  keeping = $state<'kept' | 'keeping' | 'failed'>('kept');
  #changes = 0;

  constructor(kept: KeptPack, spoken: () => Spoken) {
    this.id = kept.id;
    this.pack = kept.pack;
    this.#spoken = spoken;
  }

  readonly spoken: Spoken = $derived.by(() => this.#spoken());
  readonly words: WorkshopWords = $derived.by(() => this.spoken.words);
  readonly card: PackCard | undefined = $derived.by(() => this.pack.cards[this.place]);
  readonly faces: readonly Card[] = $derived.by(() => cardsOfPack(this.pack));
  readonly problems: readonly PackProblem[] = $derived.by(() => (this.pack.cards.length === 0 ? [] : refusePack(this.pack)));
  readonly ownProblems: readonly PackProblem[] = $derived.by(() => this.problems.filter(({ card }) => card === this.place));
  /** Why the pack could be neither shared nor played yet. */
  readonly whyNot: string | undefined = $derived.by(() => {
    if (this.pack.cards.length === 0) return this.words.noCards;
    if (this.problems.length > 0) return this.words.mendFirst;
    return readyPack(this.pack) === undefined ? this.words.mendNames : undefined;
  });
  readonly isFull: boolean = $derived.by(() => this.pack.cards.length >= BOUNDS.designs);

  /** Problems of the card on the bench at this field: its own, and with `isWhole` those of the fields inside it. */
  problemsAt(at: string, isWhole = true): readonly PackProblem[] {
    return this.ownProblems.filter(
      (problem) => problem.at === at || (isWhole && (problem.at.startsWith(`${at}.`) || problem.at.startsWith(`${at}[`))),
    );
  }

  change(pack: Pack): void {
    this.pack = pack;
    this.keeping = 'keeping';
    this.#changes += 1;
    const change = this.#changes;
    keepPack({ id: this.id, pack, changedAt: Date.now() }).then(
      () => {
        if (change === this.#changes) this.keeping = 'kept';
      },
      () => {
        this.keeping = 'failed';
      },
    );
  }

  /** Another card in the place of the one on the bench. */
  put(card: PackCard): void {
    this.change({ ...this.pack, cards: this.pack.cards.map((each, index) => (index === this.place ? card : each)) });
  }

  add(card: PackCard): void {
    this.place = this.pack.cards.length;
    this.change({ ...this.pack, cards: [...this.pack.cards, card] });
  }

  remove(place: number): void {
    this.place = Math.max(0, Math.min(this.place, this.pack.cards.length - 2));
    this.change({ ...this.pack, cards: this.pack.cards.filter((_, index) => index !== place) });
  }

  /** One power or line as words, whatever else is on the card. */
  said(part: Partial<PackCard>, row: CardParts['rows'][number]['row']): string {
    const blank: PackCard = { title: '-', copies: 1, kind: 'world', cost: 0, isMilitary: false, points: 0 };
    const found = this.spoken.partsOf(cardOfPack({ ...blank, ...part }, this.pack.cards)).rows.find((each) => each.row === row);
    return found?.words.join('; ') ?? '';
  }

  good(kind: Good): string {
    return this.spoken.text.terms[`good:${kind}`].name;
  }

  keyword(word: Keyword): string {
    return this.spoken.text.terms[`keyword:${word}`].name;
  }
}

export const ownId = (place: number): CardId => `own-${place}`;

const KEY = Symbol('bench');
export const provideBench = (bench: Bench): Bench => setContext(KEY, bench);
export const useBench = (): Bench => getContext<Bench>(KEY);
