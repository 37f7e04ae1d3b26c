import type { GameText, SeatNames } from '@orrery/engine';
import { HUNT_TOKENS, type HuntedView, PLACE_NUMBERS, type PlaceNumber, type View } from '@orrery/not-alone';
import { WORDS } from '../words.ts';

const NAME_WIDTH = 24;
const FACE_DOWN = '▒';

interface Drawn {
  readonly view: View;
  readonly text: GameText;
  readonly name: SeatNames;
}

/** The whole table as lines of text: the planet with its tokens and the people known to be there, then who holds what. */
export function board(view: View, text: GameText, name: SeatNames): string[] {
  const drawn = { view, text, name };
  return [
    `── ${termOf(drawn, `phase:${view.turn.phase}`)} · ${termOf(drawn, 'rescue-counter')} ${view.rescue} · ${termOf(drawn, 'assimilation-counter')} ${view.assimilation}${defense(drawn)} ──`,
    `── ${termOf(drawn, 'planet')} ──`,
    ...PLACE_NUMBERS.map((place) => placeLine(drawn, place)),
    `── ${WORDS[text.locale].players} ──`,
    creatureLine(drawn),
    ...view.hunted.map((hunted) => huntedLine(drawn, hunted)),
  ];
}

function termOf({ text }: Drawn, id: string): string {
  return text.terms[id]?.name ?? id;
}

function defense(drawn: Drawn): string {
  const { sanctuary } = drawn.view;
  return sanctuary === undefined ? '' : ` · ${termOf(drawn, 'defense-counter')} ${sanctuary.defense}`;
}

function placeLine(drawn: Drawn, place: PlaceNumber): string {
  const { view, name } = drawn;
  const card = view.planet[place - 1];
  const tokens = HUNT_TOKENS.filter((token) => view.tokens[token].includes(place)).map((token) => `[${termOf(drawn, `token:${token}`)}]`);
  const there = view.hunted.filter(({ played }) => played.some((visit) => visit.place === place)).map(({ seat }) => name(seat));
  const marker = card === 'beach' && view.marker ? [`[${termOf(drawn, 'marker')}]`] : [];
  const city = view.sanctuary?.place === place ? [`[${termOf(drawn, 'sanctuary')}]`] : [];
  const parts = [...tokens, ...marker, ...city, ...there];
  return `  ${String(place).padStart(2)} ${termOf(drawn, `place:${card}`).padEnd(NAME_WIDTH)} ${parts.join('  ')}`.trimEnd();
}

/** Cards the viewer sees by name, the backs of the others. */
function cardsOf(drawn: Drawn, deck: string, cards: readonly string[]): string {
  if (cards.length === 0) return '–';
  const known = cards.filter((card) => card !== 'hidden').map((card) => termOf(drawn, `${deck}${card}`));
  const backs = FACE_DOWN.repeat(cards.length - known.length);
  return [...known, ...(backs === '' ? [] : [backs])].join(', ');
}

function creatureLine(drawn: Drawn): string {
  const { creature } = drawn.view;
  if (creature.seat < 0) return `  ${termOf(drawn, 'creature')}`;
  const adaptations = creature.developed.map(({ adaptation }) => termOf(drawn, `adaptation:${adaptation}`));
  const dna = drawn.view.sanctuary === undefined ? '' : ` · ${termOf(drawn, 'dna')} ${creature.dna}`;
  const developed = adaptations.length === 0 ? '' : ` · ${adaptations.join(', ')}`;
  const who = `${drawn.name(creature.seat)} (${termOf(drawn, 'creature')})`;
  return `  ${who.padEnd(NAME_WIDTH)} ${cardsOf(drawn, 'hunt:', creature.hand)}${dna}${developed}`;
}

function huntedLine(drawn: Drawn, hunted: HuntedView): string {
  const character = hunted.character === undefined ? '' : ` (${termOf(drawn, `character:${hunted.character}`)})`;
  const parts = [
    `${termOf(drawn, 'will')} ${hunted.will}`,
    `✋ ${cardsOf(drawn, 'place:', hunted.hand)}`,
    `${termOf(drawn, 'in-play')}: ${cardsOf(
      drawn,
      'place:',
      hunted.played.map(({ card }) => card),
    )}`,
    `${termOf(drawn, 'discard-pile')}: ${cardsOf(drawn, 'place:', hunted.discard)}`,
    cardsOf(drawn, 'survival:', hunted.survival),
  ];
  return `  ${`${drawn.name(hunted.seat)}${character}`.padEnd(NAME_WIDTH)} ${parts.join(' · ')}`;
}
