import { serveArena } from '@orrery/bots/node';
import { gameOf } from './games.ts';

serveArena(gameOf);
