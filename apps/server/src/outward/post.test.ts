import { afterEach, beforeEach, expect, test } from 'vitest';
import { PostSink } from '../../test/support/post-sink.ts';
import { Poster, RefusedTarget } from './post.ts';

let sink: PostSink;

beforeEach(async () => {
  sink = new PostSink();
  await sink.open();
});

afterEach(async () => {
  await sink.close();
});

const posting = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
const port = (): string => new URL(sink.address).port;

test.each([
  'http://127.0.0.1:PORT/',
  'https://127.0.0.1:PORT/',
  'https://localhost:PORT/',
  'https://[::1]:PORT/',
  'https://[::ffff:127.0.0.1]:PORT/',
  'https://2130706433:PORT/',
  'https://0x7f000001:PORT/',
  'https://0177.0.0.1:PORT/',
  'https://127.1:PORT/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/latest/',
  'https://10.0.0.1/',
  'https://user:secret@1.1.1.1/',
  'http://1.1.1.1/',
  'ftp://1.1.1.1/',
  'file:///etc/passwd',
  'nonsense',
])('nothing goes to %s', async (url) => {
  const poster = new Poster({ reach: 'public' });
  await expect(poster.post(posting(url.replace('PORT', port())))).rejects.toThrow(RefusedTarget);
  expect(sink.posts).toEqual([]);
});

test('a name that leads into one’s own network, or also there, is refused', async () => {
  for (const addresses of [['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['2606:4700::1', '::1'], ['169.254.169.254']]) {
    const poster = new Poster({ reach: 'public', resolve: async () => addresses });
    await expect(poster.post(posting('https://hook.example/'))).rejects.toThrow(RefusedTarget);
  }
});

test('the connection goes to the address that was looked at: a second answer of the resolver changes nothing', async () => {
  const asked: string[] = [];
  const resolve = async (host: string) => {
    asked.push(host);
    return asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
  };
  const poster = new Poster({ reach: 'loopback', resolve });
  expect(await poster.post(posting(`http://rebind.example:${port()}/here`))).toEqual({ status: 204 });
  expect([asked, sink.posts.map(({ path, headers }) => [path, headers.host])]).toEqual([
    ['rebind.example'],
    [['/here', `rebind.example:${port()}`]],
  ]);
});

test('no redirect is followed, and a pause that is asked for is told', async () => {
  const poster = new Poster({ reach: 'loopback' });
  sink.answer = ({ path }, response) => {
    if (path === '/slow-down') response.writeHead(429, { 'retry-after': '119.57' }).end();
    else response.writeHead(302, { location: `${sink.address}/elsewhere` }).end();
  };
  expect(await poster.post(posting(`${sink.address}/`))).toEqual({ status: 302 });
  expect(await poster.post(posting(`${sink.address}/slow-down`))).toEqual({ status: 429, retryAfter: 120 });
  expect(sink.posts.map(({ path }) => path)).toEqual(['/', '/slow-down']);
});

test('an answer without end is not read to its end', async () => {
  const poster = new Poster({ reach: 'loopback' });
  const closed = new Promise<number>((resolve) => {
    sink.answer = (_, response) => {
      let written = 0;
      response.writeHead(200);
      const more = (): void => {
        if (response.destroyed || written > 50_000_000) return;
        written += 16_384;
        response.write('x'.repeat(16_384), () => setImmediate(more));
      };
      response.on('close', () => resolve(written));
      more();
    };
  });
  expect(await poster.post(posting(`${sink.address}/`))).toEqual({ status: 200 });
  expect(await closed).toBeLessThan(50_000_000);
});

test('where it is off, nothing goes anywhere', async () => {
  await expect(new Poster({ reach: 'off' }).check('https://1.1.1.1/')).rejects.toThrow(RefusedTarget);
});
