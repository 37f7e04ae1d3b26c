import type { HuntId } from '../../cards/hunt.ts';
import type { PlaceId } from '../../cards/places.ts';
import type { SurvivalId } from '../../cards/survival.ts';

/** What each of them does. */
type Helps<Key extends string> = Readonly<Record<Key, string>>;

export const places: Helps<`place:${PlaceId}`> = {
  'place:lair':
    'Take back your whole discard pile, or use the power of the place with the Creature token. Caught here, you lose 1 extra Will.',
  'place:jungle': 'Take this card back, and 1 Place card of your choice from your discard pile.',
  'place:river': 'Next turn you lay 2 Place cards and decide after the hunt which one stays in play. The other returns to your hand.',
  'place:beach': 'Charge the Marker; or, if it is charged, use it up to move Rescue 1 step. Once a turn for the whole team.',
  'place:rover': 'Take a Place card you do not own from the reserve.',
  'place:swamp': 'Take this card back, and up to 2 Place cards of your choice from your discard pile.',
  'place:shelter': 'Look at 2 Survival cards: keep one, discard the other.',
  'place:wreck': 'Move Rescue 1 step. Once a turn for the whole team.',
  'place:source': 'A Hunted of your choice regains 1 Will, or you draw 1 Survival card.',
  'place:artefact': 'Next turn you lay 2 Place cards and both are resolved. No other power and no card can copy this one.',
  'place:camp': 'Take a survivor; or take this card back and, if you like, 1 Place card from your discard pile.',
  'place:laboratory': 'Look at 2 Survival cards, keep one and discard the other; or the Creature puts 1 DNA back.',
  'place:gates':
    'Fortify the Sanctuary, then you may shelter your survivors. Once a turn for the whole team, even if somebody has already fortified by exploring.',
  'place:infirmary':
    'A Hunted of your choice regains 1 Will; or draw 1 Survival card; or take back up to 2 Place cards from your discard pile.',
  'place:monolith': 'Discard a developed adaptation of the Creature. If one is really discarded, this card is removed from the match too.',
  'place:mists': 'Take this card back. Until the end of the next turn the Creature cannot see your discard pile.',
  'place:promo-drone':
    'Not on any place: no token reaches it. Take back up to 2 Place cards from your discard pile. After the turn it goes back to the reserve.',
  'place:drone-z1': 'Not on any place: no token reaches it. Draw 1 Survival card. After the turn it goes back to the reserve.',
  'place:drone-z2': 'Not on any place: no token reaches it. Regain 1 Will. After the turn it goes back to the reserve.',
  'place:drone-z3':
    'Not on any place: no token reaches it. Take a Place card you do not own from the reserve, but not a Drone. After the turn it goes back to the reserve.',
};

export const hunt: Helps<`hunt:${HuntId}`> = {
  'hunt:despair': 'Until the turn ends nobody plays or draws Survival cards. Cards already laid go back to hand. Brings the Artemia token.',
  'hunt:force-field':
    'Place the Target token between 2 adjacent places: neither may be played this turn. Cards already laid go back to hand.',
  'hunt:anticipation': 'Name a Hunted. If they are caught this turn, Assimilation moves 1 more step.',
  'hunt:ascendancy': 'A Hunted with 3 or more Place cards in hand discards down to 2.',
  'hunt:fierceness': 'Being caught costs 1 more Will this turn.',
  'hunt:forbidden-zone': 'Every Hunted secretly chooses 1 Place card in hand; all are discarded together.',
  'hunt:interference': 'The Beach and the Wreck have no power this turn.',
  'hunt:persecution': 'This turn the power of a place takes back at most 1 Place card.',
  'hunt:mutation': 'The Artemia token also costs each Hunted it hits 1 Will. Brings that token.',
  'hunt:phobia': 'A Hunted you name shows you all the Place cards in their hand except 2 of their choice. Brings the Artemia token.',
  'hunt:virus': 'Place the Artemia token between 2 adjacent places: it affects both.',
  'hunt:clone': 'This turn the Target token works as a second Creature token.',
  'hunt:mirage': 'Place the Target token between 2 adjacent places: neither has a power this turn.',
  'hunt:scream': 'Each Hunted on the targeted place discards 2 Place cards or loses 1 Will, then acts as usual.',
  'hunt:toxin': 'Each Hunted on the targeted place discards 1 Survival card. The place has no power.',
  'hunt:cataclysm': 'Name a place: it has no power this turn.',
  'hunt:detour': 'Move a Hunted to an adjacent place, which they explore instead. Playable until step 4 begins.',
  'hunt:stasis': 'Rescue does not move forward in this phase.',
  'hunt:tracking': 'Next turn you may play 2 Hunt cards.',
  'hunt:flashback': 'Copies the Hunt card on top of your discard pile, symbol and phase included.',
  'hunt:jamming': 'Until the turn ends no character works. Brings the Artemia token.',
  'hunt:isolation': 'Until the turn ends nobody may rescue or take a survivor.',
  'hunt:siege': 'Until the turn ends nobody may fortify the Sanctuary or shelter survivors, and the Gates have no power.',
  'hunt:sandstorm': 'Move the Sanctuary at once to an adjacent place that is open to it.',
  'hunt:abduction': 'Each Hunted on the targeted place discards all survivors, or 1 Place card if there are none, then acts as usual.',
  'hunt:ambush': 'After the reveal a Hunted on the targeted place plays no Survival cards, and may use its power but not take a card back.',
  'hunt:acid': 'Each Hunted on the targeted place discards 1 random Place card; with an empty hand, loses 1 Will. Then they act as usual.',
  'hunt:hallucination':
    'When step 2 begins, name a place next to the targeted one: the Hunted on the targeted place get its power instead of their own.',
  'hunt:panic': 'Each Hunted hit by the Artemia token also discards 1 Survival card or 1 survivor. Brings that token.',
  'hunt:overgrowth': 'The Sanctuary’s place counts as having the Artemia token too. Brings that token.',
  'hunt:scent': 'A Hunted you name shows you Place cards of their choice: 1 for each Will they are missing, but at least 1.',
  'hunt:pursuit': 'After the reveal, before step 1: move the Artemia token to an adjacent place.',
  'hunt:feast': 'Right after somebody has been caught: take up to 2 DNA.',
  'hunt:metamorphosis': 'Discard a developed adaptation and develop one from hand for free that costs at most 1 DNA more.',
  'hunt:growth-spurt': 'In this phase developing costs you 1 DNA less, but at least 1.',
  'hunt:damage': 'Take the Marker off the Beach without effect.',
  'hunt:variability': 'Put up to 2 adaptation cards from hand under their decks and draw as many for free.',
};

export const survival: Helps<`survival:${SurvivalId}`> = {
  'survival:adrenaline': 'Regain 1 Will.',
  'survival:ingenuity': 'Put the Marker on the Beach.',
  'survival:sacrifice':
    'Discard 1 Place card from hand: the Creature plays no Hunt cards until the turn ends. Cards already laid go back to hand.',
  'survival:sixth-sense': 'Take back up to 2 Place cards from your discard pile.',
  'survival:smokescreen': 'Until the turn ends the Creature cannot see any discard pile of the Hunted.',
  'survival:strike-back': 'Put 2 random Hunt cards from the Creature’s hand under the Hunt deck.',
  'survival:vortex': 'Swap your card in play for one from your discard pile. Everybody sees both.',
  'survival:detector': 'You ignore the Artemia token this turn.',
  'survival:dodge': 'You ignore the Creature token this turn, a Clone too.',
  'survival:drone': 'When you act: use the power of the Rover instead of that of your place.',
  'survival:gate': 'When you act: use the power of an adjacent place instead of that of your place. Never the Artefact.',
  'survival:hologram': 'Move the Artemia token to an adjacent place, until step 3 begins.',
  'survival:wrong-track': 'Move the Creature token, or its Clone, to an adjacent place, until step 4 begins.',
  'survival:amplifier': 'Take the Marker off the Beach: Rescue moves 1 step.',
  'survival:double-back': 'Take back your card in play instead of discarding it.',
  'survival:distress-call': 'Take a survivor from the deck, face down and without their ability.',
  'survival:antidote': 'The Creature puts 2 DNA back.',
  'survival:inhibitor': 'A developed adaptation you name has no effect until the turn ends.',
  'survival:teamwork': 'Another Hunted takes back up to 2 Place cards from their discard pile. If you are the only one: you take back 1.',
  'survival:scanner': 'You alone look at the Creature’s Hunt cards; you may put 1 of them under the deck.',
  'survival:camouflage': 'Take back your card in play and lay another from hand, face down.',
  'survival:bravery': 'You lose no Will for the rest of the turn. You can still be caught and hit.',
  'survival:evacuation':
    'When you act in step 1: shelter your survivors wherever you are, instead of using the power or taking a card back.',
  'survival:shortcut': 'When you act in step 1: your place counts as next to the Sanctuary, so you may rescue a survivor.',
  'survival:reinforced-walls': 'Right after a Hunted has fortified the Sanctuary: Defense moves 1 more step.',
  'survival:rope-team':
    'Name another Hunted: you lose the first Will instead of them this turn. If you are the only one: discard 2 Place cards, and your first Will is not lost.',
  'survival:last-stand': 'If you lose your last Will in this phase, Assimilation does not move for it.',
  'survival:salvage': 'Take any other card from the Survival discard pile.',
  'survival:anchor': 'The Sanctuary does not move in this phase, whatever would move it.',
  'survival:course-change': 'The Sanctuary moves to an adjacent place that is open to it instead of to the next number.',
  'survival:cryogenics':
    'Before your place is resolved: no hunt token affects you this turn, you do nothing, and your card in play returns to hand.',
  'survival:reinforcements': 'In this phase survivors are revealed until 3 are face up instead of 2.',
};
