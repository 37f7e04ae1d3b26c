import type { PhraseBlank, View } from '@orrery/not-alone';
import { PHRASES } from '@orrery/not-alone/facts';
import type { PhraseOffers, PhraseValue } from '../phrase-offers.ts';

/** Phrases of the viewer's side; a spectator has those of nobody in particular. */
export const phraseOffers: PhraseOffers<View> = ({ view, viewer, text, names }) => {
  const role = viewer === 'spectator' ? 'anybody' : viewer === view.creature.seat ? 'creature' : 'hunted';
  const places = view.planet.map((place): PhraseValue => ({ value: place, words: text.terms[`place:${place}`]?.name ?? place }));
  const others = view.hunted.filter(({ seat }) => seat !== viewer).map(({ seat }): PhraseValue => ({ value: seat, words: names(seat) }));
  const fills: Readonly<Record<PhraseBlank, readonly PhraseValue[]>> = { place: places, seat: others };
  return Object.entries(PHRASES)
    .filter(
      ([code, phrase]) => (phrase.by === role || phrase.by === 'anybody') && (code !== 'who-fortifies' || view.sanctuary !== undefined),
    )
    .map(([code, phrase]) => ({ code, blanks: phrase.blanks.map((blank) => fills[blank]) }))
    .filter((offer) => offer.blanks.every((values) => values.length > 0));
};
