import type { WordLines } from '../shape.ts';
import { name, ship, shipOf, ships, the, where } from './phrases.ts';

/** What each word of a card does, as an action says it. */
export const wordLines: WordLines = {
  'change-ship': (target, { by }) => `turn ${ship(target)} to ${target.face + by}`,
  'flip-ship': (target) => `turn ${ship(target)} to ${7 - target.face}`,
  'shift-between-ships': ({ lower, raise }) => `lower ${ship(lower)} to ${lower.face - 1}, raise ${ship(raise)} to ${raise.face + 1}`,
  'reroll-ships': ({ faces, relic }) => `roll ${ships(faces, relic)} again`,
  'borrow-bonus': ({ territory }) => `borrow the bonus of ${name(territory)}`,
  'teleport-ship': (target) => `move ${ship(target)} from ${the(target.at)}`,
  'remove-ships': (target, _effect, names) => `fire at ${shipOf(names(target.owner), target)} at ${the(target.at)}`,
  'remove-field': ({ field }) => `take ${the(field)} off the planet`,
  'place-field': ({ territory }, { field }) => `put ${the(field)} on ${name(territory)}`,
  'move-colony': ({ owner, territory }, _effect, names) => `move ${names(owner)}’s colony from ${name(territory)}`,
  'swap-colonies': ({ owner, territory }, _effect, names) => `swap ${names(owner)}’s colony on ${name(territory)}`,
  'scrap-ship': (target, _effect, names) => `send ${shipOf(names(target.owner), target)} ${where(target.at)} back to the ship stock`,
  'salvage-card': ({ card }) => `take ${the(card)} from the discard pile`,
};
