import type { AdaptationId } from '../../cards/adaptations.ts';
import type { Bonus } from '../../cards/boards.ts';
import type { CharacterId } from '../../cards/characters.ts';
import { SURVIVORS, type SurvivorAbility, type SurvivorId } from '../../cards/survivors.ts';

/** What each of them does. */
type Helps<Key extends string> = Readonly<Record<Key, string>>;

export const abilities: Helps<`ability:${SurvivorAbility}`> = {
  'ability:put-back-dna': 'The Creature puts back up to 2 DNA.',
  'ability:block-adaptation': 'In phase 5 of this turn the Creature may neither adapt nor hide.',
  'ability:regain-will': 'Regain 1 Will.',
  'ability:copy-power': 'Use the power of the place with the Creature token.',
  'ability:return-played': 'Take back a Place card you have in play.',
  'ability:take-place': 'Take a Place card you do not own from the reserve.',
  'ability:return-two': 'Take back up to 2 Place cards from your discard pile.',
  'ability:step-defense': 'Defense moves 1 step, bonus included.',
  'ability:draw-survival': 'Draw 1 Survival card.',
  'ability:everyone-returns': 'Every Hunted takes back 1 Place card from their discard pile.',
  'ability:set-marker': 'Put the Marker on the Beach.',
};

/** The ability is read from the table, so that correcting it there corrects the words. */
const survivor = (id: SurvivorId): string => abilities[`ability:${SURVIVORS[id].ability}`];

export const survivors: Helps<`survivor:${SurvivorId}`> = {
  'survivor:irina-volkova': survivor('irina-volkova'),
  'survivor:paul-adeyemi': survivor('paul-adeyemi'),
  'survivor:hanna-brandt': survivor('hanna-brandt'),
  'survivor:luis-ortega': survivor('luis-ortega'),
  'survivor:greta-nilsen': survivor('greta-nilsen'),
  'survivor:samir-haddad': survivor('samir-haddad'),
  'survivor:jun-takeda': survivor('jun-takeda'),
  'survivor:vera-molnar': survivor('vera-molnar'),
  'survivor:colin-moss': survivor('colin-moss'),
  'survivor:aisha-bello': survivor('aisha-bello'),
  'survivor:peter-novak': survivor('peter-novak'),
  'survivor:lea-fontaine': survivor('lea-fontaine'),
  'survivor:rosa-marin': survivor('rosa-marin'),
  'survivor:viktor-hale': survivor('viktor-hale'),
  'survivor:dmitri-orlov': survivor('dmitri-orlov'),
  'survivor:nora-quinn': survivor('nora-quinn'),
  'survivor:michelle-west': survivor('michelle-west'),
  'survivor:oskar-lind': survivor('oskar-lind'),
  'survivor:thea-carter': survivor('thea-carter'),
  'survivor:gunther-franz': survivor('gunther-franz'),
};

export const characters: Helps<`character:${CharacterId}`> = {
  'character:captain-pike': 'When you Resist, each Will takes back up to 3 Place cards instead of 2.',
  'character:xia': 'When you use the power of the Beach, copied or not, draw 1 Survival card as well.',
  'character:murphy':
    'If you were caught this turn, take back 1 Place card from your discard pile in phase 4; it may be the one just played.',
  'character:kelly': 'You may play 2 Survival cards a turn, if their phases differ.',
  'character:john': 'The Artemia token does not make you discard a Place card.',
  'character:ilya-voss': 'When you take a card back instead of using a power, a Hunted of your choice with exactly 1 Will regains 1.',
  'character:lucio': 'You may also rescue a survivor at the Sanctuary’s own place.',
  'character:powell': 'When the Creature hides, draw 1 Survival card; you may take back 1 Place card from your discard pile.',
  'character:amara-okoye': 'When you fortify the Sanctuary, the Creature puts 1 DNA back.',
  'character:tomas-reyes': 'When you shelter 2 or more survivors at once, Defense moves 1 more step. Once a turn.',
  'character:nadia-kern': 'Once a turn in phase 1: discard a Survival card to switch off a developed adaptation until the turn ends.',
  'character:yuki-tanaka': 'Once a turn, before the Sanctuary moves: discard a Place card, and it moves two numbers or not at all.',
  'character:william-teague':
    'Once a turn, before the reveal: discard 2 Place cards to secretly swap your card in play for another from hand.',
  'character:tricia-collis':
    'If you rescued a survivor this turn, take back 1 Place card from your discard pile in phase 4; it may be the one just played.',
  'character:minerva-mk-18': 'The Artemia token does not affect you. Powers and cards of other Hunted give you no Will.',
};

export const adaptations: Helps<`adaptation:${AdaptationId}`> = {
  'adaptation:efficiency': 'In phase 4 fill your hand up to 4 Hunt cards instead of 3.',
  'adaptation:instincts': 'Once a turn, before you place any token: see 1 random Place card from the hand of a Hunted you name.',
  'adaptation:wits': 'Once a turn, before you refill: put any number of your Hunt cards under the deck.',
  'adaptation:massiveness': 'A caught Hunted also discards 1 Place card of their choice.',
  'adaptation:cleverness': 'Once a turn: discard a Hunt card without its effect to get the Artemia token. It counts as a card played.',
  'adaptation:foresight':
    'Once a turn, before you place any token: ask a Hunted whether they have a certain Place card in hand. They answer truthfully.',
  'adaptation:scavenger': 'If somebody was caught this turn, take 1 DNA when phase 5 begins.',
  'adaptation:mimicry': 'When you hide you may take up to 2 DNA and leave Defense where it is.',
  'adaptation:keen-nose': 'Once a turn, before you place any token: a Hunted who has survivors shows you 2 Place cards of their choice.',
  'adaptation:spores': 'A Hunted hit by the Artemia token also discards 1 Survival card.',
  'adaptation:metabolism': 'Each time you adapt, the first card you draw is free.',
  'adaptation:thick-hide': 'When the Hunted make you put DNA back, you put back 1 less.',
  'adaptation:tendrils': 'The Artemia token given by the board may be placed between 2 adjacent places and affects both.',
  'adaptation:talons': 'A caught Hunted also discards 1 survivor of their choice.',
  'adaptation:burrower': 'Right after the Sanctuary has moved, you may move it one number further.',
  'adaptation:speed':
    'Once a turn, before step 1, if nobody would be caught: move the Creature token to an adjacent place. Catching somebody this way does not move Assimilation.',
  'adaptation:piercing-scream': 'You may place the Target token every turn: in step 2 each Hunted there discards 1 Place card, then acts.',
  'adaptation:primal-strength': 'Being caught costs 1 more Will, once per Hunted and turn.',
  'adaptation:regeneration': 'Once a turn, when the Hunted would discard one of your adaptations: pay 1 DNA to keep it.',
  'adaptation:venom': 'A caught Hunted may not Resist next turn.',
  'adaptation:webbing': 'In step 1 a Hunted next to the Creature token may not take a card back instead of using the power.',
  'adaptation:corruption':
    'A Hunted hit by the Artemia token with no Place card to discard loses 1 Will: only 1, however many of their cards are hit.',
  'adaptation:dread': 'A Hunted who loses their last Will regains 2 instead of 3. In the advanced variant they also discard 1 Place card.',
  'adaptation:wings': 'While the Creature token is on the Sanctuary’s place or next to it, nobody may fortify by exploring.',
  'adaptation:mind-reading':
    'Once a turn, before you place any token: a Hunted you name shows you all the Place cards in their hand except 2 of their choice.',
  'adaptation:hypnosis':
    'Once a turn, before step 1: a Hunted on a free place next to the Creature token may not use or copy a power this turn.',
  'adaptation:voracity':
    'If two or more are caught in one turn, Assimilation moves 1 more step. Against a single Hunted: if they are caught two turns in a row.',
  'adaptation:symbiosis': 'You have the Artemia token every turn.',
  'adaptation:hive-mind': 'You may play 2 Hunt cards a turn, if their phases differ.',
  'adaptation:twin':
    'If no card brings the Target token, you may place it: in step 2 each Hunted there loses 1 Will and does nothing. This is not a catch.',
  'adaptation:cunning':
    'Once a turn, before the reveal: a Hunted says truthfully whether their card is a place 1–5, 6–10 or neither; then you may move the Creature token to an adjacent place.',
  'adaptation:vigour': 'When you adapt, take 2 DNA instead of 1.',
  'adaptation:slipperiness': 'No Survival card lets a Hunted move or ignore the Creature token.',
};

export const bonuses: Helps<`bonus:${Bonus}`> = {
  'bonus:put-back-dna': 'The Creature puts 1 DNA back.',
  'bonus:survival-if-none': 'Every Hunted without Survival cards draws 1.',
  'bonus:will': 'Every Hunted regains 1 Will.',
  'bonus:new-place': 'Every Hunted with no place 6–10 in their hand or discard pile may take one from the reserve.',
  'bonus:return-one': 'Every Hunted takes back 1 Place card from their discard pile.',
  'bonus:drop-adaptation': 'The Hunted may discard 1 developed adaptation.',
  'bonus:survival-for-all': 'Every Hunted draws 1 Survival card.',
  'bonus:unlock-places': 'From now on the Sanctuary can also move to places 6 to 10.',
};
