import type { Term } from '@orrery/engine';
import type { AdaptationId } from '../../cards/adaptations.ts';
import type { Bonus } from '../../cards/boards.ts';
import type { CharacterId } from '../../cards/characters.ts';
import { SURVIVORS, type SurvivorAbility, type SurvivorId } from '../../cards/survivors.ts';

type Cards<Key extends string> = Readonly<Record<Key, Term>>;

export const abilities: Cards<`ability:${SurvivorAbility}`> = {
  'ability:put-back-dna': { name: 'DNA back', help: 'The Creature puts up to 2 DNA back.' },
  'ability:block-adaptation': { name: 'Block', help: 'In phase 5 of this turn the Creature may neither adapt nor hide.' },
  'ability:regain-will': { name: 'Will', help: 'Regain 1 Will.' },
  'ability:copy-power': { name: 'Copy', help: 'Use the power of the place with the Creature token.' },
  'ability:return-played': { name: 'Back from play', help: 'Take back a Place card you have in play.' },
  'ability:take-place': { name: 'From the reserve', help: 'Take a Place card you do not own from the reserve.' },
  'ability:return-two': { name: 'Two cards back', help: 'Take back up to 2 Place cards from your discard pile.' },
  'ability:step-defense': { name: 'Defense', help: 'Defense moves 1 step, bonus included.' },
  'ability:draw-survival': { name: 'Survival', help: 'Draw 1 Survival card.' },
  'ability:everyone-returns': { name: 'A card back for all', help: 'Every Hunted takes back 1 Place card from their discard pile.' },
  'ability:set-marker': { name: 'Marker', help: 'Put the Marker on the Beach.' },
};

/** The ability is read from the table, so that correcting it there corrects the words. */
const survivor = (id: SurvivorId, name: string): Term => ({ name, help: abilities[`ability:${SURVIVORS[id].ability}`].help });

export const survivors: Cards<`survivor:${SurvivorId}`> = {
  'survivor:irina-volkova': survivor('irina-volkova', 'Irina Volkova'),
  'survivor:paul-adeyemi': survivor('paul-adeyemi', 'Paul Adeyemi'),
  'survivor:hanna-brandt': survivor('hanna-brandt', 'Hanna Brandt'),
  'survivor:luis-ortega': survivor('luis-ortega', 'Luis Ortega'),
  'survivor:greta-nilsen': survivor('greta-nilsen', 'Greta Nilsen'),
  'survivor:samir-haddad': survivor('samir-haddad', 'Samir Haddad'),
  'survivor:jun-takeda': survivor('jun-takeda', 'Jun Takeda'),
  'survivor:vera-molnar': survivor('vera-molnar', 'Vera Molnar'),
  'survivor:colin-moss': survivor('colin-moss', 'Colin Moss'),
  'survivor:aisha-bello': survivor('aisha-bello', 'Aisha Bello'),
  'survivor:peter-novak': survivor('peter-novak', 'Peter Novak'),
  'survivor:lea-fontaine': survivor('lea-fontaine', 'Lea Fontaine'),
  'survivor:rosa-marin': survivor('rosa-marin', 'Rosa Marin'),
  'survivor:viktor-hale': survivor('viktor-hale', 'Viktor Hale'),
  'survivor:dmitri-orlov': survivor('dmitri-orlov', 'Dmitri Orlov'),
  'survivor:nora-quinn': survivor('nora-quinn', 'Nora Quinn'),
  'survivor:michelle-west': survivor('michelle-west', 'Michelle West'),
  'survivor:oskar-lind': survivor('oskar-lind', 'Oskar Lind'),
  'survivor:thea-carter': survivor('thea-carter', 'Thea Carter'),
  'survivor:gunther-franz': survivor('gunther-franz', 'Gunther Franz'),
};

export const characters: Cards<`character:${CharacterId}`> = {
  'character:captain-pike': { name: 'Captain Pike', help: 'When you Resist, each Will takes back up to 3 Place cards instead of 2.' },
  'character:xia': { name: 'Xia', help: 'When you use the power of the Beach, copied or not, draw 1 Survival card as well.' },
  'character:murphy': {
    name: 'Murphy',
    help: 'If you were caught this turn, take back 1 Place card from your discard pile in phase 4; it may be the one just played.',
  },
  'character:kelly': { name: 'Kelly', help: 'You may play 2 Survival cards a turn, if their phases differ.' },
  'character:john': { name: 'John', help: 'The Artemia token does not make you discard a Place card.' },
  'character:ilya-voss': {
    name: 'Ilya Voss, medic',
    help: 'When you take a card back instead of using a power, a Hunted of your choice with exactly 1 Will regains 1.',
  },
  'character:lucio': { name: 'Lucio', help: 'You may also rescue a survivor at the Sanctuary’s own place.' },
  'character:powell': {
    name: 'Powell',
    help: 'When the Creature hides, draw 1 Survival card; you may take back 1 Place card from your discard pile.',
  },
  'character:amara-okoye': { name: 'Amara Okoye, sergeant', help: 'When you fortify the Sanctuary, the Creature puts 1 DNA back.' },
  'character:tomas-reyes': {
    name: 'Tomas Reyes, builder',
    help: 'When you shelter 2 or more survivors at once, Defense moves 1 more step. Once a turn.',
  },
  'character:nadia-kern': {
    name: 'Nadia Kern, biologist',
    help: 'Once a turn in phase 1: discard a Survival card to switch off a developed adaptation until the turn ends.',
  },
  'character:yuki-tanaka': {
    name: 'Yuki Tanaka, pilot',
    help: 'Once a turn, before the Sanctuary moves: discard a Place card, and it moves two numbers or not at all.',
  },
  'character:william-teague': {
    name: 'William Teague',
    help: 'Once a turn, before the reveal: discard 2 Place cards to secretly swap your card in play for another from hand.',
  },
  'character:tricia-collis': {
    name: 'Tricia Collis',
    help: 'If you rescued a survivor this turn, take back 1 Place card from your discard pile in phase 4; it may be the one just played.',
  },
  'character:minerva-mk-18': {
    name: 'Minerva MK-18',
    help: 'The Artemia token does not affect you. Powers and cards of other Hunted give you no Will.',
  },
};

export const adaptations: Cards<`adaptation:${AdaptationId}`> = {
  'adaptation:efficiency': { name: 'Efficiency', help: 'In phase 4 fill your hand up to 4 Hunt cards instead of 3.' },
  'adaptation:instincts': {
    name: 'Instincts',
    help: 'Once a turn, before you place any token: see 1 random Place card from the hand of a Hunted you name.',
  },
  'adaptation:wits': { name: 'Wits', help: 'Once a turn, before you refill: put any number of your Hunt cards under the deck.' },
  'adaptation:massiveness': { name: 'Massiveness', help: 'A caught Hunted also discards 1 Place card of their choice.' },
  'adaptation:cleverness': {
    name: 'Cleverness',
    help: 'Once a turn: discard a Hunt card without its effect to get the Artemia token. It counts as a card played.',
  },
  'adaptation:foresight': {
    name: 'Foresight',
    help: 'Once a turn, before you place any token: ask a Hunted whether they have a certain Place card in hand. They answer truthfully.',
  },
  'adaptation:scavenger': { name: 'Scavenger', help: 'If somebody was caught this turn, take 1 DNA when phase 5 begins.' },
  'adaptation:mimicry': { name: 'Mimicry', help: 'When you hide you may take up to 2 DNA and leave Defense where it is.' },
  'adaptation:keen-nose': {
    name: 'Keen Nose',
    help: 'Once a turn, before you place any token: a Hunted who has survivors shows you 2 Place cards of their choice.',
  },
  'adaptation:spores': { name: 'Spores', help: 'A Hunted hit by the Artemia token also discards 1 Survival card.' },
  'adaptation:metabolism': { name: 'Metabolism', help: 'Each time you adapt, the first card you draw is free.' },
  'adaptation:thick-hide': { name: 'Thick Hide', help: 'When the Hunted make you put DNA back, you put back 1 less.' },
  'adaptation:tendrils': {
    name: 'Tendrils',
    help: 'The Artemia token given by the board may be placed between 2 adjacent places and affects both.',
  },
  'adaptation:talons': { name: 'Talons', help: 'A caught Hunted also discards 1 survivor of their choice.' },
  'adaptation:burrower': { name: 'Burrower', help: 'Right after the Sanctuary has moved, you may move it one number further.' },
  'adaptation:speed': {
    name: 'Speed',
    help: 'Once a turn, before step 1, if nobody would be caught: move the Creature token to an adjacent place. Catching somebody this way does not move Assimilation.',
  },
  'adaptation:piercing-scream': {
    name: 'Piercing Scream',
    help: 'You may place the Target token every turn: in step 2 each Hunted there discards 1 Place card, then acts.',
  },
  'adaptation:primal-strength': { name: 'Primal Strength', help: 'Being caught costs 1 more Will, once per Hunted and turn.' },
  'adaptation:regeneration': {
    name: 'Regeneration',
    help: 'Once a turn, when the Hunted would discard one of your adaptations: pay 1 DNA to keep it.',
  },
  'adaptation:venom': { name: 'Venom', help: 'A caught Hunted may not Resist next turn.' },
  'adaptation:webbing': {
    name: 'Webbing',
    help: 'In step 1 a Hunted next to the Creature token may not take a card back instead of using the power.',
  },
  'adaptation:corruption': {
    name: 'Corruption',
    help: 'A Hunted hit by the Artemia token with no Place card to discard loses 1 Will: only 1, however many of their cards are hit.',
  },
  'adaptation:dread': {
    name: 'Dread',
    help: 'A Hunted who loses their last Will regains 2 instead of 3. In the advanced variant they also discard 1 Place card.',
  },
  'adaptation:wings': {
    name: 'Wings',
    help: 'While the Creature token is on the Sanctuary’s place or next to it, nobody may fortify by exploring.',
  },
  'adaptation:mind-reading': {
    name: 'Mind Reading',
    help: 'Once a turn, before you place any token: a Hunted you name shows you all the Place cards in their hand except 2 of their choice.',
  },
  'adaptation:hypnosis': {
    name: 'Hypnosis',
    help: 'Once a turn, before step 1: a Hunted on a free place next to the Creature token may not use or copy a power this turn.',
  },
  'adaptation:voracity': {
    name: 'Voracity',
    help: 'If two or more are caught in one turn, Assimilation moves 1 more step. Against a single Hunted: if they are caught two turns in a row.',
  },
  'adaptation:symbiosis': { name: 'Symbiosis', help: 'You have the Artemia token every turn.' },
  'adaptation:hive-mind': { name: 'Hive Mind', help: 'You may play 2 Hunt cards a turn, if their phases differ.' },
  'adaptation:twin': {
    name: 'Twin',
    help: 'If no card brings the Target token, you may place it: in step 2 each Hunted there loses 1 Will and does nothing. This is not a catch.',
  },
  'adaptation:cunning': {
    name: 'Cunning',
    help: 'Once a turn, before the reveal: a Hunted says truthfully whether their card is a place 1–5, 6–10 or neither; then you may move the Creature token to an adjacent place.',
  },
  'adaptation:vigour': { name: 'Vigour', help: 'When you adapt, take 2 DNA instead of 1.' },
  'adaptation:slipperiness': { name: 'Slipperiness', help: 'No Survival card lets a Hunted move or ignore the Creature token.' },
};

export const bonuses: Cards<`bonus:${Bonus}`> = {
  'bonus:put-back-dna': { name: 'DNA back', help: 'The Creature puts 1 DNA back.' },
  'bonus:survival-if-none': { name: 'A Survival card for those with none', help: 'Every Hunted without Survival cards draws 1.' },
  'bonus:will': { name: 'Will for all', help: 'Every Hunted regains 1 Will.' },
  'bonus:new-place': {
    name: 'New place',
    help: 'Every Hunted with no place 6–10 in their hand or discard pile may take one from the reserve.',
  },
  'bonus:return-one': { name: 'A card back', help: 'Every Hunted takes back 1 Place card from their discard pile.' },
  'bonus:drop-adaptation': { name: 'Adaptation discarded', help: 'The Hunted may discard 1 developed adaptation.' },
  'bonus:survival-for-all': { name: 'Survival for all', help: 'Every Hunted draws 1 Survival card.' },
  'bonus:unlock-places': { name: 'Open places', help: 'From now on the Sanctuary can also move to places 6 to 10.' },
};
