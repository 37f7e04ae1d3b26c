/** Somebody without a browser: a name, and what they ask of the server. */
export interface Somebody {
  readonly person: string;
  ask<Answer>(path: string, body: object): Promise<Answer>;
}

export async function somebody(address: string, name: string): Promise<Somebody> {
  let cookie = '';
  async function ask<Answer>(path: string, body: object): Promise<Answer> {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    const [given = ''] = answer.headers.getSetCookie();
    if (given !== '') cookie = given.slice(0, given.indexOf(';'));
    return answer.json();
  }
  const { person } = await ask<{ person: string }>('/guest', { name });
  return { person, ask };
}
