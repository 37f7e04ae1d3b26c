import { BadInput } from '@orrery/engine';
import type { MovedRelation, MoveProgress } from '@orrery/server/migrate';
import type { Command } from '../command.ts';
import { figure, type Output, say } from '../output.ts';
import { JSON_ARG } from '../settings.ts';

const PROGRESS_EVERY_MILLISECONDS = 1000;
const DIFFERENT = 1;

export const migrate: Command = {
  definition: {
    meta: {
      name: 'migrate',
      description: 'Move everything from a SQLite file into a PostgreSQL, or back; run again after an interruption, it goes on',
    },
    args: {
      from: { type: 'positional', description: 'path of a SQLite file, or postgres://user:password@host/database' },
      to: { type: 'positional', description: 'the same; with nothing in it' },
      ...JSON_ARG,
    },
  },
  run: async (given, { output }) => {
    const { moveStorage, MoveDiffers, MoveProblem, UnusableDatabase } = await import('@orrery/server/migrate');
    try {
      const moved = await moveStorage({ from: given.word('from'), to: given.word('to'), onProgress: progressTo(output) });
      say(output, { moved }, () => inWords(moved));
      return 0;
    } catch (reason) {
      if (reason instanceof MoveProblem || reason instanceof UnusableDatabase) throw new BadInput('', reason.message);
      if (!(reason instanceof MoveDiffers)) throw reason;
      output.complain(reason.message);
      return DIFFERENT;
    }
  },
};

/** The beginning of every relation, and then once a second. */
function progressTo(output: Output): (progress: MoveProgress) => void {
  let told: { readonly relation: string; readonly at: number } = { relation: '', at: 0 };
  return ({ relation, moved, all }) => {
    const at = performance.now();
    if (relation === told.relation && at - told.at < PROGRESS_EVERY_MILLISECONDS) return;
    told = { relation, at };
    output.progress(`${relation}: ${figure(moved)} of ${figure(all)}`);
  };
}

function inWords(moved: readonly MovedRelation[]): string {
  const lines = moved.map(({ relation, rows, hash }) => `  ${relation}: ${figure(rows)} rows, ${hash}`);
  return ['Moved, and alike in both:', ...lines].join('\n');
}
