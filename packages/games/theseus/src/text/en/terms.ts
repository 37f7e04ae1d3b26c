import { termsOf } from '@orrery/engine';
import { FULL_DATA, FULL_LIFE, MOST_ON_CARD } from '../../state.ts';
import { limitOf, type Piece, type TermId, type TheseusText, type TokenTerm } from '../shape.ts';
import { bonuses, cards } from './cards.ts';
import { NAMES } from './names.ts';

type Group<Prefix extends string> = Readonly<Record<Extract<TermId, `${Prefix}:${string}`>, string>>;

const sectors: Group<'sector'> = {
  'sector:corridors': 'Common sector. A player who ends a movement here makes an Assault with all their units everywhere.',
  'sector:control-room': 'Common sector. A player who ends a movement here moves the Malfunction token to an enemy card.',
  'sector:tech-bay': 'Common sector without pending slots. A player who ends a movement here takes an extra turn with another unit.',
  'sector:landing-platform': 'The Marines’ sector: they take an Upgrade token or clear their base; others have no action here.',
  'sector:alien-hive': 'The Aliens’ sector: they take an Upgrade token or clear their base; others have no action here.',
  'sector:science-lab': 'The Scientists’ sector: they take an Upgrade token or clear their base; others have no action here.',
  'sector:damaged-ship': 'The Greys’ sector: they take an Upgrade token or clear their base; others have no action here.',
};

const sectorActions: Group<'action'> = {
  'action:assault': 'All your units in every sector attack. It is automatic, and enemies do not strike back.',
  'action:extra-turn':
    'Another full turn with a different unit of yours that stands in a sector and has not moved this turn. Mandatory if you have one.',
  'action:malfunction': 'Move the Malfunction token to any installed or pending card of an enemy. Mandatory.',
  'action:own-sector': 'Take 1 Upgrade token, or Clear Base: discard one enemy card installed here.',
};

const factions: Group<'faction'> = {
  'faction:marines': 'Shoot from the first turn, lay mines and hold positions. They win by wounds.',
  'faction:aliens': 'Come through vents, breed and strike from hiding. Harmless until upgraded, deadly then.',
  'faction:scientists': 'Film the enemy and collect data; traps and grippers keep hunters away. 20 data win.',
  'faction:greys': 'Push enemies around the ring and draw data from them. 20 data win.',
  'faction:pandora': 'No cards and no board: Creatures give birth to Embryos, and Embryos capture the cards of others.',
};

const units: Group<'unit'> = {
  'unit:marines': 'Attacks one enemy unit in range; upgraded: every one.',
  'unit:aliens': 'Does not attack; upgraded: attacks every enemy unit in range.',
  'unit:scientists': 'Does not attack; upgraded: attacks one enemy unit in range.',
  'unit:greys': 'Does not attack; upgraded: takes 1 data from one enemy unit in range.',
  'unit:minor-alien': 'Comes out of an Incubator. Attacks one enemy unit in range; cannot be upgraded.',
  'unit:creature': 'Attacks one enemy unit in range; upgraded: every one. Where it ends its movement without enemies, an Embryo is born.',
  'unit:catcher': 'Embryo: captures an enemy card for good; upgraded: also attacks one enemy unit in range.',
  'unit:runner':
    'Embryo: may move 1 sector further and captures a card for one use; upgraded: for good, and attacks one enemy unit in range.',
  'unit:warrior':
    'Embryo: attacks one enemy unit in range and captures a card for one use; upgraded: attacks every one and captures for good.',
};

const attacks: Group<'attack'> = {
  'attack:none': 'The unit does not attack by itself.',
  'attack:one': '1 wound to one enemy unit in range, of the attacker’s choice.',
  'attack:all': '1 wound to every enemy unit in range.',
  'attack:data': '1 data from one enemy unit in range, no wound.',
};

const captures: Group<'capture'> = {
  'capture:none': 'The unit captures no cards.',
  'capture:once': 'The card is Pandora’s until it has done something once; then the Embryo goes back to the supply.',
  'capture:for-good': 'The card stays Pandora’s as long as it is installed.',
};

const types: Group<'type'> = {
  'type:action': 'Performed in phase 2 when your unit ends its movement in this sector.',
  'type:trap': 'Goes off automatically when an enemy unit ends its movement here or is put here.',
  'type:module': 'A constant effect on units or cards in its sector.',
  'type:special': 'Works for the whole station, wherever it is installed.',
  'type:duplication': 'Acts as one more copy of each of your cards beside it.',
  'type:instant': 'Not installed: it stays face up in front of you, is played on your own turn and then discarded.',
  'type:bonus': 'An instant of no faction. The player who installs a card over it takes it.',
};

const stackings: Group<'stacking'> = {
  'stacking:multiply': 'Every copy in the sector works, and a Duplication beside it counts as one more copy.',
  'stacking:once': 'Several copies in the sector do no more than one.',
  'stacking:separate': 'Every copy works on its own, and a Duplication adds nothing.',
};

const bases: Group<'basis'> = {
  'basis:printed': 'Works as in the rulebook.',
  'basis:partly': 'Partly our own version: the printed game may differ.',
  'basis:reconstructed': 'Our own version: the printed game may differ.',
};

const modes: Group<'mode'> = {
  'mode:duel': 'Two players. Wounds cost the victim life; at 0 the match is lost.',
  'mode:deathmatch': 'Three or four, each alone. You score the wounds you deal: 20 points win.',
  'mode:teams': 'Two against two with two units each. Allies share cards, bonus cards and a sector.',
};

const phases: Group<'phase'> = {
  'phase:1': 'One of your units moves clockwise, exactly as many sectors as there are units where it starts.',
  'phase:2': 'All your action cards in the sector it reached are performed, in any order you like.',
  'phase:3': 'The action of the sector is performed.',
  'phase:4': 'Optional: fill, replace or install one pending card of the sector.',
};

const tokens: Readonly<Record<`token:${TokenTerm}`, string>> = {
  'token:upgrade': `Discard 1 to turn a unit to its stronger side, or put it on a card of yours with a number to raise it by 1. With n tokens there already, discard n more. At most ${MOST_ON_CARD} per card.`,
  'token:malfunction':
    'An installed card under it is off: no effect, no upgrades, and it cannot be discarded. A pending card under it can be neither installed nor discarded.',
  'token:end': 'Advances whenever a pending slot must be refilled from an empty deck: 3, 2, 1, END.',
  'token:parasite': '1 wound for each movement point this unit spends. It is removed when the unit reaches its own sector or is ejected.',
  'token:invisibility': 'No attack hits this unit, no trap or camera notices it, until it next moves or attacks.',
  'token:gripper': 'This unit is held: it does not move, is not moved and does not attack.',
  'token:deactivation': 'This card stays off as long as it is installed.',
  'token:minor-alien': 'Three in all; when all are in play, an Incubator does nothing.',
  'token:defense': 'The Defense System is armed and fires at the first enemy that stops here or passes through.',
  'token:counter': `What the Camcorder has filmed: this much data awaits its owner, ${limitOf('camcorder')} at most.`,
  'token:reminder': 'Shows that a card of this sector works on units that arrive. The effect is the card’s.',
  'token:marker': 'This sector is Pandora’s too. The side it is on decides the order of turns.',
};

const pieces: Readonly<Record<Piece, string>> = {
  ring: 'The sectors of the station in a circle. Units move clockwise only.',
  room: 'Holds one unit. Every sector has four rooms.',
  passage: 'Joins two rooms: units in them can hit each other.',
  wall: 'Separates two rooms: no attack passes.',
  'install-slot': 'Holds one installed card. Only installed cards work.',
  'pending-slot': 'Holds one card that waits to be installed. It does nothing there.',
  'bonus-slot': 'An install slot that begins with a bonus card. Install a card there to take it.',
  'pending-card': 'Waits to be installed. An enemy may replace it with a card of their own.',
  deck: 'Face up: everybody sees the top card, nobody knows the order below it.',
  hand: 'Instant and bonus cards, visible to all, to be played on your own turns.',
  'discard-pile': 'Cards that never come back.',
  unit: 'Stands in a room or drifts in space. No unit is ever lost.',
  'upgraded-side': 'The stronger side of a unit, kept for the rest of the match.',
  embryo: 'Small unit of Pandora: Catcher, Runner or Warrior.',
  'open-space': 'Ejected units drift here. Bringing one back takes its player’s whole turn.',
  ejection: 'A unit that moves into a full sector pushes another out into space and takes its room; the player who moves it chooses which.',
  life: `Starts at ${FULL_LIFE}; at 0 the faction has lost. In a deathmatch it starts at 0, and ${FULL_LIFE} win.`,
  data: `Only Scientists and Greys collect it. ${FULL_DATA} win at once.`,
  wound: 'Costs the faction of the unit 1 life. In a deathmatch it is a point for the player who dealt it.',
  distance: 'As many sectors as there are units of any faction where the movement starts, including the mover.',
  assault: 'All units of one player, in all sectors, attack. Nobody strikes back.',
  'minor-assault': 'When a movement fills the fourth room, the units of the player who made it attack, in that sector only.',
  range: 'The rooms that a passage joins to the room of the attacker.',
  'clear-base': 'In your own sector: discard one enemy card installed there.',
  'upgrade-number': 'The number of the card, which Upgrade tokens raise. A card without one takes no tokens.',
  crescent: 'Works on units that stop here and on units that pass through.',
  'single-use': 'Discarded after its effect.',
  'final-sequence': 'The track of the end token. At END the match stops, and life plus data decide.',
  birth: 'When a Creature ends its movement where there is no enemy, an Embryo of your choice appears.',
  capture: 'An Embryo that has moved may be laid on an enemy card of its sector: from then on the card works for Pandora.',
  captured: 'Under an Embryo: this card works for Pandora.',
  alliance: 'Two players who win or lose together.',
  'between-steps': 'Ask me between the steps of my turn whether to play a card or spend tokens.',
};

export const terms: TheseusText['terms'] = termsOf(NAMES, {
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
});
