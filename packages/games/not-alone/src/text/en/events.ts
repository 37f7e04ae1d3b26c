import { capital, counted } from '@orrery/engine';
import type { PlaceId } from '../../cards/places.ts';
import type { EventLines, SpotNames } from '../shape.ts';
import { aim, aimed, by, cards, cause, list, name, place, places, spots, steps, token } from './words.ts';

const ENDINGS = {
  assimilated: 'The planet has absorbed the Hunted: the Creature wins',
  rescued: 'Help has come: the Hunted win',
  'sanctuary-held': 'The Sanctuary holds: the Hunted win',
} as const;

const ROWS = { upper: 'a place 1–5', lower: 'a place 6–10', none: 'no place of the planet' } as const;

/** The cards if they may be known, else how many. */
const known = (count: number, ids: readonly PlaceId[] | undefined): string => (ids === undefined ? cards(count) : places(ids));
const level = (of: 1 | 2): string => (of === 1 ? 'I' : 'II');

type Names = (seat: number) => string;

export const eventLines = (spot: SpotNames): EventLines => ({
  'volunteers-heard': ({ volunteers }, names) =>
    volunteers.length === 0 ? 'Nobody volunteers to be the Creature' : `Volunteers to be the Creature: ${list(volunteers.map(names))}`,
  'creature-chosen': ({ seat }, names) => `${names(seat)} is the Creature`,
  'side-chosen': ({ side }) => `The board shows side ${side.toUpperCase()}`,
  'adaptation-drawn': ({ level: drawn, adaptation }) =>
    adaptation === undefined
      ? `The Creature draws a level ${level(drawn)} adaptation`
      : `The Creature draws ${name(`adaptation:${adaptation}`)}`,
  'characters-chosen': ({ characters }, names) =>
    characters.map(({ seat, character }) => `${names(seat)} is ${name(`character:${character}`)}`).join('; ') || undefined,
  'adaptation-chosen': ({ adaptation }) => `The Creature has ${name(`adaptation:${adaptation}`)}`,
  'turn-began': ({ turn }) => `Turn ${turn}`,
  'phase-began': ({ phase }) => `Phase ${phase}: ${name(`phase:${phase}`)}`,
  resisted: ({ seat, will }, names) => `${names(seat)} pays ${will} Will to Resist`,
  'gave-up': ({ seat, forced }, names) => `${names(seat)} ${forced ? 'has to give up' : 'gives up'}`,
  'place-laid': ({ seat, card }, names) => `${names(seat)} lays ${card === undefined ? 'a card face down' : place(card)}`,
  'places-taken-up': ({ seat }, names) => `${names(seat)} takes their cards back and chooses again`,
  'choices-undone': ({ cause: why }) => `${capital(cause(why))}: all laid cards go back to hand, everybody chooses again`,
  answered: ({ seat }, names) => `${names(seat)} has chosen`,
  'hunt-played': ({ card, target, copies }, names) => {
    const at = aim(target, spot, names);
    const as = copies === undefined ? '' : ` as ${name(`hunt:${copies}`)}`;
    return `The Creature plays ${name(`hunt:${card}`)}${as}${at === '' ? '' : `: ${at}`}`;
  },
  'survival-played': ({ seat, card, target }, names) => `${names(seat)} plays ${aimed(`survival:${card}`, target, { spot, names })}`,
  'character-used': ({ seat, character, target }, names) =>
    `${names(seat)} uses ${aimed(`character:${character}`, target, { spot, names })}`,
  'adaptation-used': ({ adaptation, target }, names) => `The Creature uses ${aimed(`adaptation:${adaptation}`, target, { spot, names })}`,
  passed: () => undefined,
  'token-placed': ({ token: laid, at, from }) => {
    const where = at.length === 2 ? `between ${spots(spot, at)}` : `on ${spots(spot, at)}`;
    return `${capital(token(laid))} ${from.length === 0 ? 'is placed' : 'is taken back and placed'} ${where}`;
  },
  'token-moved': ({ token: moved, from, to, cause: why }) =>
    `${capital(token(moved))} moves from ${spots(spot, from)} to ${spot(to)}${by(why)}`,
  'hunted-moved': ({ seat, from, to, cause: why }, names) => `${names(seat)} is moved from ${spot(from)} to ${spot(to)}${by(why)}`,
  'hunting-ended': () => 'The Creature has ended the hunt',
  'place-kept': ({ seat, card }, names) => `${names(seat)} keeps ${card === undefined ? 'one of two cards' : place(card)} in play`,
  'play-swapped': ({ seat, cause: why, out, in: coming }, names) =>
    out === undefined || coming === undefined
      ? `${names(seat)} swaps the card in play${by(why)}`
      : `${names(seat)} swaps ${place(out)} for ${place(coming)}${by(why)}`,
  'places-revealed': ({ plays }, names) =>
    plays.map(({ seat, cards: shown }) => `${names(seat)}: ${shown.length === 0 ? 'nothing' : places(shown)}`).join('; ') || undefined,
  'step-began': () => undefined,
  'power-used': ({ seat, card, place: used, way, isCopy, cause: why }, names) => {
    const later = way === 'lay-two' ? ' and will lay two cards next turn' : '';
    if (!isCopy) return `${names(seat)} uses ${place(used)}${later}`;
    return `${names(seat)} copies ${place(used)}${by(why === `place:${used}` ? `place:${card}` : why)}${later}`;
  },
  'stood-idle': ({ seat, card, because }, names) => {
    if (because === 'own-choice') return `${names(seat)} does nothing at ${place(card)}`;
    return `${names(seat)} can do nothing at ${place(card)}${because === 'nothing-possible' ? '' : by(because)}`;
  },
  'places-returned': ({ seat, count, cause: why, cards: ids }, names) =>
    count === 0 ? undefined : `${names(seat)} takes back ${known(count, ids)}${by(why)}`,
  'played-returned': ({ seat, card, cause: why }, names) =>
    `${names(seat)} takes ${place(card)} back from play${why === `place:${card}` ? '' : by(why)}`,
  'places-discarded': ({ seat, count, cause: why, cards: ids }, names) =>
    count === 0 ? undefined : `${names(seat)} discards ${known(count, ids)}${by(why)}`,
  'place-taken': ({ seat, card, cause: why }, names) => `${names(seat)} takes ${place(card)} from the reserve${by(why)}`,
  'place-removed': ({ card }) => `${capital(place(card))} is removed from the match`,
  'marker-moved': ({ on, cause: why }) =>
    `The Marker is ${on ? 'placed on' : 'taken off'} the Beach${why === 'place:beach' ? '' : by(why)}`,
  'will-lost': ({ seat, will, left, cause: why }, names) => `${names(seat)} loses ${will} Will${by(why)}, ${left} left`,
  'will-spared': ({ seat, cause: why }, names) => `${names(seat)} loses no Will${by(why)}`,
  'will-regained': ({ seat, will, left, cause: why }, names) => `${names(seat)} regains ${will} Will${by(why)}, now ${left}`,
  'hit-by-artemia': ({ seat, card }, names) => `${names(seat)} is hit by ${token('artemia')} at ${place(card)}`,
  caught: ({ seat, cards: ids }, names) => `${names(seat)} is caught at ${places(ids)}`,
  'last-will-lost': ({ seats }, names) => `${list(seats.map(names))} ${seats.length === 1 ? 'loses' : 'lose'} their last Will`,
  'hunted-reset': ({ seat, will, count, cards: ids }, names) =>
    `${names(seat)} takes back ${count === 0 ? 'no cards' : known(count, ids)} and has ${will} Will again`,
  'rescue-moved': ({ steps: made, left, cause: why }) => `Rescue moves ${steps(made)}${by(why)}, ${left} left`,
  'rescue-held': ({ cause: why }) => `Rescue does not move${by(why)}`,
  'assimilation-moved': ({ steps: made, left, cause: why }) => `Assimilation moves ${steps(made)}${by(why)}, ${left} left`,
  'hand-shown': ({ seat, count, cause: why, cards: ids }, names) =>
    `${names(seat)} shows the Creature ${count === 0 ? 'no cards' : known(count, ids)}${by(why)}`,
  'hand-asked': ({ seat, card, cause: why, has }, names) => askedHand({ who: names(seat), card: place(card), why: by(why), has }),
  'play-asked': ({ seat, cause: why, row }, names) =>
    `${names(seat)} tells the Creature ${row === undefined ? 'about the card in play' : `that ${ROWS[row]} is in play`}${by(why)}`,
  'piles-darkened': ({ cause: why, seats }, names) => `${capital(cause(why))}: the Creature cannot see ${pilesOf(seats, names)}`,
  'piles-opened': ({ piles }, names) => {
    const open = piles.map(({ seat, cards: ids }) => `${names(seat)} (${ids.length === 0 ? 'empty' : places(ids)})`);
    return piles.every(({ cards: ids }) => ids.length === 0) ? undefined : `Discard piles are open again: ${list(open)}`;
  },
  'survival-drawn': ({ seat, count, cause: why, cards: ids }, names) => {
    if (count === 0) return undefined;
    const what = ids === undefined ? counted(count, 'Survival card') : list(ids.map((id) => name(`survival:${id}`)));
    return `${names(seat)} draws ${what}${by(why)}`;
  },
  'survival-discarded': ({ seat, card, cause: why }, names) => `${names(seat)} discards ${name(`survival:${card}`)}${by(why)}`,
  'survival-salvaged': ({ seat, card, cause: why }, names) =>
    `${names(seat)} takes ${name(`survival:${card}`)} from the discard pile${by(why)}`,
  'survival-reshuffled': ({ cards: count }) => `The Survival discard pile is reshuffled into a new deck of ${counted(count, 'card')}`,
  'hunt-drawn': ({ count, cards: ids }) => {
    if (count === 0) return undefined;
    return `The Creature draws ${ids === undefined ? counted(count, 'Hunt card') : list(ids.map((id) => name(`hunt:${id}`)))}`;
  },
  'hunt-discarded': ({ card, cause: why }) => `The Creature discards ${name(`hunt:${card}`)}${by(why)}`,
  'hunt-put-under': ({ count, cause: why, cards: ids }) => {
    if (count === 0) return undefined;
    const what = ids === undefined ? counted(count, 'Hunt card') : list(ids.map((id) => name(`hunt:${id}`)));
    return `${what} ${count === 1 ? 'goes' : 'go'} under the Hunt deck${by(why)}`;
  },
  'hunt-looked-at': ({ seat, count, cause: why, cards: ids }, names) =>
    `${names(seat)} looks at ${counted(count, 'Hunt card')}${by(why)}${ids === undefined ? '' : `: ${list(ids.map((id) => name(`hunt:${id}`)))}`}`,
  'hunt-reshuffled': ({ cards: count }) => `The Hunt discard pile is reshuffled into a new deck of ${counted(count, 'card')}`,
  'play-discarded': ({ seat, count, cards: ids }, names) => {
    if (count === 0) return undefined;
    if (ids === undefined) return `${names(seat)} discards ${cards(count)} from play`;
    const whose = list(ids.map((id) => place(id).replace(/^the /, '')));
    return `${names(seat)}’s ${whose} ${ids.length === 1 ? 'goes' : 'go'} to the discard pile`;
  },
  'tokens-taken-back': () => undefined,
  'survivor-rescued': ({ seat, survivor, works }, names) =>
    `${names(seat)} rescues ${name(`survivor:${survivor}`)}${works ? '' : ', without effect'}`,
  'survivor-taken': ({ seat, cause: why }, names) => `${names(seat)} takes a survivor face down${by(why)}`,
  'survivors-gone': ({ seat, count, cause: why }, names) => `${names(seat)} discards ${counted(count, 'survivor')}${by(why)}`,
  'survivors-shown': ({ survivors }) =>
    survivors.length === 0 ? undefined : `Now face up: ${list(survivors.map((id) => name(`survivor:${id}`)))}`,
  'defense-moved': ({ steps: made, left, cause: why }) => `Defense moves ${steps(made)}${by(why)}, ${left} left`,
  'bonus-reached': ({ bonus }) => `Bonus: ${name(`bonus:${bonus}`)}`,
  'sanctuary-moved': ({ from, to, cause: why }) =>
    `The Sanctuary moves from ${spot(from)} to ${spot(to)}${why === 'phase-five' ? '' : by(why)}`,
  'sanctuary-stayed': ({ cause: why }) => `The Sanctuary stays where it is${by(why)}`,
  'adaptation-blocked': ({ cause: why }) => `The Creature may neither adapt nor hide this turn${by(why)}`,
  'dna-taken': ({ count, cause: why }) => (count === 0 ? undefined : `The Creature takes ${count} DNA${by(why)}`),
  'dna-put-back': ({ count, cause: why }) => {
    if (count === 0) return undefined;
    return why === 'adapt' ? `The Creature pays ${count} DNA${by(why)}` : `The Creature puts ${count} DNA back${by(why)}`;
  },
  adapted: () => 'The Creature adapts',
  hid: ({ quietly }) => (quietly ? 'The Creature hides quietly' : 'The Creature hides'),
  'adaptation-skipped': () => 'The Creature neither adapts nor hides',
  'adaptation-developed': ({ adaptation, cost }) => `The Creature develops ${name(`adaptation:${adaptation}`)} for ${cost} DNA`,
  'adaptation-discarded': ({ adaptation, cause: why }) => `${name(`adaptation:${adaptation}`)} is discarded${by(why)}`,
  'adaptation-kept': ({ adaptation }) => `The Creature pays 1 DNA and keeps ${name(`adaptation:${adaptation}`)}`,
  'adaptation-put-under': ({ count, cause: why, adaptation }) =>
    `${adaptation === undefined ? counted(count, 'adaptation card') : name(`adaptation:${adaptation}`)} ${count === 1 ? 'goes under its deck' : 'go under their decks'}${by(why)}`,
  'match-ended': ({ because }) => ENDINGS[because],
});

interface AskedHand {
  readonly who: string;
  readonly card: string;
  readonly why: string;
  readonly has: boolean | undefined;
}

function askedHand({ who, card, why, has }: AskedHand): string {
  if (has === undefined) return `${who} tells the Creature whether ${card} is in hand${why}`;
  return `${who} ${has ? 'has' : 'does not have'} ${card} in hand${why}`;
}

function pilesOf(seats: readonly number[], names: Names): string {
  return seats.length === 1 ? `${names(seats[0])}’s discard pile` : `the discard piles of ${list(seats.map(names))}`;
}
