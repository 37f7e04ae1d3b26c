import { nameIn, type RefusalLines } from '../shape.ts';
import { NAMES } from './names.ts';

const name = (id: number | string | undefined): string => nameIn(NAMES, id);

const counted = (count: number | string | undefined, one: string, other: string): string => `${count} ${Number(count) === 1 ? one : other}`;

export const refusalLines = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn.',
  'answer-first': 'Answer the question you were asked first.',
  'not-asked': 'You are not being asked this right now.',

  'no-such-ship': ({ face }) => `You have no other unplaced ship showing ${face}.`,
  'relic-not-among-them': 'The Relic Ship is not among these ships.',
  'one-ship-at-a-time': ({ at }) => `The ${name(at)} takes ships one at a time.`,
  'no-free-dock': ({ at, free, needed }) =>
    Number(free) === 0
      ? `All docks at the ${name(at)} are taken.`
      : `The ${name(at)} has only ${counted(free, 'free dock', 'free docks')}; ${needed} are needed.`,
  'not-enough-fuel': ({ price, have }) => `This costs ${price} fuel; you have ${have}.`,
  'not-enough-ore': ({ price, have }) => `This costs ${price} ore; you have ${have}.`,
  'last-colony-on-hub': 'Your last colony is on the Colonist Hub; only the Terraforming Station can land it from there.',
  'must-dock-elsewhere': ({ face, at }) => `The ${face} must dock as long as some station can take it: the ${name(at)} can.`,

  'no-cycle-left': 'Dock another ship at the Alien Artifact to cycle the display again.',
  'display-empty': 'There are no cards to cycle.',
  'total-too-low': ({ total, needed }) => `Your unspent ships at the Alien Artifact total ${total}; a claim needs ${needed}.`,
  'card-not-displayed': ({ card }) => `The ${name(card)} is not on display.`,
  'already-own-card': ({ card }) => `You already own the ${name(card)}, and you may have only one of each kind.`,

  'three-ships-a-turn': 'At most three of your ships may dock at the Colonist Hub per turn.',
  'colony-waits-for-launch': ({ ships }) =>
    Number(ships) > 0
      ? `This turn ${counted(ships, 'ship brings', 'ships bring')} your colony to circle 7. Launch it before you dock another.`
      : 'Your colony is waiting on circle 7. Launch it before you dock here again.',
  'no-colony-on-hub': 'You have no colony on the Colonist Hub.',
  'colony-not-ready': ({ circle }) => `Your colony is on circle ${circle}; it can be launched from circle 7.`,

  'needs-three-equal': 'The Colony Constructor needs three equal ships.',
  'lower-than-docked': ({ face, highest }) => `A ${face} is too low: the highest ship at the Lunar Mine shows ${highest}.`,
  'needs-a-pair': ({ at }) => `The ${name(at)} needs two equal ships.`,
  'no-ships-at-market': 'Dock a pair at the Orbital Market first.',
  'ore-stock-empty': 'There is no ore left in the stock.',
  'needs-a-run': 'The Raiders’ Outpost needs a run of three ships, such as 2-3-4.',
  'run-not-higher': ({ total, docked }) => `Your ships total ${total}; to bump the docked ones you need more than ${docked}.`,
  'no-ship-in-stock': 'All ships of your colour are in play.',
  'needs-a-six': 'The Terraforming Station takes only a 6.',
  'fewer-than-three-ships': ({ ships }) =>
    `You have ${counted(ships, 'ship', 'ships')} of your colour; giving one up would leave fewer than three.`,

  'cannot-raid-yourself': 'You cannot raid yourself.',
  'nothing-to-steal': ({ token }) => `This player has no ${token}.`,
  'tokens-already-stolen': 'You have already taken tokens; a card can be stolen only instead of them.',
  'victim-lacks-card': ({ card }) => `This player does not have the ${name(card)}.`,
  'decoy-guards-tokens': 'The Holographic Decoy guards this player’s tokens.',
  'decoy-guards-cards': 'The Holographic Decoy guards this player’s cards: only the Decoy itself can be taken.',

  'repulsor-field': ({ territory }) => `The Repulsor Field on ${name(territory)} lets no colony in or out.`,
  'desert-not-controlled': 'Only the controller of Burroughs Desert may buy the Relic Ship.',
  'desert-isolated': 'Burroughs Desert is isolated: the Relic Ship cannot be bought.',
  'relic-already-flies': 'The Relic Ship is already in play.',

  'card-not-owned': ({ card }) => `You do not have the ${name(card)}.`,
  'card-has-no-power': ({ card }) => `The ${name(card)} has no fuel power.`,
  'card-has-no-discard': ({ card }) => `The ${name(card)} has no discard power.`,
  'card-used-this-turn': ({ card }) => `You have already used the ${name(card)} this turn.`,
  'already-discarded-a-card': 'You may use one discard power per turn, and you already have.',
  'wrong-target': ({ card }) => `The ${name(card)} cannot be used on this.`,

  'face-at-limit': ({ face }) => `A ship showing ${face} cannot go any further: values stay between 1 and 6.`,
  'needs-two-ships': 'The Gravity Manipulator needs two different ships.',
  'no-ships-chosen': 'Choose at least one ship.',
  'territory-empty': ({ territory }) => `There is no colony on ${name(territory)}, so its bonus cannot be borrowed.`,
  'isolation-field': ({ territory }) => `The Isolation Field is on ${name(territory)}, so nobody can use its bonus.`,
  'desert-not-borrowable': 'The bonus of Burroughs Desert cannot be borrowed.',
  'bonus-already-yours': ({ territory }) => `You already have the bonus of ${name(territory)}.`,
  'no-such-docked-ship': ({ at, face }) => `There is no such ship showing ${face} at the ${name(at)}.`,
  'not-your-ship': 'This ship is not yours.',
  'own-ship': 'The Plasma Cannon cannot fire at your own ships.',
  'ship-not-docked': 'Ships in the Maintenance Bay are not docked.',
  'bound-to-terraforming': 'A ship at the Terraforming Station cannot be moved away.',
  'no-destination': ({ face }) => `No other station can take this ${face} now.`,
  'same-facility': ({ at }) => `The ship is already at the ${name(at)}.`,
  'bay-is-no-destination': 'A ship cannot be teleported to the Maintenance Bay.',
  'one-player-a-shot': 'One shot can hit only one player’s ships.',

  'field-off-planet': ({ field }) => `The ${name(field)} is not on the planet.`,
  'field-already-there': ({ field, territory }) => `The ${name(field)} is already on ${name(territory)}.`,
  'no-such-colony': ({ territory }) => `This player has no colony on ${name(territory)}.`,
  'same-territory': 'Choose two different territories.',
  'same-owner': 'Both colonies belong to the same player: the swap would change nothing.',
  'no-partner-to-swap': 'No other player has a colony to swap it with.',
  'too-few-ships-to-hit': ({ ships }) => `This player has only ${counted(ships, 'ship', 'ships')} of their colour; more than 3 are needed.`,
  'card-not-in-discard': ({ card }) => `The ${name(card)} is not in the discard pile.`,

  'no-ship-unplaced': 'All your ships are placed; this power works on unplaced ships only.',
  'every-face-at-limit': ({ face }) => `All your unplaced ships show ${face} and cannot go any further.`,
  'no-ships-to-shift': 'This takes two unplaced ships: one showing 2 or more to lower, another showing 5 or less to raise.',
  'no-bonus-to-borrow': 'There is no bonus you can borrow now.',
  'no-ship-to-teleport': 'You have no docked ship that can be moved.',
  'no-destination-at-all': 'None of your docked ships has another station to go to.',
  'no-ship-to-shoot': 'No opponent has a ship docked at a station.',
  'no-field-on-planet': 'There is no field generator on the planet.',
  'no-colony-on-planet': 'There is no colony on the planet yet.',
  'no-colonies-to-swap': 'There are no two colonies of different players on different territories to swap.',
  'nobody-has-ships-to-spare': 'No opponent has more than 3 ships of their colour.',
  'discard-pile-empty': 'The discard pile is empty.',
  'nothing-new-in-discard': 'You already own every kind of card in the discard pile.',

  'ships-unplaced': ({ ships }) => `${counted(ships, 'ship is', 'ships are')} still unplaced.`,
  'wrong-number-returned': ({ excess }) => `Return exactly ${counted(excess, 'token', 'tokens')}.`,
  'more-than-you-have': ({ fuel, ore }) => `You have only ${fuel} fuel and ${ore} ore.`,
} as const satisfies RefusalLines;
