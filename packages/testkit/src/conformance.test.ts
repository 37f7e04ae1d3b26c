import { describeConformance } from './conformance.ts';
import { ambush } from './throwaway/ambush.ts';
import { guild } from './throwaway/guild.ts';
import { station } from './throwaway/station.ts';

describeConformance(ambush, { seats: [2, 3, 4, 7], games: 2, seed: 'ambush', deepEvery: 8 });
describeConformance(guild, { games: 2, seed: 'guild', deepEvery: 4 });
describeConformance(station, { games: 4, seed: 'station', deepEvery: 4 });
