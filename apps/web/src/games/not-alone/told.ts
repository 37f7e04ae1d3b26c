import type { Event, View } from '@orrery/not-alone';
import type { Sound } from '../../ui/sound.ts';
import { fromTheBoard, plateOf, type Spots, type Told } from '../told.ts';
import { movesOf } from './motion/moves.ts';
import { keys } from './paths.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const plate = (seat: number): Spots => [keys.seat(seat)];
const visit = (seat: number, card: EventOf<'power-used'>['card']): Spots => [keys.visit(seat, card), keys.seat(seat)];
const spots = (at: EventOf<'token-placed'>['at']): readonly Spots[] => at.map((place) => [keys.spot(place)]);
const track = (name: string) => (): readonly Spots[] => [[name]];
const survival = (seat: number): Spots => [`survival-of:${seat}`, keys.seat(seat)];
const ofHunt = (): readonly Spots[] => [['hunt-hand']];
const dna = (): readonly Spots[] => [['dna']];

const PLACES: { readonly [Type in Event['type']]?: (event: EventOf<Type>) => readonly Spots[] } = {
  'token-placed': ({ token, at }) => [[keys.token(token)], ...spots(at)],
  'token-moved': ({ token, to }) => [[keys.token(token)], ...spots([to])],
  'hunted-moved': ({ seat, card, to }) => [visit(seat, card), ...spots([to])],
  'places-revealed': ({ plays }) => plays.flatMap(({ seat, cards }) => cards.map((card) => visit(seat, card))),
  'power-used': ({ seat, card }) => [visit(seat, card)],
  'stood-idle': ({ seat, card }) => [visit(seat, card)],
  'hit-by-artemia': ({ seat, card }) => [visit(seat, card)],
  caught: ({ seat, cards }) => [...cards.map((card) => visit(seat, card)), plate(seat)],
  'last-will-lost': ({ seats }) => seats.map(plate),
  'place-taken': ({ seat, card }) => [[keys.reserve(card)], plate(seat)],
  'rescue-moved': track('rescue'),
  'rescue-held': track('rescue'),
  'assimilation-moved': track('assimilation'),
  'defense-moved': track('defense'),
  'bonus-reached': track('defense'),
  'sanctuary-moved': ({ to }) => [['sanctuary'], ...spots([to])],
  'sanctuary-stayed': track('sanctuary'),
  'survival-drawn': ({ seat }) => [survival(seat)],
  'survival-played': ({ seat, card }) => [[`survival:${card}`, ...survival(seat)]],
  'survival-discarded': ({ seat }) => [survival(seat)],
  'survival-salvaged': ({ seat }) => [survival(seat)],
  'hunt-played': ({ card }) => [[`hunt:${card}`, 'hunt-hand']],
  'hunting-ended': ofHunt,
  'choices-undone': ({ seats }) => seats.map(plate),
  'piles-darkened': ({ seats }) => seats.map(plate),
  'piles-opened': ({ piles }) => piles.map(({ seat }) => plate(seat)),
  'hunt-drawn': ofHunt,
  'hunt-discarded': ofHunt,
  'hunt-put-under': ofHunt,
  'hunt-looked-at': ofHunt,
  'hunt-reshuffled': ofHunt,
  'dna-taken': dna,
  'dna-put-back': dna,
  'adaptation-developed': ({ adaptation }) => [[`adaptation:${adaptation}`]],
  'adaptation-used': ({ adaptation }) => [[`adaptation:${adaptation}`]],
};

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  'place-laid': 'card',
  'hunt-played': 'reveal',
  'survival-played': 'reveal',
  'survival-drawn': 'card',
  'token-placed': 'place',
  'token-moved': 'place',
  'hunted-moved': 'place',
  'places-revealed': 'reveal',
  'power-used': 'gain',
  'hit-by-artemia': 'hit',
  caught: 'catch',
  'last-will-lost': 'catch',
  'will-lost': 'hit',
  'will-regained': 'gain',
  'rescue-moved': 'step',
  'assimilation-moved': 'step',
  'defense-moved': 'step',
  'survivor-rescued': 'gain',
};

function placesOf<Type extends Event['type']>(event: EventOf<Type>): readonly Spots[] {
  const places: ((event: EventOf<Type>) => readonly Spots[]) | undefined = PLACES[event.type];
  return places?.(event) ?? plateOf(event);
}

/** What lies on the planet and its tracks; a hand that grows is counted on its plate. */
const MARKED = /^(token|visit|rescue|assimilation|defense|sanctuary|adaptation)/;

export const told: Told<Event, View> = {
  places: placesOf,
  moved: (event) =>
    movesOf(event)
      .filter((move) => MARKED.test(move.to))
      .map(({ from, to }) => ({ from: fromTheBoard(from), to })),
  sound: ({ type }) => SOUNDS[type],
};
