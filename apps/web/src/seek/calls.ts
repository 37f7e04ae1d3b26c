import type { SeekAnswer, SeekWish } from '@orrery/protocol';
import { PATHS } from '@orrery/protocol/constants';
import { request } from '../net/http.ts';

/** What the page that looks for opponents asks of the server. */
export const seeks = {
  now: () => request<SeekAnswer>('GET', PATHS.seek),
  begin: (wish: SeekWish) => request<SeekAnswer>('POST', PATHS.seek, wish),
  stop: () => request<SeekAnswer>('POST', PATHS.stopSeek, {}),
};
