import type { Viewer } from '@orrery/engine';
import type { MatchSetup, Span } from '@orrery/match';
import type { Archive } from './archive.ts';
import { Follower } from './follower.ts';
import { grouped } from './grouped.ts';
import type { Notes, Sight } from './notes.ts';

/** The last `seq` a socket was shown of a match. */
type Places = Map<string, number>;

/** Of one match, before it is played again for their sake. */
const MOST_LATE = 400;

/**
 * Plays every match again from the log in the database, and holds what people were shown against it: each update and each log must be
 * what this viewer is to see at that place, letter by letter. That proves order, secrecy and that there is one log.
 */
export class Checker {
  readonly #archive: Archive;
  readonly #notes: Notes;
  readonly followers = new Map<string, Follower>();
  readonly #broken = new Set<string>();
  readonly #places: Places = new Map();
  /** Shown after the log was followed past it, by a node that was behind: looked at once more from the beginning. */
  readonly #late = new Map<string, readonly Sight[]>();
  /** Shown, and not in the log yet when it was read. */
  #early: Sight[] = [];
  checked = 0;
  #away: readonly Span[] = [];

  constructor(archive: Archive, notes: Notes) {
    this.#archive = archive;
    this.#notes = notes;
  }

  /** Everything since the last round. */
  async round(): Promise<void> {
    const fresh = this.#notes.sights.splice(0);
    for (const sight of fresh) this.#inOrder(sight);
    const sights = [...this.#early, ...fresh];
    this.#early = [];
    // Asked for after what people were shown: whatever a node knew then is in it.
    this.#away = await this.#archive.away();
    for (const follower of this.followers.values()) follower.away = this.#away;
    for (const setup of await this.#archive.setups([...this.followers.keys(), ...this.#broken])) await this.#begin(setup);
    const byMatch = grouped(sights, ({ match }) => match);
    for (const [match, follower] of this.followers) {
      const seen = byMatch.get(match) ?? [];
      if (!follower.isOver || seen.length > 0) await this.#guarded(match, () => this.#follow(follower, seen));
      byMatch.delete(match);
    }
    // Of matches that began after the list was read.
    for (const [match, seen] of byMatch) if (!this.#broken.has(match)) this.#early.push(...seen);
  }

  /** At the end: what came late, and whether the logs are still what they were. */
  async finish(): Promise<void> {
    await this.round();
    for (const { match, seq } of this.#early) this.#violation(`${match}: somebody was shown ${seq}, which is not in the log`);
    for (const [match, follower] of this.followers) {
      const entries = await this.#archive.entries(match, 0);
      const changed = follower.entries.findIndex((entry, number) => entry !== entries[number]);
      if (changed >= 0) this.#violation(`${match}: entry ${changed} is not what it was`);
      await this.#guarded(match, () => this.#again(follower, this.#late.get(match) ?? []));
    }
  }

  async #begin(setup: MatchSetup): Promise<void> {
    try {
      this.followers.set(setup.id, await this.#open(setup));
    } catch (reason) {
      this.#broken.add(setup.id);
      this.#violation(`${setup.id}: ${String(reason)}`);
    }
  }

  async #open(setup: MatchSetup): Promise<Follower> {
    const follower = await Follower.open(setup);
    follower.away = this.#away;
    return follower;
  }

  async #guarded(match: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (reason) {
      this.#broken.add(match);
      this.followers.delete(match);
      this.#violation(`${match}: the log cannot be played again: ${String(reason)}`);
    }
  }

  async #follow(follower: Follower, sights: readonly Sight[]): Promise<void> {
    const { id } = follower.setup;
    const entries = await this.#archive.entries(id, follower.entries.length);
    const [due, late] = [sights.filter(({ seq }) => seq > follower.seq), sights.filter(({ seq }) => seq <= follower.seq)];
    late.push(...(await this.#along(follower, entries, due)));
    this.#early.push(...due.filter(({ seq }) => seq > follower.seq));
    const all = [...(this.#late.get(id) ?? []), ...late];
    this.#late.set(id, all);
    if (all.length >= MOST_LATE) await this.#judge(follower);
  }

  /** What did not fit so far, and is otherwise looked at when there is much of it. */
  async judge(): Promise<void> {
    for (const [match, follower] of this.followers) await this.#guarded(match, () => this.#judge(follower));
  }

  async #judge(follower: Follower): Promise<void> {
    const { id } = follower.setup;
    const all = this.#late.get(id) ?? [];
    // The last place stays open: its entry may be followed by one that changes what is shown and not the number.
    this.#late.set(
      id,
      all.filter(({ seq }) => seq === follower.seq),
    );
    await this.#again(
      follower,
      all.filter(({ seq }) => seq < follower.seq),
    );
  }

  /** What did not fit when it came, by a match that begins anew. */
  async #again({ setup, entries }: Follower, sights: readonly Sight[]): Promise<void> {
    if (sights.length === 0) return;
    const again = await this.#open(setup);
    const unfit = await this.#along(again, entries, sights);
    for (const sight of unfit) this.#blame(again, sight);
  }

  /** Follows the entries; gives back what was shown by then and does not fit. */
  async #along(follower: Follower, entries: readonly string[], sights: readonly Sight[]): Promise<Sight[]> {
    const bySeq = grouped(sights, ({ seq }) => seq);
    const unfit: Sight[] = [];
    let open = this.#unfit(follower, bySeq.get(follower.seq) ?? []);
    for (const text of entries) {
      const seq = follower.seq;
      const next = [...(bySeq.get(seq + 1) ?? []), ...open];
      const problem = await follower.follow(
        text,
        next.map((sight) => viewerOf(follower.occupants, sight)),
      );
      if (problem !== undefined) this.#violation(`${follower.setup.id} ${follower.seq}: ${problem}`);
      if (follower.seq > seq) unfit.push(...open);
      open = this.#unfit(follower, follower.seq > seq ? (bySeq.get(follower.seq) ?? []) : open);
    }
    return [...unfit, ...open];
  }

  #unfit(follower: Follower, sights: readonly Sight[]): Sight[] {
    const before = follower.steps.at(-1)?.before ?? follower.occupants;
    return sights.filter((sight) => {
      const { shown } = sight;
      // The one who stood up or sat down with this entry is shown it with the eyes of before or of after.
      const viewers = new Set([viewerOf(follower.occupants, sight), viewerOf(before, sight)]);
      const fits = [...viewers].some((viewer) =>
        'log' in shown ? follower.isLog(viewer, shown.log) : follower.isSeen(viewer, shown.update),
      );
      if (fits) this.checked += 1;
      return !fits;
    });
  }

  #blame({ setup }: Follower, { seq, line, person, shown }: Sight): void {
    const what = 'log' in shown ? `a log of ${shown.log.length} lines` : `an update (${shown.update.change.kind})`;
    this.#violation(`${setup.id} ${seq}: ${person} was shown ${what} on socket ${line} that is not theirs at that place`, shown);
  }

  /** On one socket nothing goes back and nothing is left out between two changes. A place may be shown again: clients ignore that. */
  #inOrder({ match, seq, line, shown }: Sight): void {
    if ('log' in shown) return;
    const key = `${line} ${match}`;
    const last = this.#places.get(key);
    this.#places.set(key, seq);
    if (last === undefined) return;
    if (seq < last) this.#violation(`${match}: socket ${line} was shown ${seq} after ${last}`);
    if (shown.update.change.kind !== 'full' && seq > last + 1)
      this.#violation(`${match}: socket ${line} was shown a change to ${seq} after ${last}`);
  }

  #violation(text: string, evidence?: unknown): void {
    this.#notes.violations.push(evidence === undefined ? text : `${text}\n    ${JSON.stringify(evidence).slice(0, 4000)}`);
  }
}

function viewerOf(occupants: Follower['occupants'], { person }: Sight): Viewer {
  const seat = occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.person === person);
  return seat < 0 ? 'spectator' : seat;
}
