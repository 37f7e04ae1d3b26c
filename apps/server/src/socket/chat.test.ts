import type { ServerMessage } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { NO_FOOTING } from '../manners/footings.ts';
import { openMemory } from '../storage/memory/open.ts';
import { StorageDown } from '../storage/ports.ts';
import { Chat, type ChatSetting } from './chat.ts';
import type { Connection } from './connection.ts';

const ADA = { id: 'ada', name: 'Ada' };
const said = (text: string) => ({ text, takeRoom: async () => {} });

/** A node with one socket that watches table `t` already. */
function nodeOn(store: ChatSetting['store'], rateFactor = 1000) {
  const heard: string[] = [];
  const hub = { hasWatchers: () => true, tellWatchers: (_: string, message: ServerMessage) => heard.push(textOf(message)) };
  const matches = { peek: () => undefined };
  const setting = { hub, matches, store, rateFactor } as unknown as ChatSetting;
  return { chat: new Chat(setting), heard };
}

function textOf(message: ServerMessage): string {
  return message.type === 'said' ? message.text : '';
}

function newcomer() {
  const told: string[] = [];
  return {
    told,
    connection: {
      footing: NO_FOOTING,
      watched: new Set(['t']),
      send: (message: ServerMessage) => told.push(textOf(message)),
    } as unknown as Connection,
  };
}

test('a line that somebody new is told before its news come is told to those who watch already, once', async () => {
  const { chat: store } = openMemory();
  const [here, there] = [nodeOn(store), nodeOn(store)];
  await here.chat.repeat(newcomer().connection, 't');
  await there.chat.say(ADA, 't', said('hello'));
  // The hub of this test tells one list; who is new is among its watchers.
  const late = newcomer();
  await here.chat.repeat(late.connection, 't');
  const [{ number = -1 } = {}] = await store.recent('t', 1);
  await here.chat.follow('t', number);
  expect([here.heard, late.told]).toEqual([['hello'], []]);
  const later = newcomer();
  await here.chat.repeat(later.connection, 't');
  expect([here.heard, later.told]).toEqual([['hello'], ['hello']]);
});

test('what was said before anybody came is told to who asks and to nobody else', async () => {
  const { chat: store } = openMemory();
  const [here, there] = [nodeOn(store), nodeOn(store)];
  await there.chat.say(ADA, 't', said('one'));
  await here.chat.say(ADA, 't', said('two'));
  const { told, connection } = newcomer();
  await here.chat.repeat(connection, 't');
  expect([here.heard, told]).toEqual([['two'], ['one', 'two']]);
});

test('a line that could not be read when its news came is told before those that were said later', async () => {
  const { chat: kept } = openMemory();
  let isAway = false;
  const store: ChatSetting['store'] = {
    ...kept,
    async line(...asked) {
      if (isAway) throw new StorageDown(new Error('away'));
      return kept.line(...asked);
    },
  };
  const [here, there] = [nodeOn(store), nodeOn(kept)];
  await here.chat.repeat(newcomer().connection, 't');
  for (const text of ['one', 'two', 'three']) await there.chat.say(ADA, 't', said(text));
  const numbers = (await kept.recent('t', 3)).map(({ number }) => number);
  const [one = -1, two = -1, three = -1] = numbers;
  isAway = true;
  await expect(here.chat.follow('t', one)).rejects.toBeInstanceOf(StorageDown);
  isAway = false;
  // News of later lines come before the first is tried again.
  await here.chat.follow('t', two);
  expect(here.heard).toEqual(['one', 'two']);
  isAway = true;
  await expect(here.chat.follow('t', three)).rejects.toBeInstanceOf(StorageDown);
  isAway = false;
  await here.chat.say(ADA, 't', said('four'));
  for (const number of numbers) await here.chat.follow('t', number);
  expect(here.heard).toEqual(['one', 'two', 'three', 'four']);
});

test('who came while the storage was away is told all of it in order before anything else, whoever comes next', async () => {
  const { chat: kept } = openMemory();
  let isAway = true;
  const store: ChatSetting['store'] = {
    ...kept,
    async recent(...asked) {
      if (isAway) throw new StorageDown(new Error('away'));
      return kept.recent(...asked);
    },
  };
  const [here, there] = [nodeOn(store), nodeOn(kept)];
  const [early, late] = [newcomer(), newcomer()];
  await expect(here.chat.repeat(early.connection, 't')).rejects.toBeInstanceOf(StorageDown);
  isAway = false;
  await there.chat.say(ADA, 't', said('on its way'));
  await here.chat.repeat(late.connection, 't');
  const [{ number = -1 } = {}] = await kept.recent('t', 1);
  await here.chat.follow('t', number);
  expect([early.told, late.told, here.heard]).toEqual([['on its way'], ['on its way'], []]);
  isAway = true;
  const third = newcomer();
  await expect(here.chat.repeat(third.connection, 't')).rejects.toBeInstanceOf(StorageDown);
  isAway = false;
  await here.chat.say(ADA, 't', said('later'));
  expect([third.told, here.heard]).toEqual([['on its way'], ['later']]);
});

test('who came and left while the storage was away is not kept', async () => {
  const { chat: kept } = openMemory();
  let isAway = true;
  let reads = 0;
  const store: ChatSetting['store'] = {
    ...kept,
    async recent(...asked) {
      reads += 1;
      if (isAway) throw new StorageDown(new Error('away'));
      return kept.recent(...asked);
    },
  };
  const { chat } = nodeOn(store);
  const { connection } = newcomer();
  await expect(chat.repeat(connection, 't')).rejects.toBeInstanceOf(StorageDown);
  // Who is still there is told when it can be read.
  chat.left(connection, 't');
  await expect(chat.catchUp('t')).rejects.toBeInstanceOf(StorageDown);
  connection.watched.delete('t');
  chat.left(connection, 't');
  isAway = false;
  await chat.catchUp('t');
  expect(reads).toBe(2);
});

test('what was said while no news came is told before what is said later', async () => {
  const { chat: store } = openMemory();
  const [here, there] = [nodeOn(store), nodeOn(store)];
  await here.chat.repeat(newcomer().connection, 't');
  await there.chat.say(ADA, 't', said('missed'));
  here.chat.missedNews(['t']);
  await there.chat.say(ADA, 't', said('heard of'));
  const [{ number = -1 } = {}] = await store.recent('t', 1);
  await here.chat.follow('t', number);
  expect(here.heard).toEqual(['missed', 'heard of']);
  await there.chat.say(ADA, 't', said('missed too'));
  here.chat.missedNews(['t']);
  await here.chat.say(ADA, 't', said('said here'));
  await here.chat.catchUp('t');
  expect(here.heard).toEqual(['missed', 'heard of', 'missed too', 'said here']);
});

test('news that are missed while what was missed before is read are made up for as well', async () => {
  const { chat: kept } = openMemory();
  let isRead = (): void => {};
  let goOn = (): void => {};
  const read = new Promise<void>((resolve) => {
    isRead = resolve;
  });
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const store: ChatSetting['store'] = {
    ...kept,
    async recent(...asked) {
      const lines = await kept.recent(...asked);
      isRead();
      await held;
      return lines;
    },
  };
  const [here, there] = [nodeOn(store), nodeOn(kept)];
  here.chat.missedNews(['t']);
  const reading = here.chat.catchUp('t');
  await read;
  await there.chat.say(ADA, 't', said('meanwhile'));
  here.chat.missedNews(['t']);
  goOn();
  await reading;
  await here.chat.catchUp('t');
  expect(here.heard).toEqual(['meanwhile']);
});

test('what is said too fast takes no room', async () => {
  const { chat: store } = openMemory();
  const { chat } = nodeOn(store, 1);
  let taken = 0;
  const takeRoom = async (): Promise<void> => {
    taken += 1;
  };
  for (let line = 0; line < 6; line++) await chat.say(ADA, 't', { text: 'x', takeRoom });
  for (let line = 0; line < 9; line++)
    await expect(chat.say(ADA, 't', { text: 'x', takeRoom })).rejects.toMatchObject({ code: 'too-many-requests' });
  expect([taken, (await store.recent('t', 99)).length]).toEqual([6, 6]);
});
