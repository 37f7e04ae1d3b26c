import type { Person, Suspended, Table } from '@orrery/protocol';
import { ServerProblem, server } from '../net/http.ts';
import type { OwnTablesListener } from '../net/remote.ts';
import { isMissingPart } from './missing-parts.svelte.ts';
import { withOwn } from './own-tables.ts';
import { settings } from './settings.svelte.ts';
import { say } from './toasts.svelte.ts';
import { errorWords, words } from './words.svelte.ts';

/** Whether a server answers, who we are to it, and the tables it shows us. Play in the browser needs none of it. */
class Session {
  reach = $state<'unknown' | 'here' | 'away'>('unknown');
  me = $state.raw<Person | undefined>();
  /** Until then one may only look. */
  suspended = $state.raw<Suspended | undefined>();
  tables = $state.raw<readonly Table[]>([]);
  /** How often one heard that invitations came or went. */
  invited = $state(0);
  /** Since all own tables were asked for. */
  readonly #heard = new Set<string>();

  async refresh(): Promise<void> {
    try {
      await this.#ask();
      this.tables = await server.tables();
      this.reach = 'here';
    } catch {
      this.reach = 'away';
    }
  }

  async #ask(): Promise<void> {
    const { me, suspended } = await server.me();
    this.me = me ?? undefined;
    this.suspended = suspended;
  }

  /** Keeps the newest word on a table: an old answer may come after a newer one. */
  hear(table: Table): void {
    const known = this.tables.find(({ id }) => id === table.id);
    if (known !== undefined && known.version > table.version) return;
    this.#heard.add(table.id);
    this.tables = [table, ...this.tables.filter(({ id }) => id !== table.id)];
  }

  forget(id: string): void {
    this.tables = this.tables.filter((table) => table.id !== id);
  }

  /** For whatever hears of one's own tables. */
  readonly listener: OwnTablesListener = {
    me: (person, suspended) => {
      this.#heard.clear();
      this.suspended = suspended;
      // Who was signed out elsewhere stays who the page shows until it asks: else it would take a new name by itself.
      const isNews = person !== undefined && JSON.stringify(person) !== JSON.stringify(this.me);
      if (isNews) this.me = person;
      this.reach = 'here';
    },
    own: (own) => {
      this.tables = withOwn(this.tables, { own, person: this.me?.person, heard: this.#heard });
    },
    table: (table) => this.hear(table),
    closed: (id) => this.forget(id),
    invitations: () => {
      this.invited += 1;
    },
  };

  /** Makes sure the server knows us: a guest by the name of the settings, an account by its own. */
  async ensureGuest(): Promise<Person> {
    const name = nameHere();
    if (this.me === undefined) await this.#ask();
    if (this.me === undefined || (this.me.isGuest === true && this.me.name !== name)) this.me = await server.beGuest(name);
    return this.me;
  }
}

export const session = new Session();

export function nameHere(): string {
  const name = settings.name.trim();
  return name === '' ? words().lobby.guestDefault : name;
}

/** What others on the server call us: an account by its own name, a guest by that of the settings. Empty: nobody has given one yet. */
export function ownName(): string {
  const { me } = session;
  return me === undefined || me.isGuest === true ? settings.name.trim() : me.name;
}

/** Does a request to the server; says in words why it came to nothing. */
export async function attempt<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (problem) {
    // That is said by itself, with what to do.
    if (isMissingPart(problem)) return undefined;
    say(errorWords(problem instanceof ServerProblem ? problem.code : 'unknown'), { tone: 'bad' });
    if (!(problem instanceof ServerProblem)) console.warn(problem);
    return undefined;
  }
}
