import { describeConformance } from './conformance.ts';
import { ambush } from './throwaway/ambush.ts';
import { guild } from './throwaway/guild.ts';
import { station } from './throwaway/station.ts';

describeConformance(ambush, { games: 6, seed: 'ambush', deepEvery: 2 });
describeConformance(guild, { games: 3, seed: 'guild', deepEvery: 2 });
describeConformance(station, { games: 6, seed: 'station', deepEvery: 2 });
