import { ADDRESS_KINDS, type Address, type Health, OFF_REASONS } from '../address-ports.ts';

export interface AddressRow {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly table_id: string;
  readonly target: string;
  readonly key: string;
  readonly device: string;
  readonly made_at: number;
  readonly is_called: number;
  readonly failures: number;
  readonly failing_since: number;
  readonly rests_until: number;
  readonly off_at: number | null;
  readonly off_because: string | null;
}

export type HealthColumns = Pick<AddressRow, 'failures' | 'failing_since' | 'rests_until' | 'off_at' | 'off_because'>;

export function addressRow({ id, person, kind, table, target, key, device, madeAt, isCalled, health }: Address): AddressRow {
  const fixed = { id, person, kind, table_id: table, target, key, device, made_at: madeAt, is_called: isCalled ? 1 : 0 };
  return { ...fixed, ...healthColumns(health) };
}

export function healthColumns({ failures, failingSince, restsUntil, off }: Health): HealthColumns {
  const since = { failures, failing_since: failingSince, rests_until: restsUntil };
  return { ...since, off_at: off?.at ?? null, off_because: off?.because ?? null };
}

export function addressOf(row: AddressRow): Address {
  const { id, person, table_id, target, key, device, made_at, is_called } = row;
  const kind = ADDRESS_KINDS.find((one) => one === row.kind) ?? 'hook';
  const fixed = { id, person, kind, table: table_id, target, key, device, madeAt: made_at, isCalled: is_called === 1 };
  return { ...fixed, health: healthOf(row) };
}

function healthOf({ failures, failing_since, rests_until, off_at, off_because }: HealthColumns): Health {
  const because = OFF_REASONS.find((reason) => reason === off_because);
  const off = off_at === null || because === undefined ? {} : { off: { at: off_at, because } };
  return { failures, failingSince: failing_since, restsUntil: rests_until, ...off };
}
