import { counted } from '@orrery/engine';
import type { BonusId } from '../../cards/bonus.ts';
import type { CardId } from '../../cards/titles.ts';
import { type Helps, limitOf, numberOf } from '../shape.ts';

const wounds = (id: CardId | BonusId): string => counted(numberOf(id), 'wound');
const tokens = (id: CardId | BonusId): string => counted(numberOf(id), 'Upgrade token');
const enemies = (id: CardId): string => counted(numberOf(id), 'enemy unit');
/** Closes the help of a card that takes Upgrade tokens. */
const GROWS = 'Each Upgrade token on it adds 1.';

const upgradeSource = (id: CardId): string => `Take ${tokens(id)} from the supply. Nothing if the supply is empty.`;
const shortcut =
  'Your units may skip this sector while moving: it costs no movement point, and traps that work in passing do not affect them.';
const protection =
  'Your units in this sector cannot be hit by enemy attacks, neither for wounds nor for data. Traps and other effects still work on them.';
const duplication =
  'Acts as one more copy of each of your cards beside it (not diagonally), with their Upgrade tokens. Not of a Gripper, another Duplication or a card that is off.';
const burning = (id: CardId): string =>
  `Every enemy unit that ends its movement in this sector or passes through it suffers ${wounds(id)}. Stays installed.`;
const assault = 'All your units in all sectors attack. Enemies do not strike back.';

export const cards: Helps<'card', CardId> = {
  'card:landmine': `The next enemy unit that ends its movement in this sector suffers ${wounds('landmine')}; then the card is discarded. ${GROWS}`,
  'card:fire': burning('fire'),
  'card:battle-position': `Every hit of your units that attack in this sector deals ${counted(numberOf('battle-position'), 'extra wound')}. ${GROWS}`,
  'card:armory': upgradeSource('armory'),
  'card:barricade': protection,
  'card:marine-assault': assault,
  'card:grenade': `One enemy unit in a sector where you have a unit suffers ${wounds('grenade')}. Not an attack: walls and protection play no part.`,
  'card:service-passage': shortcut,
  'card:trap-detector': `Put up to ${counted(numberOf('trap-detector'), 'Deactivation token')} on enemy traps and Defense Systems in any sectors, one per card: such a card stays off. ${GROWS}`,
  'card:ambush':
    'When an enemy unit ends its movement in this sector, all your units here attack at once, at targets of your choice. Stays installed.',
  'card:double-shot': 'Whenever your units in this sector attack, each of them makes all its attacks once more.',
  'card:team-tactics': `You may move ${enemies('team-tactics')} from any sector by the distance of its sector. You choose the room; traps work; a sector it fills starts your Minor Assault.`,
  'card:marine-duplication': duplication,
  'card:new-orders':
    'Put one of your units that has not moved this turn into an empty room of the next sector. Traps work there; no cards, no sector action.',
  'card:fire-support': `After each of your full Assaults one enemy unit in any sector suffers ${wounds('fire-support')}. Not an attack.`,
  'card:vent': shortcut,
  'card:tentacles': burning('tentacles'),
  'card:hive': upgradeSource('hive'),
  'card:habitat': `Every hit of your units that attack in this sector deals ${counted(numberOf('habitat'), 'extra wound')}. ${GROWS}`,
  'card:hidden': `In your Assault, and in your Minor Assault here, it attacks one enemy unit of this sector for ${wounds('hidden')}, through walls, after your units. It is not a unit. ${GROWS}`,
  'card:alien-assault': assault,
  'card:incubator':
    'A Minor Alien appears in a room of this sector; in a full one it ejects a unit of your choice. If the sector is then full, you make a Minor Assault.',
  'card:frenzy':
    'One of your units attacks every enemy unit in range at once, whichever side it shows. Walls, protection and Habitat count.',
  'card:ghost-strike': `Choose up to ${counted(numberOf('ghost-strike'), 'unit')} of yours in any sectors: each makes its attack, once per turn at most. ${GROWS}`,
  'card:parasite':
    'An enemy unit that arrives without a Parasite gets one when it ends its movement here: from its next movement on it suffers 1 wound per token for every movement point it spends, until it ends a movement in its own sector or is ejected.',
  'card:abduction': `Put up to ${enemies('abduction')} of this sector into empty rooms of other sectors. Traps work there; a sector filled this way starts your Minor Assault. ${GROWS}`,
  'card:creepers': 'While it works, all installed enemy cards of this sector are off. They may still be upgraded, discarded or replaced.',
  'card:alien-duplication': duplication,
  'card:acid-blood': `Choose one of your units: every enemy unit in its sector suffers ${wounds('acid-blood')}. Not an attack.`,
  'card:camcorder': `Every enemy unit that ends its movement here raises its counter by ${numberOf('camcorder')}, up to ${limitOf('camcorder')}. When your unit ends its movement here, the counter turns into data. ${GROWS}`,
  'card:archives': `Gain ${numberOf('archives')} data. ${GROWS}`,
  'card:med-bay': `Regain ${numberOf('med-bay')} life, never above 20. In a deathmatch enemies lose as many points instead. ${GROWS}`,
  'card:mini-lab': upgradeSource('mini-lab'),
  'card:defense-system': `When your unit ends its movement here, it is armed. Armed, it deals ${wounds('defense-system')} to the first enemy unit that stops here or passes through, and must be armed again. ${GROWS}`,
  'card:hideout': protection,
  'card:access-tunnel': shortcut,
  'card:emergency-override': 'Move the Malfunction token, as in the Control Room.',
  'card:gripper':
    'Holds the next enemy unit that ends its movement here: it does not move, is not moved and does not attack. Another unit of its side that comes here frees it.',
  'card:station-schematics': `Install up to ${counted(numberOf('station-schematics'), 'pending card')} of yours from any sectors, with refill as usual. ${GROWS}`,
  'card:remote-control': 'You may perform another action card of yours in any sector, as if your unit had ended its movement there.',
  'card:detonation': `One enemy unit in any sector suffers ${wounds('detonation')}; then the card is discarded. Not an attack. ${GROWS}`,
  'card:safeguard':
    'While it works, your enemies must put the Malfunction token on this card, and put it back if they lift it from here. Your own side may take it away.',
  'card:scientist-duplication': duplication,
  'card:data-burst': `Gain ${numberOf('data-burst')} data.`,
  'card:chamber': `Every hit of your units that attack in this sector gives ${numberOf('chamber')} extra data. ${GROWS}`,
  'card:probe': `Gain ${numberOf('probe')} data whenever an enemy unit ends its movement in this sector. Stays installed.`,
  'card:mine': `When an enemy unit ends its movement in this sector, gain ${numberOf('mine')} data; then the card is discarded. ${GROWS}`,
  'card:life-scanner': `Gain 1 data for each enemy unit in this sector, at most ${numberOf('life-scanner')}. Each Upgrade token on it raises this limit by 1.`,
  'card:amplifier': upgradeSource('amplifier'),
  'card:control': `You may move up to ${enemies('control')} from any sectors, each by the distance of its sector. You choose the room; traps work; a sector filled this way starts your Minor Assault. ${GROWS}`,
  'card:downgrade': `One enemy loses ${tokens('downgrade')}, which you pick from their reserve and their installed cards. Units stay upgraded. ${GROWS}`,
  'card:teleportation':
    'Instead of ending its movement here your unit may be put into a room of any sector and arrives there. Put back into this sector, it meets no traps and performs no actions.',
  'card:psi-burst': `Choose a sector where you have a unit: gain 1 data for each enemy unit there, at most ${numberOf('psi-burst')}.`,
  'card:invisibility': `Put Invisibility tokens on up to ${counted(numberOf('invisibility'), 'unit')} of yours: no attack hits them and no trap notices them, until they next move or attack. ${GROWS}`,
  'card:transfer': `Put up to ${counted(numberOf('transfer'), 'other unit')} of yours that have not moved this turn, from a sector or from space, into empty rooms of any sectors. ${GROWS}`,
  'card:time-loop': `Your unit that enters this sector may spend up to ${counted(numberOf('time-loop'), 'movement point')} staying in it. ${GROWS}`,
  'card:grey-duplication': duplication,
  'card:mind-shift':
    'Put an enemy unit into another, empty room of its sector, or swap two enemy units of one sector. No traps, no Minor Assault.',
};

export const bonuses: Helps<'bonus', BonusId> = {
  'bonus:gateway': `Play it before you move a unit: it goes ${counted(numberOf('gateway'), 'sector')} further. The extra sector counts as a movement point.`,
  'bonus:upgrade-kit': `Take ${tokens('upgrade-kit')} from the supply.`,
  'bonus:first-aid': `Regain ${numberOf('first-aid')} life, never above 20. In a deathmatch enemies lose as many points instead.`,
  'bonus:short-circuit': 'Move the Malfunction token, as in the Control Room.',
  'bonus:decompression': 'One enemy unit in the same sector as one of your units goes into space. Its room stays empty.',
  'bonus:snap-attack': 'One of your units in any sector makes its attack.',
  'bonus:salvage': 'Discard one enemy pending card in any sector. The slot stays empty.',
};
