import type { EveningAnswer, EveningPlan, PlannedSeat, Table } from '@orrery/protocol';
import { Client } from '../../test/support/client.ts';
import type { Attack } from '../ground.ts';
import { MATCHES_OF_ONE_ADDRESS } from './promised.ts';

const PLAN = { game: 'theseus', format: 'swiss', seats: 2, rounds: 3, through: 1, isRated: false, hasBots: false, goesOn: false } as const;

/** The id of a new evening, or undefined where it was refused. */
async function made(organiser: Client, plan: EveningPlan): Promise<string | undefined> {
  const answer = await organiser.fetch('POST', '/api/evenings', { name: 'Evening', isPublic: false, plan });
  const { evening }: Partial<EveningAnswer> = JSON.parse(await answer.text());
  return evening?.id;
}

const GUESTS = 58;
const TWO: readonly PlannedSeat[] = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];

/** Each of them stays below the limits of a person. */
const oneEvening: Attack = {
  name: `an evening of ${GUESTS} guests from one address, each of whom starts a match besides`,
  settings: { ORRERY_BOT_DELAY_MS: '600000' },
  async run({ address }) {
    const guests: Client[] = [];
    for (let guest = 0; guest < GUESTS; guest++) guests.push(await Client.guest(address, `Guest ${guest}`));
    const id = await made(guests[0], PLAN);
    for (const guest of guests) await guest.fetch('POST', `/api/evenings/${id}/join`, {});
    const { evening } = await guests[0].post<EveningAnswer>(`/api/evenings/${id}/next`, { begun: 0 });
    await guests[0].post(`/api/evenings/${id}/end`, {});
    let started = 0;
    for (const guest of guests) {
      const answer = await guest.fetch('POST', '/api/tables', { game: 'theseus', seats: TWO, options: {}, isPublic: false });
      const { table }: { table?: Table } = JSON.parse(await answer.text());
      if (table !== undefined && (await guest.fetch('POST', `/api/tables/${table.id}/start`)).ok) started += 1;
    }
    const drawn = evening.rounds[0].length;
    return { came: `${drawn} and ${started} matches running`, ok: drawn === GUESTS / 2 && drawn + started === MATCHES_OF_ONE_ADDRESS };
  },
};

/** As many as can be made in a minute. */
const EVENINGS = 6;
/** Of one organiser that are not over. */
const UNFINISHED = 5;

const calledOff: Attack = {
  name: `${EVENINGS} evenings with five bots each, made, begun and called off by two guests`,
  settings: { ORRERY_BOT_DELAY_MS: '600000' },
  async run({ address }) {
    const guests = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Bob')];
    let begun = 0;
    for (let evening = 0; evening < EVENINGS; evening++) {
      const id = await made(guests[0], { ...PLAN, game: 'not-alone', seats: 7, hasBots: true });
      if (id === undefined) continue;
      for (const guest of guests) await guest.post(`/api/evenings/${id}/join`, {});
      await guests[0].post(`/api/evenings/${id}/next`, { begun: 0 });
      await guests[0].post(`/api/evenings/${id}/end`, {});
      begun += 1;
    }
    const { tables } = await guests[0].get<{ tables: readonly Table[] }>('/api/tables');
    const bots = tables.flatMap(({ seats }) => seats).filter(({ kind }) => kind === 'bot').length;
    return { came: `${begun} begun, ${bots} bots at work`, ok: begun === UNFINISHED };
  },
};

export const EVENING_ATTACKS: readonly Attack[] = [oneEvening, calledOff];
