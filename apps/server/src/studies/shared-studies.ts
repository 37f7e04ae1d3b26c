import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { BadInput, type Json, type MatchRecord } from '@orrery/engine';
import { SHARED_STUDIES, type SharedStudyLine } from '@orrery/protocol';
import { readStudiedMatch, type StudiedMatch, studiedMatchText } from '@orrery/study';
import { asCalled } from '../account/now-called.ts';
import type { Games } from '../games.ts';
import { reckonEnding } from '../lobby/finished-matches.ts';
import { isStar } from '../lobby/names.ts';
import { OneAtATime } from '../lobby/one-at-a-time.ts';
import { RequestProblem } from '../problem.ts';
import { peopleIn } from '../sitting.ts';
import type { Person, Storage } from '../storage/ports.ts';
import type { PackedStudy } from '../storage/study-ports.ts';
import { checkedStudy } from './checked-study.ts';
import { plainLine, plainText } from './plain-text.ts';

export interface SharedStudiesSetting {
  readonly games: Games;
  readonly storage: Pick<Storage, 'sharedStudies' | 'matches' | 'accounts'>;
  /** Of a match of this server that is over. Throws `RequestProblem` for any other. */
  readonly recordOf: (match: string) => Promise<MatchRecord>;
  readonly now: () => number;
}

export interface Sharing {
  readonly match: string | undefined;
  readonly studied: Json;
  /** Asked for so many bytes; throws where there is no room for them. */
  readonly takeRoom: (bytes: number) => Promise<void>;
}

const DAY_MILLISECONDS = 24 * 3_600_000;
/** Nobody can guess it. */
const ID_BYTES = 18;
const [packed, unpacked] = [promisify(deflateRaw), promisify(inflateRaw)];

/** Studies that people give to whoever has the link. */
export class SharedStudies {
  readonly #setting: SharedStudiesSetting;
  /** To check a study is to play its match again: one at a time, so that moves do not wait for many. */
  readonly #checking = new OneAtATime();

  constructor(setting: SharedStudiesSetting) {
    this.#setting = setting;
  }

  async list(person: Person): Promise<SharedStudyLine[]> {
    const own = await this.#setting.storage.sharedStudies.listOf(person.id);
    return own.map(({ id, game, title, madeAt, bytes }) => ({ id, game, title, madeAt, bytes }));
  }

  /** Its id. */
  async share(person: Person, { match, studied, takeRoom }: Sharing): Promise<string> {
    const { storage, recordOf, now } = this.#setting;
    if ((await storage.sharedStudies.made(person.id, 0)).studies >= SHARED_STUDIES.most) throw tooMany();
    const own = match === undefined ? undefined : await recordOf(match);
    const checked = await this.#checking.run('check', () => this.#checked({ studied, isOver: own !== undefined }));
    if (own !== undefined && (own.game !== checked.record.game || own.hash !== checked.record.hash))
      throw new RequestProblem('bad-request', 'the study is of another match');
    const shared = shownToOthers(checked, person);
    const bytes = await packed(studiedMatchText(shared));
    if (bytes.length > SHARED_STUDIES.packedBytes) throw new RequestProblem('too-long', 'the study is too large');
    await takeRoom(bytes.length);
    const id = randomBytes(ID_BYTES).toString('base64url');
    const at = now();
    const kept: PackedStudy = {
      ...{ id, person: person.id, match: match ?? '', game: shared.record.game, title: shared.notes.name },
      ...{ madeAt: at, openedAt: at, bytes: bytes.length, packed: bytes },
    };
    if (!(await storage.sharedStudies.add(kept, SHARED_STUDIES.most))) throw tooMany();
    return id;
  }

  /** For whoever has the link. */
  async open(id: string): Promise<Json> {
    const { sharedStudies } = this.#setting.storage;
    const study = await sharedStudies.load(id);
    if (study === undefined) throw absent();
    if (this.#setting.now() - study.openedAt > DAY_MILLISECONDS) await sharedStudies.noteOpened(id, this.#setting.now());
    const studied = readStudiedMatch(JSON.parse((await unpacked(study.packed)).toString()));
    return JSON.parse(studiedMatchText(study.match === '' ? studied : await this.#asCalledNow(study.match, studied)));
  }

  async takeBack(id: string, person: Person): Promise<void> {
    if (!(await this.#setting.storage.sharedStudies.remove(id, person.id))) throw absent();
  }

  async #checked(given: { readonly studied: Json; readonly isOver: boolean }): Promise<StudiedMatch> {
    try {
      return await checkedStudy(this.#setting.games, given);
    } catch (reason) {
      if (reason instanceof BadInput) throw new RequestProblem('bad-request', reason.message);
      throw reason;
    }
  }

  /** Those who sat there by the names they have now; who is gone has none. */
  async #asCalledNow(match: string, studied: StudiedMatch): Promise<StudiedMatch> {
    const { games, storage } = this.#setting;
    const [kept] = await storage.matches.endings.of([match]);
    const ending = kept?.ending ?? (await reckonEnding(games, storage.matches, match));
    if (ending === undefined) return withSeats(studied, () => '');
    const occupants = asCalled(ending.occupants, await storage.accounts.called(peopleIn(ending.occupants)));
    return withSeats(studied, (_, seat) => {
      const occupant = occupants[seat];
      return occupant === undefined || occupant.kind === 'open' ? '' : occupant.name;
    });
  }
}

/**
 * Of a match from elsewhere only the stars of bots and the name of who shares it: nobody else has chosen to be named here. What somebody
 * wrote is shown as text that stays in its place.
 */
function shownToOthers(studied: StudiedMatch, { name }: Person): StudiedMatch {
  const { notes, variations } = studied;
  const at = Object.fromEntries(Object.entries(notes.at).map(([step, note]) => [step, plainText(note)]));
  return {
    ...withSeats(studied, (given) => (given === name || isStar(given) ? given : '')),
    notes: { name: plainLine(notes.name), at },
    variations: variations.map((one) => ({ ...one, name: plainLine(one.name), note: plainText(one.note) })),
  };
}

function withSeats(studied: StudiedMatch, nameOf: (given: string, seat: number) => string): StudiedMatch {
  return { ...studied, record: { ...studied.record, seats: studied.record.seats.map(nameOf) } };
}

function tooMany(): RequestProblem {
  return new RequestProblem('too-much-kept', `one person shares ${SHARED_STUDIES.most} studies at most`);
}

function absent(): RequestProblem {
  return new RequestProblem('not-found', 'there is no such study');
}
