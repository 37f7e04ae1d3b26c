import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

export interface SunkPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A web server on loopback that keeps what is posted to it. */
export class PostSink {
  readonly posts: SunkPost[] = [];
  /** What is answered; 204 by default. */
  answer: (post: SunkPost, response: ServerResponse) => void = (_, response) => response.writeHead(204).end();
  address = '';
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const post = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      this.posts.push(post);
      this.answer(post, response);
    });
  });

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the sink has no port');
    this.address = `http://127.0.0.1:${address.port}`;
    return this.address;
  }

  /** What came to this path, as JSON. */
  json(path: string): Record<string, unknown>[] {
    return this.posts.filter((post) => post.path === path).map(({ body }) => JSON.parse(body.toString()));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
