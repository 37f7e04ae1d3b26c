import { capital, counted } from '@orrery/engine';
import type { HuntId } from '../../cards/hunt.ts';
import type { PlaceId } from '../../cards/places.ts';
import type { Stage } from '../../state.ts';
import type { ActionLines, DecisionLines, SpotNames } from '../shape.ts';
import { aimed, by, cause, name, oneOf, Place, POWERS, place, places, spots, token } from './words.ts';

const huntName = (card: HuntId): string => name(`hunt:${card}`);
const acting = (card: PlaceId): string => `${Place(card)}: `;

export const actionLines = (spot: SpotNames): ActionLines => ({
  volunteer: ({ willing }) => (willing ? 'I would like to be the Creature' : 'I would rather be Hunted'),
  'choose-side': ({ side }) =>
    side === 'a' ? 'Side A: Artemia on each of the last six cells' : 'Side B: Artemia on every other cell from the middle on',
  'choose-character': ({ character }) => name(`character:${character}`),
  'choose-adaptation': ({ adaptation }) => name(`adaptation:${adaptation}`),
  resist: ({ will }) => `Resist: pay ${will} Will`,
  'give-up': () => 'Give Up: all cards and Will back, but Assimilation moves 1 step',
  'lay-place': ({ card }) => `Lay ${place(card)}`,
  'take-up-places': () => 'Take back your cards and choose again',
  'play-hunt': ({ card, target }, names) => `Play ${aimed(`hunt:${card}`, target, { spot, names })}`,
  'play-survival': ({ card, target }, names) => `Play ${aimed(`survival:${card}`, target, { spot, names })}`,
  'use-character': ({ character, target }, names) => `Use ${aimed(`character:${character}`, target, { spot, names })}`,
  'use-adaptation': ({ adaptation, target }, names) => `Use ${aimed(`adaptation:${adaptation}`, target, { spot, names })}`,
  pass: () => 'Pass',
  'place-token': ({ token: laid, at }) =>
    at.length === 2 ? `Place ${token(laid)} between ${spots(spot, at)}` : `Place ${token(laid)} on ${spots(spot, at)}`,
  'end-hunting': () => 'End the hunt',
  'keep-place': ({ card }) => `Keep ${place(card)} in play`,
  'swap-place': ({ out, in: coming }) => `Lay ${place(coming)} instead of ${place(out)}`,
  'use-power': ({ card, from, way }) =>
    from === undefined ? `${acting(card)}${POWERS[way]}` : `${acting(card)}copy ${spot(from)} (${POWERS[way]})`,
  'return-instead': ({ card, returned }) => `${acting(card)}take back ${place(returned)} instead of using the power`,
  'rescue-survivor': ({ card, survivor }) => `${acting(card)}rescue ${name(`survivor:${survivor}`)}`,
  fortify: ({ card }) => `${acting(card)}fortify the Sanctuary`,
  'do-nothing': ({ card }) => `${acting(card)}do nothing`,
  'return-place': ({ card }) => `Take back ${place(card)}`,
  'discard-place': ({ card }) => `Discard ${place(card)}`,
  'discard-survival': ({ card }) => `Discard ${name(`survival:${card}`)}`,
  'discard-survivor': ({ index }) => `Discard survivor ${index + 1}`,
  'keep-survival': ({ card }) => `Keep ${name(`survival:${card}`)}`,
  'take-place': ({ card }) => `Take ${place(card)}`,
  heal: ({ seat }, names) => `${names(seat)} regains 1 Will`,
  'lose-will': () => 'Lose 1 Will',
  'show-place': ({ card }) => `Show ${place(card)}`,
  'hide-place': ({ card }) => `Keep ${place(card)} hidden`,
  'put-under': ({ card }) => `Put ${huntName(card)} under the deck`,
  'put-adaptation-under': ({ adaptation }) => `Put ${name(`adaptation:${adaptation}`)} under its deck`,
  'drop-adaptation': ({ adaptation }) => `Discard the Creature’s ${name(`adaptation:${adaptation}`)}`,
  'pay-to-keep': () => 'Pay 1 DNA to keep it',
  'put-back-dna': ({ count }) => `The Creature puts ${count} DNA back`,
  shelter: () => 'Shelter all your survivors: Defense moves 1 step',
  'name-place': ({ place: named }) => `Name ${spot(named)}`,
  'move-creature': ({ to }) => `Move ${token('creature')} to ${spot(to)}`,
  decline: () => 'Done',
  adapt: () => 'Adapt: take DNA, then draw and develop',
  hide: ({ quietly }) => (quietly ? 'Hide quietly: up to 2 DNA, Defense stays' : 'Hide: up to 3 DNA, Defense moves 1 step'),
  'draw-adaptation': ({ level }) => `Draw a level ${level === 1 ? 'I' : 'II'} adaptation`,
  develop: ({ adaptation }) => `Develop ${name(`adaptation:${adaptation}`)}`,
  'discard-adaptation': ({ adaptation }) => `Discard your ${name(`adaptation:${adaptation}`)} to make room`,
  'move-sanctuary-on': () => 'Move the Sanctuary one number further',
});

const WINDOWS: Partial<Readonly<Record<Stage, string>>> = {
  'hunt-window': 'The tokens are placed. Respond with a phase 2 card, or pass?',
  'reveal-window': 'All cards are revealed. Play a phase 3 card, or pass?',
  'free-places': 'The next Hunted is about to act. Play a phase 3 card, or pass?',
  'target-places': 'The Target token is about to take effect. Play a phase 3 card, or pass?',
  'artemia-window': 'The Artemia token is about to take effect. Play a card, or pass?',
  'creature-window': 'The Creature token is about to take effect. Play a card, or pass?',
  'caught-window': 'Somebody was caught. Play a card, or pass?',
  'end-window': 'The turn is ending. Play a phase 4 card, or pass?',
  'refill-window': 'The Creature has drawn its Hunt cards. Play a phase 4 card, or pass?',
  'sanctuary-window': 'The Sanctuary is about to move. Play a phase 5 card, or pass?',
};

export const decisionLines = (spot: SpotNames): DecisionLines => ({
  volunteer: () => 'Would you like to play the Creature?',
  'choose-side': () => 'Which side of the board do you choose?',
  'draw-adaptations': ({ count }) => `Draw ${counted(count, 'adaptation card')}: level I or II?`,
  'choose-character': () => 'Which character do you keep?',
  'choose-adaptation': () => 'Which adaptation do you take for this match?',
  'return-places': ({ atMost, least, because }) => {
    if (least === 0) return `Take back up to ${counted(atMost, 'Place card')}${by(because)}.`;
    return `Take back ${least < atMost ? `${least} to ` : ''}${counted(atMost, 'Place card')}${by(because)}.`;
  },
  'return-this-or-one': ({ card, because }) =>
    `You may take back only one card: ${place(card)}, or one from your discard pile${by(because)}?`,
  'discard-places': ({ count, because }) => `Discard ${counted(count, 'Place card')} from your hand${by(because)}.`,
  'discard-or-lose-will': ({ count, hasBegun, because }) =>
    hasBegun
      ? `Discard ${counted(count, 'more Place card', 'more Place cards')}${by(because)}.`
      : `Discard ${counted(count, 'Place card')}, or lose 1 Will${by(because)}?`,
  'discard-survival': ({ because }) => `Discard a Survival card${by(because)}.`,
  'discard-survivor': ({ because }) => `Discard a survivor${by(because)}.`,
  'discard-survival-or-survivor': ({ because }) => `Discard a Survival card or a survivor${by(because)}.`,
  'keep-survival': () => 'Which Survival card do you keep? The other is discarded.',
  'keep-place': () => 'Which card stays in play? The other returns to your hand.',
  'take-place': ({ because, mayDecline }) =>
    `Which Place card do you take from the reserve${by(because)}?${mayDecline ? ' Optional.' : ''}`,
  heal: ({ because, mayDecline }) => `Who regains 1 Will${by(because)}?${mayDecline ? ' Optional.' : ''}`,
  'show-places': ({ count, because }) => `Show the Creature ${counted(count, 'Place card')} from your hand${by(because)}.`,
  'hide-places': ({ count, because }) => `Keep ${counted(count, 'Place card')} hidden; the Creature sees the others${by(because)}.`,
  'put-hunt-under': ({ atMost, because }) => `Put up to ${counted(atMost, 'Hunt card')} under the deck${by(because)}.`,
  'put-adaptations-under': ({ atMost }) => `Put up to ${counted(atMost, 'adaptation card')} under their decks, then draw as many.`,
  'drop-adaptation': ({ mayDecline }) => `Which of the Creature’s adaptations is discarded?${mayDecline ? ' Optional.' : ''}`,
  'keep-adaptation': ({ adaptation }) => `The Hunted want to discard ${name(`adaptation:${adaptation}`)}. Pay 1 DNA to keep it?`,
  'put-back-dna': ({ atMost }) => `How much DNA does the Creature put back (at most ${atMost})?`,
  'swap-played': () => 'Which card replaces your card in play?',
  shelter: () => 'Shelter all your survivors to move Defense 1 more step?',
  'answer-fortify': ({ by: seat }, names) => `${names(seat)} has fortified the Sanctuary. Respond with a card, or pass?`,
  'name-place': ({ from }) => `Which power do the targeted Hunted get: ${oneOf(from.map(spot))}?`,
  'move-creature': ({ because }) => `Move ${token('creature')} to an adjacent place${by(because)}?`,
  'move-sanctuary-on': () => 'Move the Sanctuary one number further?',
  'use-copied-power': ({ because }) => `Use the power of the place with the Creature token (${cause(because)}).`,
  'return-played': ({ from, because }) =>
    from.length === 1 ? `Take back ${places(from)}${by(because)}?` : `Which card in play do you take back${by(because)}?`,
  explore: ({ left }) => {
    if (left === 0) return 'You have chosen. You can still change your mind.';
    return left === 1 ? 'Where do you go? Lay a Place card face down.' : `Where do you go? Lay ${left} Place cards face down.`;
  },
  stalk: () => 'Phase 1, before the hunt: play a card, or pass?',
  hunt: () => 'Hunt: place your tokens and play your cards.',
  window: ({ stage, phase }) => WINDOWS[stage] ?? `Play a phase ${phase} card, or pass?`,
  interrupt: ({ phase }) => `You may play a phase ${phase} card before the others continue.`,
  act: ({ cards }) => `${capital(places(cards))}: use the power, or take back a card?`,
  'adapt-or-hide': () => 'Adapt (1 DNA, then spend it), or hide (up to 3 DNA, Defense moves 1 step)?',
  adapting: () => 'Draw cards (1 DNA each) and develop them; pass when you are done.',
});
