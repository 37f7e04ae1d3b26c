import type { Command } from '../command.ts';
import { admin } from './admin.ts';
import { advise } from './advise.ts';
import { arena } from './arena.ts';
import { bench } from './bench.ts';
import { games } from './games.ts';
import { migrate } from './migrate.ts';
import { numbers } from './numbers.ts';
import { play } from './play.ts';
import { position } from './position.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { study } from './study.ts';
import { verify } from './verify.ts';
import { worth } from './worth.ts';

export const COMMANDS: Readonly<Record<string, Command>> = {
  games,
  play,
  serve,
  migrate,
  admin,
  simulate,
  verify,
  bench,
  arena,
  advise,
  position,
  replay,
  study,
  puzzles,
  numbers,
  worth,
};
