import type { ServerMessage } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { openMemory } from '../storage/memory/open.ts';
import { Chat, type ChatSetting } from './chat.ts';
import type { Connection } from './connection.ts';

const ADA = { id: 'ada', name: 'Ada' };

/** A node with one socket that watches table `t` already. */
function nodeOn(store: ChatSetting['store']) {
  const heard: string[] = [];
  const hub = { hasWatchers: () => true, tellWatchers: (_: string, message: ServerMessage) => heard.push(textOf(message)) };
  const matches = { peek: () => undefined };
  const setting = { hub, matches, store, rateFactor: 1000 } as unknown as ChatSetting;
  return { chat: new Chat(setting), heard };
}

function textOf(message: ServerMessage): string {
  return message.type === 'said' ? message.text : '';
}

test('a line that somebody new is told before its news come is told to those who watch already, once', async () => {
  const { chat: store } = openMemory();
  const [here, there] = [nodeOn(store), nodeOn(store)];
  await there.chat.say(ADA, 't', { text: 'hello' });
  const said: string[] = [];
  const connection = { send: (message: ServerMessage) => said.push(textOf(message)) } as unknown as Connection;
  await here.chat.repeat(connection, 't');
  const [{ number = -1 } = {}] = await store.recent('t', 1);
  await here.chat.follow('t', number);
  expect(here.heard).toEqual(['hello']);
  // The hub of this test knows of one socket; the new one would be among its watchers.
  expect(said).toEqual([]);
  await here.chat.repeat(connection, 't');
  expect([here.heard, said]).toEqual([['hello'], ['hello']]);
});
