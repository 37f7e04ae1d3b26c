import { at, BadInput, type Json } from '@orrery/engine';
import { type Card, cardOfFacts } from '../cards/catalogue.ts';
import type { Scoring } from '../cards/powers.ts';
import { problemLines } from '../text/en/problems.ts';
import { sayProblem } from '../text/shape.ts';
import { type Pack, type PackCard, readCards, readPack } from './pack.ts';
import { printedOf, refusePack, titleKey } from './refuse-card.ts';

/** The cards of a pack as the rules read them, `own-0` first. */
export function cardsOfPack(pack: Pick<Pack, 'cards'>): Card[] {
  return pack.cards.map((card) => cardOfPack(card, pack.cards));
}

/** `among`: the cards its lines may name. */
export function cardOfPack(card: PackCard, among: readonly PackCard[] = [card]): Card {
  const { copies, scoring, ...facts } = card;
  return cardOfFacts({ ...facts, scoring: scoring?.map((line) => withTitle(line, among)), copies: [copies, 0] });
}

/** A line for a name says the id of a printed card, or the title of one of the pack as that card has it. */
function withTitle(line: Scoring, among: readonly PackCard[]): Scoring {
  if (line.for !== 'title') return line;
  const own = among.find(({ title }) => titleKey(title) === titleKey(line.title));
  return { ...line, title: own?.title ?? printedOf(line.title) ?? line.title };
}

/** [RG-15.1] A pack that can be played with. Throws `BadInput`, which names the place, the reason and the rule. */
export function readPlayablePack(place: string, given: Json): Pack {
  const pack = readPack(given, place);
  refuseUnplayable(at(place, 'cards'), pack.cards);
  return pack;
}

/** The cards alone. */
export function readPlayableCards(place: string, given: Json): PackCard[] {
  const cards = readCards(place, given);
  refuseUnplayable(place, cards);
  return cards;
}

function refuseUnplayable(place: string, cards: readonly PackCard[]): void {
  const [problem] = refusePack({ cards });
  if (problem === undefined) return;
  const where = at(place, problem.card);
  throw new BadInput(problem.at === '' ? where : at(where, problem.at), `${sayProblem(problemLines, problem)} [${problem.rule}]`);
}
