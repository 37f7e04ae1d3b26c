import { chatAsCalled } from '../account/now-called.ts';
import { Chat } from '../socket/chat.ts';
import { Hub } from '../socket/hub.ts';
import { MessageHandler } from '../socket/message-handler.ts';
import { PageSight, type PageSightSetting } from '../socket/page-sight.ts';
import { Rooms } from '../socket/rooms.ts';
import type { LobbyParts } from './lobby.ts';
import type { MatchParts } from './matches.ts';
import type { Materials } from './materials.ts';

export type SocketParts = ReturnType<typeof wireSockets>;

/** What is said over sockets, and who is told what. */
export function wireSockets(
  { config, storage, metrics, logger, warn, clock }: Materials,
  { house, matches, summaries, tables, presence, kept }: MatchParts & LobbyParts,
  told: Pick<PageSightSetting, 'onUnseen'>,
) {
  const rooms = new Rooms(matches, { seesAll: !storage.isShared, presence });
  const hub = new Hub({ metrics, summaries, rooms, tables, warn, loadTable: (id) => storage.tables.load(id) });
  const sight = new PageSight({ ...told, clock, presence, rooms });
  const chat = new Chat({ hub, matches, store: chatAsCalled(storage.chat, storage.accounts), rateFactor: config.rateFactor });
  const messages = new MessageHandler({
    now: house.now,
    presence,
    sight,
    kept,
    hub,
    rooms,
    matches,
    tables,
    tableStore: storage.tables,
    chat,
    metrics,
    failed: (reason) => logger.error(reason, 'request failed'),
  });
  return { rooms, hub, sight, chat, messages };
}
