import { isSpot, nameIn, type RefusalLines, type SpotNames, type Value } from '../shape.ts';
import { NAMES } from './names.ts';

const of =
  (...decks: readonly string[]) =>
  (id: Value): string =>
    nameIn(NAMES, id, decks).replace(/^The /, 'the ');

const placeCard = of('place');
const card = of('hunt', 'survival', 'place', 'adaptation', 'character');
/** "the Creature token": sentences begin with a capital by themselves. */
const token = (id: Value): string => `the ${nameIn(NAMES, id, ['token']).replace(/^The /, '')}`;
const adaptation = of('adaptation');
const cards = (count: Value): string => `${count ?? 0} ${count === 1 ? 'card' : 'cards'}`;

/** A spot by its number, or a place card by its id. */
const placeOn =
  (spot: SpotNames) =>
  (place: Value): string =>
    isSpot(place) ? spot(place) : placeCard(place);

export const refusalLines = (spot: SpotNames): RefusalLines => {
  const at = placeOn(spot);
  return {
    'match-over': 'The match is over.',
    'not-asked': 'You have nothing to decide right now.',
    'answer-first': 'Answer the open question first.',
    'not-now': 'That is not what you are being asked.',
    'already-passed': 'You have already passed.',

    'already-made-an-effort': 'You have already resisted or given up this turn.',
    'cards-laid': 'Resist and Give Up come before laying cards.',
    'not-enough-will': ({ will, have }) => `That takes ${will} Will; you have ${have}.`,
    'last-will': 'You may not spend your last Will to Resist.',
    'may-not-resist': 'Venom: you may not Resist this turn.',
    'nothing-to-return': 'Your discard pile is empty: there is nothing to take back.',
    'nothing-to-regain': 'You have all your Will and no cards to take back.',
    'card-not-in-hand': ({ card: id }) => `You do not have ${placeCard(id)} in hand.`,
    'place-barred': ({ place }) => `Force Field: ${at(place)} may not be played this turn.`,
    'too-few-cards': ({ have, needed }) => `You have to lay ${cards(needed)} but have only ${have}: Resist or Give Up first.`,
    'all-laid': 'All your cards are laid.',
    'nothing-laid': 'You have laid nothing yet.',

    'card-not-held': ({ card: id }) => `You do not have ${card(id)}.`,
    'wrong-phase': ({ card: id, phase }) => `${card(id)} cannot be played in phase ${phase}.`,
    'hunt-limit': ({ limit }) => `You have already played your ${limit === 1 ? 'Hunt card' : `${limit} Hunt cards`} this turn.`,
    'survival-limit': ({ limit }) => `You have already played your ${limit === 1 ? 'Survival card' : `${limit} Survival cards`} this turn.`,
    'hunt-barred': 'Sacrifice: no Hunt cards until the turn ends.',
    'survival-barred': 'Despair: nobody plays or draws Survival cards until the turn ends.',
    'wrong-target': ({ card: id }) => `${card(id)} cannot target that.`,
    'no-effect': ({ card: id }) => `${card(id)} would do nothing now.`,
    'too-late': ({ card: id }) => `It is too late for ${card(id)} this turn.`,
    'nothing-to-copy': 'There is no Hunt card in the discard pile to copy.',
    'hand-too-small': ({ cards: count }) => `Nobody you could name has more than ${cards(count)} in hand.`,
    'own-hand-too-small': ({ cards: count }) => `You need ${cards(count)} in hand for that.`,
    'will-full': 'You have all your Will.',
    'marker-charged': 'The Marker is already on the Beach.',
    'marker-not-charged': 'The Marker is not on the Beach.',
    'creature-has-played': 'The Creature cannot play a Hunt card this turn anyway.',
    'hand-empty': 'There is no Place card in hand for that.',
    'pile-empty': 'The discard pile is empty.',
    'no-hunt-cards': 'The Creature has no Hunt cards.',
    'no-such-play': ({ card: id }) => `${placeCard(id)} is not in play.`,
    'no-token-on-you': ({ token: id }) => `${token(id)} is not on your place.`,
    'token-not-laid': ({ token: id }) => `${token(id)} is not on the planet.`,
    'not-your-moment': ({ card: id }) => `${card(id)} is played when it is your turn to act at your place.`,
    'not-adjacent': ({ place }) => `${at(place)} is not adjacent.`,
    'rescue-held': 'Stasis: Rescue does not move in this phase.',

    'token-not-available': ({ token: id }) => `You do not have ${token(id)} this turn.`,
    'token-already-laid': ({ token: id }) => `${token(id)} is already placed.`,
    'needs-two-places': ({ token: id }) => `${token(id)} is placed between two adjacent places this turn.`,
    'one-place-only': ({ token: id }) => `${token(id)} covers one place.`,
    'token-due': ({ token: id }) => `Place ${token(id)} first.`,

    'not-your-step': ({ card: id }) => `It is not time to act at ${placeCard(id)}.`,
    'power-ineffective': ({ place }) => `${at(place)} has no power this turn, and you cannot take a card back there.`,
    'no-such-power': ({ place }) => `${at(place)} has no such power.`,
    'cannot-be-copied': ({ place }) => `The power of ${at(place)} cannot be copied.`,
    'no-creature-there': ({ place }) => `The Creature token is not on ${at(place)}: there is nothing to copy.`,
    'power-used': ({ place }) => `The power of ${at(place)} has already been used this turn.`,
    'two-cards-already-due': 'You will already lay two cards next turn.',
    'nothing-to-take': 'The reserve has no Place card you do not own.',
    'no-survival-to-draw': 'No Survival card can be drawn now.',
    'nobody-to-heal': 'Nobody can regain Will now.',
    'power-idle': ({ place }) => `The power of ${at(place)} would do nothing now.`,
    'must-act': 'You have to use the power or take a card back.',

    'card-not-in-pile': ({ card: id }) => `${placeCard(id)} is not in your discard pile.`,
    'must-return-more': ({ left }) => `Take back ${left ?? 0} more ${left === 1 ? 'card' : 'cards'}.`,
    'not-offered': 'That is not one of the choices.',
    'already-chosen': ({ card: id }) => `You have already chosen ${card(id)}.`,

    'no-sanctuary': 'This table plays without the Sanctuary.',
    'on-no-place': 'Your card is not on any place of the planet.',
    'survivors-barred': 'Isolation: nobody may rescue or take survivors this turn.',
    'no-survivor-face-up': 'No survivor is face up.',
    'no-survivor-left': 'No survivor is left.',
    'not-next-to-sanctuary': ({ place, sanctuary }) => `${at(place)} is not next to the Sanctuary, which is at ${at(sanctuary)}.`,
    'not-at-sanctuary': ({ sanctuary }) => `The Sanctuary is at ${at(sanctuary)}.`,
    'already-fortified': 'Somebody has already fortified the Sanctuary this turn.',
    'fortifying-barred': 'Siege: nobody may fortify or shelter this turn.',
    'creature-watches-sanctuary': 'Wings: nobody may fortify with the Creature token this close.',
    'token-on-your-place': ({ place }) => `There is a hunt token on ${at(place)}: no Sanctuary action is possible there.`,
    'no-sanctuary-action-there': ({ place }) => `${at(place)} has no power, and this table allows no Sanctuary action there.`,
    'no-survivor-to-shelter': 'You have no survivors to shelter.',
    'nobody-just-fortified': 'Nobody has just fortified the Sanctuary.',
    'nobody-just-caught': 'Nobody has just been caught.',
    'survival-barred-there': 'Ambush: you may not play Survival cards at your place this turn.',
    'no-return-there': 'Ambush: you may not take a card back at your place.',
    'no-return-near-creature': 'Webbing: next to the Creature token you may not take a card back instead of using the power.',
    'power-barred': 'Hypnosis: you may not use a power this turn.',
    'no-survival-to-discard': 'You have no Survival card to discard.',
    'other-phase-only': ({ phase }) => `Your second card this turn must be from a phase other than ${phase}.`,
    'nothing-to-salvage': 'There is no card you could take from the Survival discard pile.',
    'cannot-evade': 'Slipperiness: no Survival card moves or ignores the Creature token.',
    'character-used': 'Your character has already been used this turn.',
    'character-silent': 'Jamming: no character works this turn.',
    'nothing-developed': 'The Creature has no developed adaptation for that.',
    'not-your-character': 'This is not your character.',
    'adaptation-not-working': ({ adaptation: id }) => `${adaptation(id)} does not work now.`,
    'adaptation-used': ({ adaptation: id }) => `${adaptation(id)} has already been used this turn.`,
    'tokens-laid': 'That has to be done before any token is placed.',
    'somebody-is-caught': 'Somebody will be caught anyway: the Creature token stays.',
    'no-dna-left': 'There is no DNA left in the supply.',
    'no-dna-to-put-back': 'The Creature would put no DNA back.',
    'not-enough-dna': ({ price, have }) => `That costs ${price} DNA; you have ${have}.`,
    'no-adaptations-to-exchange': 'You have no adaptation cards for that exchange.',
    'only-when-adapting': 'You can do that only when you may adapt or hide.',
    'already-adapted': 'You have already adapted or hidden this turn.',
    'adaptation-blocked': 'A survivor keeps you from adapting and hiding this turn.',
    'cannot-hide-quietly': 'Hiding quietly needs Mimicry.',
    'no-adaptation-left': ({ level }) => `There are no level ${level === 1 ? 'I' : 'II'} adaptations left.`,
    'adaptation-not-in-hand': ({ adaptation: id }) => `You do not have ${adaptation(id)} in hand.`,
    'adaptation-not-developed': ({ adaptation: id }) => `${adaptation(id)} is not developed.`,
    'adaptations-full': ({ most }) => `You already have ${most} developed adaptations: discard one first.`,
    'room-for-adaptations': 'There is still room: you need not discard an adaptation.',
  };
};
