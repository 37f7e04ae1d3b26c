import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { below } from '@orrery/engine';
import { chanceOf } from '../test/support/choice.ts';
import { Archive } from './archive.ts';
import { Checker } from './checker.ts';
import { clockViolations, outageViolations } from './clock-check.ts';
import { Conflicts } from './conflicts.ts';
import type { Database } from './database.ts';
import { deedViolations } from './deeds.ts';
import { grouped } from './grouped.ts';
import { HandOvers } from './hand-overs.ts';
import type { FaultKind } from './kinds.ts';
import { leaseViolations } from './lease-check.ts';
import { FaultNode } from './node.ts';
import { Notes } from './notes.ts';
import { letBotsPlay, playOn } from './party.ts';
import { Person } from './person.ts';
import { runFaults } from './schedule.ts';
import { Troubles } from './troubles.ts';
import { type Verdict, verdict } from './verdict.ts';
import type { World } from './world.ts';

export interface TrialSetting {
  readonly seed: string;
  readonly faults: number;
  readonly minutes: number;
  readonly nodes: number;
  readonly people: number;
  readonly kinds?: readonly FaultKind[];
  /** Whether every match is played to its result at the end; otherwise each must go on by some entries. */
  readonly toResults: boolean;
  /** Ends as soon as something is found that says this. */
  readonly untilFound?: RegExp;
  /** The server to try. */
  readonly server: string;
  readonly botWorker: string;
  /** For what is left to look at. */
  readonly folder: string;
  readonly say: (text: string) => void;
}

const ROUND_MILLISECONDS = 3000;
const BEGINNING_MILLISECONDS = 100;
const SAID_CHARACTERS = 400;
/** A match that does not go on for so long, whatever the faults, is stuck. */
const STUCK_MILLISECONDS = 90_000;
/** Whoever still asks what no node answers by then is not waited for. */
const GOING_HOME_MILLISECONDS = 30_000;
const LARGEST_PARTY = 4;
/** To so many people there is a match of bots alone. */
const PEOPLE_FOR_BOTS = 12;
/** Entries by which a match must go on when all is well again. */
const GOES_ON = 5;

/** Nodes and people on this database, which goes with them; faults; and what the checks say in the end. */
export async function runTrial(setting: TrialSetting, database: Database): Promise<Verdict> {
  mkdirSync(setting.folder, { recursive: true });
  const notes = new Notes();
  const archive = new Archive(database.url());
  const nodes: FaultNode[] = [];
  try {
    const { server, botWorker, folder } = setting;
    for (let index = 0; index < setting.nodes; index++)
      nodes.push(
        await FaultNode.open({ name: `n${index}`, server, botWorker, database, folder, onDeath: (text) => notes.violations.push(text) }),
      );
    for (const node of nodes) await node.start();
    await archive.witness();
    return await new Trial(setting, { database, nodes, archive, notes }).run();
  } catch (reason) {
    // At once: what was under way then may never end.
    setting.say(String(reason));
    throw reason;
  } finally {
    await archive.close();
    for (const node of nodes) await node.close();
    await database.stop();
  }
}

interface Parts {
  readonly database: Database;
  readonly nodes: readonly FaultNode[];
  readonly archive: Archive;
  readonly notes: Notes;
}

class Trial {
  readonly #setting: TrialSetting;
  readonly #parts: Parts;
  readonly #world: World;
  readonly #checker: Checker;
  readonly #conflicts: Conflicts;
  readonly #troubles = new Troubles();
  readonly #handOvers: HandOvers;
  readonly #kinds = new Map<FaultKind, number>();
  /** Of each unfinished match how far it is, and since when. */
  readonly #moved = new Map<string, { entries: number; at: number }>();
  readonly #begun = performance.now();
  #isDone = false;

  constructor(setting: TrialSetting, parts: Parts) {
    this.#setting = setting;
    this.#parts = parts;
    this.#world = { addresses: parts.nodes.map(({ address }) => address), notes: parts.notes, isClosing: false, isOver: false };
    this.#checker = new Checker(parts.archive, parts.notes);
    this.#conflicts = new Conflicts(parts.nodes);
    this.#handOvers = new HandOvers({
      archive: parts.archive,
      troubles: this.#troubles,
      nodes: parts.nodes.map(({ name }) => name),
      onViolation: (text) => parts.notes.violations.push(text),
    });
  }

  async run(): Promise<Verdict> {
    const { seed, faults, minutes, kinds } = this.#setting;
    const { nodes, database, notes, archive } = this.#parts;
    const parties = await this.#parties();
    const playing = Promise.all(parties);
    // Heard of at once, and not only when they are waited for.
    playing.catch((reason) => notes.violations.push(`somebody could not play: ${String(reason)}`));
    const checking = this.#check();
    checking.catch((reason) => notes.violations.push(`the checker failed: ${String(reason)}`));
    await this.#allBegun(parties.length);
    await runFaults(
      {
        nodes,
        database,
        handOvers: this.#handOvers,
        onViolation: (text) => notes.violations.push(text),
        onOutage: (span) => notes.outages.push(span),
      },
      {
        seed,
        faults,
        milliseconds: minutes * 60_000,
        kinds,
        troubles: this.#troubles,
        isEnough: () => this.#isFound(),
        onFault: (kind, node) => this.#note(kind, node),
      },
    );
    if (!this.#isFound()) await this.#goOn(playing);
    this.#world.isOver = true;
    await Promise.race([playing.catch(() => {}), setTimeout(GOING_HOME_MILLISECONDS, undefined, { ref: false })]);
    if (!this.#isFound()) await this.#handOvers.settled();
    this.#isDone = true;
    await checking.catch(() => {});
    await this.#checker.finish();
    return verdict({
      checker: this.#checker,
      notes,
      archive,
      faults: this.#kinds,
      conflicts: this.#conflicts.total,
      handOvers: this.#handOvers.done,
      begun: Date.now() - (performance.now() - this.#begun),
      milliseconds: performance.now() - this.#begun,
    });
  }

  /** Faults that nobody plays through show nothing. */
  async #allBegun(parties: number): Promise<void> {
    const last = performance.now() + STUCK_MILLISECONDS;
    while (this.#checker.followers.size < parties && performance.now() < last) await setTimeout(BEGINNING_MILLISECONDS);
  }

  #isFound(): boolean {
    const { untilFound } = this.#setting;
    return untilFound !== undefined && this.#parts.notes.violations.some((violation) => untilFound.test(violation));
  }

  #note(kind: FaultKind, node: string): void {
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
    const seconds = ((performance.now() - this.#begun) / 1000).toFixed(1);
    const { acknowledged, violations } = this.#parts.notes;
    const number = [...this.#kinds.values()].reduce((sum, count) => sum + count, 0);
    this.#setting.say(`${seconds} s  fault ${number}: ${kind} (${node}); ${acknowledged} acknowledged, ${violations.length} violations`);
  }

  /** Parties of one to four, until everybody has friends. */
  async #parties(): Promise<Promise<void>[]> {
    const { people, seed } = this.#setting;
    const chance = chanceOf(`${seed} parties`);
    const parties: Promise<void>[] = [];
    for (let entered = 0; entered < people; ) {
      const size = Math.min(people - entered, 1 + below(chance, LARGEST_PARTY));
      const friends = Array.from({ length: size }, (_, index) => Person.enter(this.#world, `Guest ${entered + index}`, seed));
      entered += size;
      parties.push(playOn(await Promise.all(friends), parties.length));
    }
    for (let index = 0; index < people / PEOPLE_FOR_BOTS; index++)
      parties.push(letBotsPlay(await Person.enter(this.#world, `Host ${index}`, seed), index));
    return parties;
  }

  async #check(): Promise<void> {
    const { notes } = this.#parts;
    let said = 0;
    while (!this.#isDone) {
      await setTimeout(ROUND_MILLISECONDS);
      await this.#checker.round();
      await this.#conflicts.look();
      this.#findStuck();
      for (const violation of notes.violations.slice(said)) this.#setting.say(violation.slice(0, SAID_CHARACTERS));
      said = notes.violations.length;
      if (this.#setting.untilFound !== undefined) await this.#findDeeds();
    }
  }

  /** What is otherwise looked at in the end. */
  async #findDeeds(): Promise<void> {
    const { notes, archive } = this.#parts;
    await this.#checker.judge();
    const attempts = grouped(notes.attempts, ({ match }) => match);
    notes.violations.push(...outageViolations(notes.outages, await archive.away()));
    for (const [match, follower] of this.#checker.followers) {
      notes.violations.push(...deedViolations(follower, attempts.get(match) ?? [], { isRunning: true }));
      const writes = await archive.writes(match);
      notes.violations.push(...leaseViolations(follower, writes), ...clockViolations({ follower, writes, away: await archive.away() }));
    }
  }

  #findStuck(): void {
    const now = performance.now();
    for (const [match, follower] of this.#checker.followers) {
      const { entries, isOver } = follower;
      const known = this.#moved.get(match);
      if (isOver || this.#world.isOver) this.#moved.delete(match);
      else if (known === undefined || known.entries !== entries.length) this.#moved.set(match, { entries: entries.length, at: now });
      else if (now - known.at > STUCK_MILLISECONDS) {
        const what = `stuck after ${entries.length} entries for ${STUCK_MILLISECONDS / 1000} s, waiting for ${follower.waiting}`;
        this.#parts.notes.violations.push(`${match}: ${what}`);
        this.#moved.set(match, { entries: entries.length, at: now });
      }
    }
  }

  /** All is well again: every match goes on, to its result where that is wanted. Ends early only when one of them is stuck. */
  async #goOn(playing: Promise<unknown>): Promise<void> {
    const { notes } = this.#parts;
    this.#world.isClosing = true;
    this.#setting.say('no more faults: every match goes on');
    if (this.#setting.toResults) {
      const stuck = async (): Promise<void> => {
        while (!this.#isDone && !notes.violations.some((text) => text.includes('stuck after'))) await setTimeout(1000);
      };
      await Promise.race([playing.catch(() => {}), stuck()]);
      return;
    }
    const before = new Map([...this.#checker.followers].map(([match, { entries }]) => [match, entries.length]));
    const waits = (): boolean =>
      [...this.#checker.followers].some(([match, { entries, isOver }]) => !isOver && entries.length < (before.get(match) ?? 0) + GOES_ON);
    const last = performance.now() + STUCK_MILLISECONDS;
    while (waits() && performance.now() < last) await setTimeout(300);
    if (waits()) notes.violations.push('a match did not go on after the last fault');
  }
}
