import type { MatchRecord } from '@orrery/engine';

/** Gives the record to the person as a file. */
export function downloadRecord(record: MatchRecord): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${record.game}-${record.commitment.slice(0, 8)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
