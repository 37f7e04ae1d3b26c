import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from './main.ts';
import type { Output } from './output.ts';

/** A run of a command with what it said. */
async function orrery(words: string, input = ''): Promise<{ code: number; lines: string[]; problems: string[] }> {
  const lines: string[] = [];
  const problems: string[] = [];
  const raw = words.split(' ').filter((word) => word !== '');
  const output: Output = {
    isJson: raw.includes('--json'),
    line: (text) => lines.push(text),
    object: (value) => lines.push(JSON.stringify(value)),
    progress: () => {},
    complain: (problem) => problems.push(problem),
  };
  const code = await run(raw, { output, input: linesOf(input) });
  return { code, lines, problems };
}

async function* linesOf(input: string): AsyncGenerator<Buffer> {
  yield Buffer.from(input);
}

const folder = () => mkdtempSync(join(tmpdir(), 'orrery-cli-'));

test('games lists seats, options, rules version, cards and bots', async () => {
  const { code, lines } = await orrery('games --json');
  expect(code).toBe(0);
  expect(JSON.parse(lines[0])).toMatchObject({
    id: 'alien-frontiers',
    seats: { min: 2, max: 4 },
    names: { en: 'Alien Frontiers', ru: 'Чужие Рубежи' },
    cards: { reconstructed: 0 },
    options: { longGame: { kind: 'flag', default: false } },
  });
});

test.each([
  ['nonsense', /there is no command nonsense/],
  ['simulate chess', /there is no game chess; the games are: alien-frontiers/],
  ['simulate', /<game> is missing/],
  ['simulate alien-frontiers more words', /unexpected argument: more/],
  ['simulate alien-frontiers --wat', /--wat/],
  ['simulate alien-frontiers --games many', /--games: must be a whole number from 1 to \d+, not many/],
  ['simulate alien-frontiers --games 0', /--games: must be a whole number from 1/],
  ['simulate alien-frontiers --seats 5', /--seats: alien-frontiers is for 2 to 4 players, not 5/],
  ['simulate alien-frontiers --bots genius', /there is no bot genius/],
  ['simulate race-for-the-galaxy --option pack=moons.json', /--option pack: must be @file, not moons.json/],
  ['simulate race-for-the-galaxy --option pack=@/no/such/file', /\/no\/such\/file: there is no such file/],
  ['worth alien-frontiers pack.json', /alien-frontiers has no home-made cards; only race-for-the-galaxy has them/],
  ['worth race-for-the-galaxy /no/such/file', /there is no such file/],
  ['simulate alien-frontiers --option longGame', /--option: must be key=value/],
  ['simulate alien-frontiers --option wings=true', /options.wings: no such option/],
  ['simulate alien-frontiers --seats 2 --option longGame=true', /options.longGame: is only for 3 or 4 players/],
  ['arena alien-frontiers', /--bots: name at least two/],
  ['arena alien-frontiers --bots random,random,random --seats 2', /3 bots do not fit in 2 seats/],
  ['advise alien-frontiers', /--bot: name a level/],
  ['position alien-frontiers /no/such/file', /\/no\/such\/file: there is no such file/],
  ['replay /no/such/file', /there is no such file/],
  ['verify alien-frontiers --deep-every x', /--deep-every: must be a whole number/],
  ['games --lang', /--lang/],
  ['advise alien-frontiers --bot random --lang de', /--lang: must be one of en, ru, not de/],
  ['play alien-frontiers', /play needs a terminal/],
])('wrong input gets one line and exit code 2: %s', async (words, problem) => {
  const { code, lines, problems } = await orrery(words);
  expect(code).toBe(2);
  expect(lines).toEqual([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(problem);
  expect(problems[0]).not.toContain('\n');
});

test('simulate: one line per match and a summary, the same for the same seed', async () => {
  const words = 'simulate alien-frontiers --seats 3 --games 3 --seed dawn --json';
  const { code, lines } = await orrery(words);
  expect(code).toBe(0);
  expect(lines).toHaveLength(4);
  const first = JSON.parse(lines[0]);
  expect(first.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(first.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(first.points).toHaveLength(3);
  expect(Math.min(...first.ranks)).toBe(1);
  expect(first.rounds).toBeGreaterThan(3);
  expect(JSON.parse(lines[3]).summary.games).toBe(3);
  expect((await orrery(words)).lines.slice(0, 3)).toEqual(lines.slice(0, 3));
});

test('simulate --trace writes each action with its events and the state after it; --record what replay checks', async () => {
  const [traces, records] = [folder(), folder()];
  const { lines } = await orrery(`simulate alien-frontiers --games 1 --seed t --trace ${traces} --record ${records} --json`);
  const { seed, actions, hash } = JSON.parse(lines[0]);
  const trace = readFileSync(join(traces, `${seed}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  expect(trace).toHaveLength(actions + 2);
  const second = JSON.parse(trace[1]);
  expect(second).toMatchObject({
    count: 1,
    action: { type: expect.any(String) },
    events: expect.any(Array),
    state: { players: expect.any(Array) },
  });
  expect(JSON.parse(trace.at(-1)!).hash).toBe(hash);

  const file = join(records, readdirSync(records)[0]);
  const replayed = await orrery(`replay ${file} --json`);
  expect(replayed.code).toBe(0);
  expect(replayed.lines).toHaveLength(actions + 2);
  expect(JSON.parse(replayed.lines.at(-1)!)).toMatchObject({ ok: true, hash, actions });

  const shown = await orrery(`replay ${file} --at 10 --lang ru`);
  expect(shown.lines.join('\n')).toContain('Лунная Шахта');
});

test.each([
  ['theseus-rules-3-before-f11a3c0.json', 'theseus', '3'],
  ['not-alone-rules-1-before-0bea009.json', 'not-alone', '1'],
])('replay of %s says which rules made it and what can still be checked', async (name, game, madeWith) => {
  const file = fileURLToPath(new URL(`../test/playthroughs/${name}`, import.meta.url));
  const told = await orrery(`replay ${file}`);
  expect(told.code).toBe(3);
  expect(told.problems).toEqual([]);
  expect(told.lines.join('\n')).toMatch(
    new RegExp(`^Made with rules ${madeWith} of ${game}; the current rules are \\d+\\.\nValid: the format, the seed`),
  );
  expect(told.lines.join('\n')).toMatch(/Not checked: the actions\. The current rules can replay \d+ of \d+/);
  const { lines, code } = await orrery(`replay ${file} --json`);
  expect(code).toBe(3);
  expect(JSON.parse(lines[0])).toMatchObject({ madeWith, checked: ['format', 'seed', 'result format'], stopped: expect.any(String) });
});

test('replay of a record of other rules that happens to lead to the same end steps through it', async () => {
  const target = folder();
  await orrery(`simulate alien-frontiers --seats 2 --games 1 --seed older --record ${target}`);
  const file = join(target, readdirSync(target)[0]);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...record, rulesVersion: '0' }));
  const { code, lines } = await orrery(`replay ${file}`);
  expect(code).toBe(0);
  expect(lines.join('\n')).toMatch(
    /^Made with rules 0 of alien-frontiers; .*\n.*\n.*\nAll \d+ actions also replay under the current rules, to the same end\./,
  );
  expect(lines.length).toBeGreaterThan(record.actions.length / 2);
  writeFileSync(file, JSON.stringify({ ...record, rulesVersion: '0', options: { wings: true } }));
  const other = await orrery(`replay ${file}`);
  expect([other.code, other.lines.join('\n')]).toEqual([
    3,
    expect.stringContaining('the options, which the current rules do not have (options.wings: no such option'),
  ]);
});

test('replay of a snapshot says what the file is', async () => {
  const snapshot = fileURLToPath(new URL('../../../packages/games/theseus/playthroughs/snapshots/v1-at-4d8c47c-1.json', import.meta.url));
  const { code, problems } = await orrery(`replay ${snapshot}`);
  expect(code).toBe(2);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/is a snapshot, one state of a match of theseus by rules 1; to replay, an exported match is needed$/);
  const other = await orrery('replay -', '{"game":"theseus","state":{}}');
  expect(other.problems[0]).toMatch(/this is not an exported match/);
});

test('replay names the place where a record is broken', async () => {
  const records = folder();
  await orrery(`simulate alien-frontiers --games 1 --seed t --record ${records} --json`);
  const file = join(records, readdirSync(records)[0]);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const broken = join(records, 'broken.json');
  const problemWith = async (change: object) => {
    writeFileSync(broken, JSON.stringify({ ...record, ...change }));
    const { code, problems } = await orrery(`replay ${broken}`);
    expect(code).toBe(2);
    return problems.join('\n');
  };
  expect(await problemWith({ seed: 'x' })).toMatch(/record.seed: must be 32 hexadecimal digits/);
  expect(await problemWith({ hash: '0'.repeat(64) })).toMatch(/record.hash/);
  expect(await problemWith({ game: 'chess' })).toMatch(/record.game: there is no game chess/);
  expect(await problemWith({ actions: [{ seat: 0, action: { type: 'fly' } }] })).toMatch(/record.actions\[0\]/);
  writeFileSync(broken, '{"format":');
  const cut = await orrery(`replay ${broken}`);
  expect(cut.problems).toEqual([expect.stringMatching(/broken.json: is not JSON/)]);
});

test('verify: no violations', async () => {
  const { code, lines } = await orrery('verify alien-frontiers --seats 3 --games 1 --seed v --deep-every 200 --json');
  expect(code).toBe(0);
  expect(JSON.parse(lines[0])).toMatchObject({ seats: 3, games: 1, violations: [] });
});

test('arena: paired matches and a share with its interval for each bot', async () => {
  const { code, lines } = await orrery('arena alien-frontiers --bots greedy,random --games 4 --threads 0 --json');
  expect(code).toBe(0);
  const said = lines.map((line) => JSON.parse(line));
  expect(said.slice(0, 4).map((match) => match.seating)).toEqual([
    ['greedy', 'random'],
    ['random', 'greedy'],
    ['greedy', 'random'],
    ['random', 'greedy'],
  ]);
  expect(said[0].seed).toBe(said[1].seed);
  const score = said[4].score;
  expect(score).toMatchObject({ bot: 'greedy', matches: 4, fair: 0.5 });
  expect(score.low).toBeLessThanOrEqual(score.share);
});

test('position: who is asked what, what is legal and what is refused and why, points', async () => {
  const { code, lines } = await orrery('position alien-frontiers - --json', '{}');
  expect(code).toBe(0);
  const { asked, points } = JSON.parse(lines[0]);
  expect(asked[0].legal.length).toBeGreaterThan(3);
  expect(asked[0].refused.length).toBeGreaterThan(3);
  expect(asked[0].refused[0].refusal).toMatchObject({ code: expect.any(String), rule: expect.stringMatching(/^AF-/) });
  expect(points[0]).toMatchObject({ seat: 0, points: expect.any(Number), sources: expect.any(Array) });
});

test.each([
  ['alien-frontiers', '{}'],
  ['race-for-the-galaxy', '{"players":[{},{}]}'],
  ['theseus', '{}'],
  ['not-alone', '{}'],
])('position %s: what is refused for a reason comes first, what is merely not asked comes last', async (game, described) => {
  const { lines } = await orrery(`position ${game} - --json`, described);
  const codes = JSON.parse(lines[0]).asked[0].refused.map(({ refusal }: { refusal: { code: string } }) => refusal.code);
  const isAskedElse = (code: string) => code === 'not-asked' || code === 'not-now';
  const first = codes.findIndex(isAskedElse);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.slice(first < 0 ? codes.length : first).every(isAskedElse)).toBe(true);
  expect(codes.some(isAskedElse)).toBe(true);
});

test('position --try says of one action whether it may be done', async () => {
  const { lines } = await orrery('position alien-frontiers - --json --try {"type":"end-turn"}', '{}');
  expect(JSON.parse(lines[0]).asked[0].refused).toMatchObject([{ action: { type: 'end-turn' }, refusal: { rule: 'AF-2.8' } }]);
  const bad = await orrery('position alien-frontiers - --try {"type":"fly"}', '{}');
  expect(bad).toMatchObject({ code: 2, problems: [expect.stringContaining('--try: is not an action of alien-frontiers')] });
});

test('position speaks to each seat of its own cards', async () => {
  const tableau = ['Old Earth', { card: 'Gem World', good: true }, { card: 'Alien Robot Sentry', good: true }];
  const described = JSON.stringify({ stage: 'consume', players: [{ tableau, actions: ['consume-trade'] }, {}] });
  const { code, lines } = await orrery('position race-for-the-galaxy -', described);
  expect(code).toBe(0);
  expect(lines.join('\n')).toMatch(/^seat 0 is asked: .*\n {2}may: .*Gem World.*\n {2}may: .*Alien Robot Sentry/);
  expect(await orrery('position race-for-the-galaxy -', '{"players":[{"hand":["Moon"]}]}')).toMatchObject({
    code: 2,
    problems: ['players[0].hand[0]: there is no card "Moon"'],
  });
});

test.each([
  ['alien-frontiers', '{}'],
  ['race-for-the-galaxy', '{"players":[{},{}]}'],
  ['theseus', '{}'],
  ['not-alone', '{}'],
])('position %s --lang ru has no English word of the terminal in it', async (game, described) => {
  const { code, lines } = await orrery(`position ${game} - --lang ru`, described);
  expect(code).toBe(0);
  expect(lines.join('\n')).toMatch(/^игрок \d решает: /);
  expect(lines.join('\n')).toMatch(/\n {2}можно: .*\n(?:.*\n)* {2}нельзя: .*\n(?:.*\n)*\d\. игрок \d: \d+ очк/);
  expect(lines.filter((line) => /\b(seat|may|asked|rank|points?)\b/.test(line))).toEqual([]);
});

test('position: a broken description is one line naming the place', async () => {
  expect(await orrery('position alien-frontiers -', '{"wings":1}')).toMatchObject({
    code: 2,
    problems: [expect.stringContaining('wings')],
  });
  expect(await orrery('position alien-frontiers -', '{"wings"')).toMatchObject({
    code: 2,
    problems: [expect.stringContaining('not JSON')],
  });
});

test('advise: a choice for each described line, with what the alternatives are worth', async () => {
  const { code, lines } = await orrery('advise alien-frontiers --bot greedy --json', '{}\n\n{}\n');
  expect(code).toBe(0);
  const [first, second] = lines.map((line) => JSON.parse(line));
  expect([first.line, second.line]).toEqual([1, 3]);
  expect(first.alternatives[0].action).toEqual(first.action);
  expect(first.alternatives[0].value).toBeGreaterThan(0);
  expect(first.why).toMatchObject({ kind: expect.stringMatching(/clear|close|same/), words: expect.stringMatching(/\.$/) });
  expect(first.alternatives.map(({ action }: { action: unknown }) => action)).toContainEqual(first.why.than);
  const inRussian = await orrery('advise alien-frontiers --bot greedy --lang ru', '{}\n');
  expect(inRussian.lines[0].split('\n')[1]).toMatch(/^ {2}Почему не «.+»: [А-Я].+\.$/);
  const bad = await orrery('advise alien-frontiers --bot greedy', '{}\n{"wings":1}\n');
  expect(bad.code).toBe(2);
  expect(bad.problems[0]).toMatch(/^line 2: .*wings/);
});

test('help of the whole and of a command', async () => {
  expect((await orrery('--help')).lines[0]).toContain('simulate');
  const { code, lines } = await orrery('arena --help');
  expect(code).toBe(0);
  expect(lines[0]).toContain('--bots');
});

test('a pack of home-made cards is played with, and a broken one gets one line that names the place', async () => {
  const home = folder();
  const moon = { title: 'Quiet Moon', kind: 'world', cost: 1, world: 'grey', points: 2, copies: 5 };
  const write = (name: string, content: string) => {
    writeFileSync(join(home, name), content);
    return join(home, name);
  };
  const pack = (card: object) => JSON.stringify({ orrery: 'race-pack', version: 1, title: 'Moons', cards: [card] });
  const good = write('good.json', pack(moon));
  const played = await orrery(`simulate race-for-the-galaxy --seats 2 --games 2 --seed moons --option pack=@${good} --json`);
  expect(played.problems).toEqual([]);
  expect(played.code).toBe(0);
  const plain = await orrery('simulate race-for-the-galaxy --seats 2 --games 2 --seed moons --json');
  expect(played.lines[0]).not.toBe(plain.lines[0]);
  expect((await orrery(`verify race-for-the-galaxy --seats 1 --games 1 --option pack=@${good}`)).code).toBe(0);
  const worth = await orrery(`worth race-for-the-galaxy ${good} --pairs 2 --beside 1 --bot random --json`);
  expect([worth.code, worth.problems]).toEqual([0, []]);
  expect(JSON.parse(worth.lines[0])).toMatchObject({ card: 1, title: 'Quiet Moon', gain: { pairs: 2 }, beside: [{ gain: { pairs: 2 } }] });
  const wrong = await orrery(`worth race-for-the-galaxy ${write('wrong.json', pack({ ...moon, good: 'rare' }))}`);
  expect([wrong.code, wrong.lines]).toEqual([2, []]);
  expect(wrong.problems[0]).toMatch(/wrong\.json: cards\[0\]\.good: A grey world/);
  const bad: [string, RegExp][] = [
    [pack({ ...moon, good: 'rare' }), /^options\.pack\.cards\[0\]\.good: A grey world has no kind of good.* \[RG-15\.4\]$/],
    [pack({ ...moon, cost: 1e308 }), /^options\.pack\.cards\[0\]\.cost: must be a whole number from 0 to 9/],
    ['{"orrery"', /broken-\d\.json: is not JSON/],
    [`"${'x'.repeat(300_000)}"`, /broken-\d\.json: is longer than 65536 characters/],
    [`"${'x'.repeat(70_000)}"`, /^options\.pack: is longer than 65536 characters/],
  ];
  for (const [index, [content, problem]] of bad.entries()) {
    const { code, lines, problems } = await orrery(`simulate race-for-the-galaxy --option pack=@${write(`broken-${index}.json`, content)}`);
    expect([code, lines, problems.length]).toEqual([2, [], 1]);
    expect(problems[0]).toMatch(problem);
  }
});
