import type { Term } from '@orrery/engine';
import { FULL_DATA, FULL_LIFE, MOST_ON_CARD } from '../../state.ts';
import { limitOf, type Piece, type TermId, type TheseusText, type TokenTerm } from '../shape.ts';
import { bonuses, cards } from './cards.ts';

type Group<Prefix extends string> = Readonly<Record<Extract<TermId, `${Prefix}:${string}`>, Term>>;

const sectors: Group<'sector'> = {
  'sector:corridors': {
    name: 'Corridors',
    help: 'Common sector. A player who ends a movement here makes an Assault with all their units everywhere.',
  },
  'sector:control-room': {
    name: 'Control Room',
    help: 'Common sector. A player who ends a movement here moves the Malfunction token to an enemy card.',
  },
  'sector:tech-bay': {
    name: 'Tech Bay',
    help: 'Common sector without pending slots. A player who ends a movement here takes an extra turn with another unit.',
  },
  'sector:landing-platform': {
    name: 'Landing Platform',
    help: 'The Marines’ sector: they take an Upgrade token or clear their base; others have no action here.',
  },
  'sector:alien-hive': {
    name: 'Alien Hive',
    help: 'The Aliens’ sector: they take an Upgrade token or clear their base; others have no action here.',
  },
  'sector:science-lab': {
    name: 'Science Lab',
    help: 'The Scientists’ sector: they take an Upgrade token or clear their base; others have no action here.',
  },
  'sector:damaged-ship': {
    name: 'Damaged Ship',
    help: 'The Greys’ sector: they take an Upgrade token or clear their base; others have no action here.',
  },
};

const sectorActions: Group<'action'> = {
  'action:assault': {
    name: 'Assault',
    help: 'All your units in every sector attack. It is automatic, and enemies do not strike back.',
  },
  'action:extra-turn': {
    name: 'Extra turn',
    help: 'Another full turn with a different unit of yours that stands in a sector and has not moved this turn. Mandatory if you have one.',
  },
  'action:malfunction': {
    name: 'Malfunction',
    help: 'Move the Malfunction token to any installed or pending card of an enemy. Mandatory.',
  },
  'action:own-sector': { name: 'Own sector', help: 'Take 1 Upgrade token, or Clear Base: discard one enemy card installed here.' },
};

const factions: Group<'faction'> = {
  'faction:marines': { name: 'Marines', help: 'Shoot from the first turn, lay mines and hold positions. They win by wounds.' },
  'faction:aliens': { name: 'Aliens', help: 'Come through vents, breed and strike from hiding. Harmless until upgraded, deadly then.' },
  'faction:scientists': { name: 'Scientists', help: 'Film the enemy and collect data; traps and grippers keep hunters away. 20 data win.' },
  'faction:greys': { name: 'Greys', help: 'Push enemies around the ring and draw data from them. 20 data win.' },
  'faction:pandora': {
    name: 'Pandora',
    help: 'No cards and no board: Creatures give birth to Embryos, and Embryos capture the cards of others.',
  },
};

const units: Group<'unit'> = {
  'unit:marines': { name: 'Marine', help: 'Attacks one enemy unit in range; upgraded: every one.' },
  'unit:aliens': { name: 'Alien', help: 'Does not attack; upgraded: attacks every enemy unit in range.' },
  'unit:scientists': { name: 'Scientist', help: 'Does not attack; upgraded: attacks one enemy unit in range.' },
  'unit:greys': { name: 'Grey', help: 'Does not attack; upgraded: takes 1 data from one enemy unit in range.' },
  'unit:minor-alien': { name: 'Minor Alien', help: 'Comes out of an Incubator. Attacks one enemy unit in range; cannot be upgraded.' },
  'unit:creature': {
    name: 'Creature',
    help: 'Attacks one enemy unit in range; upgraded: every one. Where it ends its movement without enemies, an Embryo is born.',
  },
  'unit:catcher': { name: 'Catcher', help: 'Embryo: captures an enemy card for good; upgraded: also attacks one enemy unit in range.' },
  'unit:runner': {
    name: 'Runner',
    help: 'Embryo: may move 1 sector further and captures a card for one use; upgraded: for good, and attacks one enemy unit in range.',
  },
  'unit:warrior': {
    name: 'Warrior',
    help: 'Embryo: attacks one enemy unit in range and captures a card for one use; upgraded: attacks every one and captures for good.',
  },
};

const attacks: Group<'attack'> = {
  'attack:none': { name: 'No attack', help: 'The unit does not attack by itself.' },
  'attack:one': { name: 'One target', help: '1 wound to one enemy unit in range, of the attacker’s choice.' },
  'attack:all': { name: 'All targets', help: '1 wound to every enemy unit in range.' },
  'attack:data': { name: 'Data', help: '1 data from one enemy unit in range, no wound.' },
};

const captures: Group<'capture'> = {
  'capture:none': { name: 'No capture', help: 'The unit captures no cards.' },
  'capture:once': {
    name: 'Capture once',
    help: 'The card is Pandora’s until it has done something once; then the Embryo goes back to the supply.',
  },
  'capture:for-good': { name: 'Capture for good', help: 'The card stays Pandora’s as long as it is installed.' },
};

const types: Group<'type'> = {
  'type:action': { name: 'Action', help: 'Performed in phase 2 when your unit ends its movement in this sector.' },
  'type:trap': { name: 'Trap', help: 'Goes off automatically when an enemy unit ends its movement here or is put here.' },
  'type:module': { name: 'Module', help: 'A constant effect on units or cards in its sector.' },
  'type:special': { name: 'Special', help: 'Works for the whole station, wherever it is installed.' },
  'type:duplication': { name: 'Duplication', help: 'Acts as one more copy of each of your cards beside it.' },
  'type:instant': {
    name: 'Instant',
    help: 'Not installed: it stays face up in front of you, is played on your own turn and then discarded.',
  },
  'type:bonus': { name: 'Bonus card', help: 'An instant of no faction. The player who installs a card over it takes it.' },
};

const stackings: Group<'stacking'> = {
  'stacking:multiply': { name: 'Multiplies', help: 'Every copy in the sector works, and a Duplication beside it counts as one more copy.' },
  'stacking:once': { name: 'Counts once', help: 'Several copies in the sector do no more than one.' },
  'stacking:separate': { name: 'Each on its own', help: 'Every copy works on its own, and a Duplication adds nothing.' },
};

const bases: Group<'basis'> = {
  'basis:printed': {
    name: 'Printed effect',
    help: 'The rulebook gives this effect. Copies and levels are reconstructed, and so are most numbers.',
  },
  'basis:partly': {
    name: 'Partly reconstructed',
    help: 'The rulebook gives a part of this effect; the rest, and the copies and levels, are a proposal that fits it.',
  },
  'basis:reconstructed': {
    name: 'Reconstructed',
    help: 'No public source gives this effect. It is a proposal that fits what is known.',
  },
};

const modes: Group<'mode'> = {
  'mode:duel': { name: 'Duel', help: 'Two players. Wounds cost the victim life; at 0 the match is lost.' },
  'mode:deathmatch': { name: 'Deathmatch', help: 'Three or four, each alone. You score the wounds you deal: 20 points win.' },
  'mode:teams': { name: 'Team match', help: 'Two against two with two units each. Allies share cards, bonus cards and a sector.' },
};

const phases: Group<'phase'> = {
  'phase:1': { name: 'Movement', help: 'One of your units moves clockwise, exactly as many sectors as there are units where it starts.' },
  'phase:2': { name: 'Action cards', help: 'All your action cards in the sector it reached are performed, in any order you like.' },
  'phase:3': { name: 'Sector action', help: 'The action of the sector is performed.' },
  'phase:4': { name: 'Pending cards', help: 'Optional: fill, replace or install one pending card of the sector.' },
};

const tokens: Readonly<Record<`token:${TokenTerm}`, Term>> = {
  'token:upgrade': {
    name: 'Upgrade token',
    help: `Discard 1 to turn a unit to its stronger side, or put it on a card of yours with a number to raise it by 1. With n tokens there already, discard n more. At most ${MOST_ON_CARD} per card.`,
  },
  'token:malfunction': {
    name: 'Malfunction',
    help: 'An installed card under it is off: no effect, no upgrades, and it cannot be discarded. A pending card under it can be neither installed nor discarded.',
  },
  'token:end': { name: 'End token', help: 'Advances whenever a pending slot must be refilled from an empty deck: 3, 2, 1, END.' },
  'token:parasite': {
    name: 'Parasite',
    help: '1 wound for each movement point this unit spends. It is removed when the unit reaches its own sector or is ejected.',
  },
  'token:invisibility': {
    name: 'Invisibility',
    help: 'No attack hits this unit, no trap or camera notices it, until it next moves or attacks.',
  },
  'token:gripper': { name: 'Gripper', help: 'This unit is held: it does not move, is not moved and does not attack.' },
  'token:deactivation': { name: 'Deactivation', help: 'This card stays off as long as it is installed.' },
  'token:minor-alien': { name: 'Minor Aliens', help: 'Three in all; when all are in play, an Incubator does nothing.' },
  'token:defense': { name: 'Armed', help: 'The Defense System is armed and fires at the first enemy that stops here or passes through.' },
  'token:counter': {
    name: 'Counter',
    help: `What the Camcorder has filmed: this much data awaits its owner, ${limitOf('camcorder')} at most.`,
  },
  'token:reminder': { name: 'Reminder', help: 'Shows that a card of this sector works on units that arrive. The effect is the card’s.' },
  'token:marker': { name: 'Pandora’s marker', help: 'This sector is Pandora’s too. The side it is on decides the order of turns.' },
};

const pieces: Readonly<Record<Piece, Term>> = {
  ring: { name: 'Ring', help: 'The sectors of the station in a circle. Units move clockwise only.' },
  room: { name: 'Room', help: 'Holds one unit. Every sector has four rooms.' },
  passage: { name: 'Passage', help: 'Joins two rooms: units in them can hit each other.' },
  wall: { name: 'Wall', help: 'Separates two rooms: no attack passes.' },
  'install-slot': { name: 'Install slot', help: 'Holds one installed card. Only installed cards work.' },
  'pending-slot': { name: 'Pending slot', help: 'Holds one card that waits to be installed. It does nothing there.' },
  'bonus-slot': { name: 'Bonus slot', help: 'An install slot that begins with a bonus card. Install a card there to take it.' },
  'pending-card': { name: 'Pending card', help: 'Waits to be installed. An enemy may replace it with a card of their own.' },
  deck: { name: 'Deck', help: 'Face up: everybody sees the top card, nobody knows the order below it.' },
  hand: { name: 'Instants', help: 'Instant and bonus cards, visible to all, to be played on your own turns.' },
  'discard-pile': { name: 'Discard pile', help: 'Cards that never come back.' },
  unit: { name: 'Unit', help: 'Stands in a room or drifts in space. No unit is ever lost.' },
  'upgraded-side': { name: 'Upgraded', help: 'The stronger side of a unit, kept for the rest of the match.' },
  embryo: { name: 'Embryo', help: 'Small unit of Pandora: Catcher, Runner or Warrior.' },
  'open-space': { name: 'Open space', help: 'Ejected units drift here. Bringing one back takes its player’s whole turn.' },
  ejection: {
    name: 'Ejection',
    help: 'A unit that moves into a full sector pushes another out into space and takes its room; the player who moves it chooses which.',
  },
  life: { name: 'Life', help: `Starts at ${FULL_LIFE}; at 0 the faction has lost. In a deathmatch it starts at 0, and ${FULL_LIFE} win.` },
  data: { name: 'Data', help: `Only Scientists and Greys collect it. ${FULL_DATA} win at once.` },
  wound: { name: 'Wound', help: 'Costs the faction of the unit 1 life. In a deathmatch it is a point for the player who dealt it.' },
  distance: { name: 'Distance', help: 'As many sectors as there are units of any faction where the movement starts, including the mover.' },
  assault: { name: 'Assault', help: 'All units of one player, in all sectors, attack. Nobody strikes back.' },
  'minor-assault': {
    name: 'Minor Assault',
    help: 'When a movement fills the fourth room, the units of the player who made it attack, in that sector only.',
  },
  range: { name: 'Range', help: 'The rooms that a passage joins to the room of the attacker.' },
  'clear-base': { name: 'Clear Base', help: 'In your own sector: discard one enemy card installed there.' },
  'upgrade-number': {
    name: 'Upgrade number',
    help: 'The number of the card, which Upgrade tokens raise. A card without one takes no tokens.',
  },
  crescent: { name: 'Works in passing', help: 'Works on units that stop here and on units that pass through.' },
  'single-use': { name: 'Single use', help: 'Discarded after its effect.' },
  'final-sequence': { name: 'Final Sequence', help: 'The track of the end token. At END the match stops, and life plus data decide.' },
  birth: { name: 'Birth', help: 'When a Creature ends its movement where there is no enemy, an Embryo of your choice appears.' },
  capture: {
    name: 'Capture',
    help: 'An Embryo that has moved may be laid on an enemy card of its sector: from then on the card works for Pandora.',
  },
  captured: { name: 'Captured', help: 'Under an Embryo: this card works for Pandora.' },
  alliance: { name: 'Alliance', help: 'Two players who win or lose together.' },
  'between-steps': { name: 'Stop between steps', help: 'Ask me between the steps of my turn whether to play a card or spend tokens.' },
};

export const terms: TheseusText['terms'] = {
  ...cards,
  ...bonuses,
  ...sectors,
  ...sectorActions,
  ...factions,
  ...units,
  ...attacks,
  ...captures,
  ...types,
  ...stackings,
  ...bases,
  ...modes,
  ...phases,
  ...tokens,
  ...pieces,
};
