import type { Chance } from '@orrery/engine';
import { PATHS } from '@orrery/protocol';
import { chanceOf } from '../test/support/choice.ts';
import { type Answered, ask } from './asking.ts';
import type { World } from './world.ts';

/** Somebody with a name and a cookie, who asks whichever node answers. */
export class Person {
  readonly world: World;
  readonly name: string;
  readonly id: string;
  readonly cookie: string;
  readonly chance: Chance;
  #said = 0;

  private constructor(world: World, given: { name: string; id: string; cookie: string; chance: Chance }) {
    this.world = world;
    this.name = given.name;
    this.id = given.id;
    this.cookie = given.cookie;
    this.chance = given.chance;
  }

  static async enter(world: World, name: string, seed: string): Promise<Person> {
    const chance = chanceOf(`${seed} ${name}`);
    const { body, cookie } = await ask(world.addresses, chance, { method: 'POST', path: PATHS.guest, body: { name } });
    if (!isPerson(body) || cookie === undefined) throw new Error(`${name} was not let in: ${JSON.stringify(body)}`);
    return new Person(world, { name, id: body.person, cookie, chance });
  }

  post(path: string, body?: unknown): Promise<Answered> {
    return ask(this.world.addresses, this.chance, { method: 'POST', path, cookie: this.cookie, body });
  }

  get(path: string): Promise<Answered> {
    return ask(this.world.addresses, this.chance, { method: 'GET', path, cookie: this.cookie });
  }

  /** Words that nobody has said before. */
  newWords(): string {
    this.#said += 1;
    return `${this.name} says ${this.#said}`;
  }
}

function isPerson(body: unknown): body is { readonly person: string } {
  return typeof body === 'object' && body !== null && 'person' in body && typeof body.person === 'string';
}
