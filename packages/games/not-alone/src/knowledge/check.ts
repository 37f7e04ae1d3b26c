import { ADAPTATIONS } from '../cards/adaptations.ts';
import { adaptationsInGame, charactersInGame, huntInGame, survivalInGame, survivorsInGame } from '../cards/in-game.ts';
import { areAdjacent, FIRST_PLACES, PLACE_IDS, PLACES, type PlaceCard, type PlaceId, rowOf } from '../cards/places.ts';
import { rankOf } from '../rules/place-cards.ts';
import { DNA_IN_BOX, FULL_WILL, HUNT_TOKENS, type Hunted, MOST_ADAPTATIONS, type Sanctuary, type State } from '../state.ts';
import { without } from './imagine/deal-places.ts';

const MOST_IN_PLAY = 2;
/** Reinforcements fill the row to three. */
const MOST_FACE_UP = 3;
const MOST_PER_TURN = 2;

/** Throws, naming the rule, when something that must always hold does not. */
export function check(state: State): void {
  checkSeats(state);
  if (state.hunted.length > 0) {
    // Before the volunteers are heard nothing is dealt.
    checkDecks(state);
    checkPlaces(state);
  }
  for (const hunted of state.hunted) checkHunted(state, hunted);
  checkGlimpses(state);
  checkTokens(state);
  checkCounters(state);
  checkTurn(state);
  checkQuestions(state);
  if (state.sanctuary !== undefined) checkSanctuary(state, state.sanctuary);
}

function must(holds: boolean, broken: string): void {
  if (!holds) throw new Error(broken);
}

/** Every card of `all` once among `found`, and nothing else. */
function mustBe(rule: string, all: readonly string[], found: readonly string[]): void {
  const known = new Set(found);
  if (found.length === all.length && all.every((card) => known.has(card))) return;
  const missing = without(all, found);
  const surplus = without(found, all);
  if (missing.length + surplus.length > 0) throw new Error(`${rule}: missing ${missing.join(', ')}; surplus ${surplus.join(', ')}`);
}

/** [NA-2.7] The Hunted sit clockwise from the Creature's left. */
function checkSeats({ seats, creature, hunted }: State): void {
  if (hunted.length === 0) return;
  must(hunted.length === seats - 1, `NA-1.1: ${hunted.length} Hunted at a table of ${seats}`);
  hunted.forEach(({ seat }, index) => {
    must(seat === (creature.seat + 1 + index) % seats, `NA-2.7: seat ${seat} is Hunted number ${index}`);
  });
}

/** [NA-4.9] No card of a deck is lost or doubled. */
function checkDecks(state: State): void {
  const { options, creature, hunted, turn } = state;
  const hunt = [...creature.hand, ...state.huntDeck].map(({ card }) => card).concat(state.huntDiscard);
  const aside = options.huntDiscard === 'end-of-turn' ? turn.huntPlayed.filter((card) => !hunt.includes(card)) : [];
  mustBe('NA-4.1, Hunt cards', huntInGame(options), [...hunt, ...aside]);
  const looked = state.pending.flatMap((question) => (question.ask === 'keep-survival' ? question.cards : []));
  const held = hunted.flatMap(({ survival }) => survival.map(({ card }) => card));
  const survival = [...state.survivalDeck, ...state.survivalDiscard, ...looked, ...held];
  mustBe('NA-4.1, Survival cards', survivalInGame(options), survival);
  const characters = hunted.flatMap(({ character }) => character ?? []).concat(state.dealtCharacters.flat());
  must(new Set(characters).size === characters.length || state.dealtCharacters.length > 0, 'NA-14.1: a character twice');
  must(without(characters, charactersInGame(options)).length === 0, 'NA-14.1: a character of another table');
  const everywhere = [...creature.hand, ...state.huntDeck, ...hunted.flatMap((one) => [...one.survival, ...one.survivors])];
  must(
    everywhere.every(({ by }) => by >= 0 && by < 2 ** state.seats),
    'NA-3.4: a card known to nobody at this table',
  );
}

/** [NA-2.5] Places 1-5 once a Hunted; the others are in the reserve, or with a Hunted, or gone for good. */
function checkPlaces(state: State): void {
  const held = new Map<PlaceId, number>();
  for (const hunted of state.hunted) {
    const owned = [...hunted.hand, ...hunted.discard, ...hunted.played.map(({ card }) => card)];
    for (const id of state.planet.slice(0, FIRST_PLACES)) {
      const first = owned.indexOf(id);
      must(first >= 0 && first === owned.lastIndexOf(id), `NA-2.6: seat ${hunted.seat} does not own one ${id}`);
    }
    for (const id of owned) held.set(id, (held.get(id) ?? 0) + 1);
    must(isInOrder(hunted.hand), `NA-3.3: the order of the hand of seat ${hunted.seat} tells something`);
    must(isInOrder(hunted.discard), `NA-3.1: the order of the pile of seat ${hunted.seat} tells something`);
  }
  for (const id of PLACE_IDS) checkCopies(state, id, held.get(id) ?? 0);
}

function isInOrder(cards: readonly PlaceId[]): boolean {
  return cards.every((card, index) => index === 0 || rankOf(cards[index - 1]) <= rankOf(card));
}

/** `held`: with the Hunted. */
function checkCopies(state: State, id: PlaceId, held: number): void {
  const card: PlaceCard = PLACES[id];
  const spot = state.planet.indexOf(id);
  if (spot >= 0 && spot < FIRST_PLACES) return;
  const isPlayedWith = spot >= 0 || (card.number === undefined && state.options.promo);
  const usual = state.hunted.length === 1 ? 1 : state.hunted.length <= 3 ? 2 : 3;
  const copies = isPlayedWith ? (card.reserve ?? usual) : 0;
  const found = (state.reserve[id] ?? 0) + held;
  const isRight = card.removedWhenUsed === true ? found <= copies : found === copies;
  must(isRight && (state.reserve[id] ?? 0) >= 0, `NA-2.5: ${found} of ${id} and not ${copies}`);
}

function checkHunted(state: State, hunted: Hunted): void {
  const { seat, will, played, lays, resolves } = hunted;
  must(Number.isInteger(will) && will >= 0 && will <= FULL_WILL, `NA-7.9: seat ${seat} has ${will} Will`);
  must(will > 0 || state.turn.phase === 3 || state.ended !== undefined, `NA-7.8: seat ${seat} has no Will in phase ${state.turn.phase}`);
  must(played.length <= MOST_IN_PLAY, `NA-5.5: seat ${seat} has ${played.length} cards in play`);
  must(resolves <= lays && hunted.nextResolves <= hunted.nextLays, `NA-5.5: seat ${seat} resolves more than it lays`);
  must(hunted.survivalPlayed.length <= MOST_PER_TURN, `NA-4.3: seat ${seat} played ${hunted.survivalPlayed.length} Survival cards`);
  const isExploring = state.turn.stage === 'exploration';
  must(!isExploring || hunted.isLocked === (played.length === lays), `NA-5.8: seat ${seat} is locked with ${played.length} cards laid`);
  must(
    state.turn.phase >= 3 || played.every(({ hasActed, place, card }) => !hasActed && place === PLACES[card].number),
    `NA-7.1: seat ${seat} acted before the reveal`,
  );
}

/** What the Creature was told is true. */
function checkGlimpses(state: State): void {
  must(state.glimpses.length === state.hunted.length, 'NA-3.7: a glimpse a Hunted');
  state.glimpses.forEach((glimpse, index) => {
    const { seat, hand, played } = state.hunted[index];
    must(glimpse.seat === seat, `NA-3.7: a glimpse of seat ${glimpse.seat} at the place of seat ${seat}`);
    must(without(glimpse.inHand, hand).length === 0, `NA-3.7: seat ${seat} no longer holds what it showed`);
    must(isInOrder(glimpse.inHand), `NA-3.7: the order of what seat ${seat} showed tells something`);
    must(!glimpse.notInHand.some((card) => hand.includes(card)), `NA-3.7: seat ${seat} holds what it said it does not`);
    const isTrue = glimpse.playedRow === undefined || played.some(({ card }) => rowOf(card) === glimpse.playedRow);
    must(isTrue, `NA-3.7: seat ${seat} has no card in play of the row it named`);
  });
}

/** [NA-6.1] … [NA-6.3] On one place, or between two neighbours. */
function checkTokens({ tokens }: State): void {
  for (const token of HUNT_TOKENS) {
    const [one, other, ...more] = tokens[token];
    must(more.length === 0, `NA-6.4: the ${token} token covers ${tokens[token].length} places`);
    must(other === undefined || (one < other && areAdjacent(one, other)), `NA-1.3: the ${token} token is between ${one} and ${other}`);
  }
}

/** [NA-10.1] [NA-10.2] The match is over when a counter has arrived, and not before. */
function checkCounters(state: State): void {
  const { rescue, assimilation, sanctuary, ended } = state;
  must(rescue >= 0 && assimilation >= 0 && (sanctuary?.defense ?? 0) >= 0, 'NA-1.4: a counter beyond the star');
  const arrived = [rescue, assimilation, sanctuary?.defense ?? 1].filter((left) => left === 0).length;
  must((ended !== undefined) === arrived > 0, `NA-10.1: ended ${ended}, ${arrived} counters have arrived`);
  must(ended !== 'rescued' || rescue === 0, 'NA-10.1: rescued, but the Rescue counter has not arrived');
  must(ended !== 'assimilated' || assimilation === 0, 'NA-10.1: assimilated, but the counter has not arrived');
  must((ended !== undefined) === (state.turn.stage === 'over'), `NA-10.1: ended ${ended} at stage ${state.turn.stage}`);
}

function checkTurn({ turn, hunted, creature, seats }: State): void {
  const isHunted = (seat: number) => hunted.some((one) => one.seat === seat);
  must(turn.hit.every(isHunted) && turn.caught.every(isHunted), 'NA-7.5: somebody is hit who is not Hunted');
  must(
    turn.passed.every((seat) => seat >= 0 && seat < seats) && new Set(turn.passed).size === turn.passed.length,
    'NA-4.11: a seat passed twice',
  );
  must(turn.huntPlayed.length <= MOST_PER_TURN, `NA-4.2: ${turn.huntPlayed.length} Hunt cards in one turn`);
  must(new Set(turn.usedPlaces).size === turn.usedPlaces.length, 'NA-8.4: a place used twice');
  const names = creature.developed.map(({ adaptation }) => adaptation);
  must(names.length <= MOST_ADAPTATIONS && new Set(names).size === names.length, `NA-13.5: ${names.length} developed adaptations`);
}

function checkQuestions({ pending, sealed, seats, ended }: State): void {
  must(ended === undefined || (pending.length === 0 && sealed.length === 0), 'NA-10.1: a question after the end');
  must(
    pending.every(({ seat }) => seat >= 0 && seat < seats),
    'NA-4.12: a question to nobody',
  );
  must(new Set(sealed.map(({ seat }) => seat)).size === sealed.length, 'NA-4.12: two sealed answers of one seat');
  must(sealed.length === 0 || pending.length > 0, 'NA-4.12: every answer is in, and they are still sealed');
}

/** [NA-12.1] … [NA-12.6] */
function checkSanctuary(state: State, sanctuary: Sanctuary): void {
  const { options, creature, hunted } = state;
  must(creature.dna >= 0 && sanctuary.dna >= 0, 'NA-13.3: less than no DNA');
  must(creature.dna + sanctuary.dna === DNA_IN_BOX, `NA-12.5: ${creature.dna} and ${sanctuary.dna} DNA`);
  must(sanctuary.isUnlocked || sanctuary.place <= FIRST_PLACES, `NA-13.1: the Sanctuary at ${sanctuary.place}`);
  must(sanctuary.survivors.length <= MOST_FACE_UP, `NA-13.2: ${sanctuary.survivors.length} survivors face up`);
  const held = [...hunted.flatMap(({ survivors }) => survivors), ...sanctuary.survivorsGone].map(({ card }) => card);
  mustBe('NA-11.1, survivors', survivorsInGame(options), [...sanctuary.survivorDeck, ...sanctuary.survivors, ...held]);
  const developed = creature.developed.map(({ adaptation }) => adaptation);
  for (const level of [1, 2] as const) {
    const own = [...creature.adaptationHand, ...developed].filter((id) => ADAPTATIONS[id].level === level);
    const deck = sanctuary.adaptationDecks[level - 1].map(({ card }) => card);
    mustBe('NA-12.5, adaptations', adaptationsInGame(options, level), [...deck, ...own, ...sanctuary.adaptationDiscards[level - 1]]);
  }
}
