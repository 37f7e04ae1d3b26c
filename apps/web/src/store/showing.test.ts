import { expect, test } from 'vitest';
import { virtualClock } from '../testing/virtual-clock.ts';
import type { Pace } from './pace.ts';
import { type Showable, Showing, type ShowingState } from './showing.ts';

function table(start: Pace) {
  const clock = virtualClock();
  const shown: string[] = [];
  const states: ShowingState[] = [];
  let pace = start;
  const showing = new Showing({ clock, pace: () => pace, changed: (state) => states.push(state) });
  const thing = (name: string, weight: ReturnType<Showable['weight']>): Showable => ({
    weight: () => weight,
    show: (how) => shown.push(how === 'skipped' ? `(${name})` : name),
  });
  return {
    clock,
    showing,
    shown,
    state: () => states.at(-1),
    others(...names: string[]) {
      for (const name of names) showing.add(thing(name, 'paced'));
    },
    own: (name: string) => showing.add(thing(name, 'own')),
    quiet: (name: string) => showing.add(thing(name, 'quiet')),
    setPace(next: Pace) {
      pace = next;
      showing.reconsider();
    },
  };
}

test('what others do is shown one by one, each for as long as the pace says', () => {
  const { clock, shown, others, own, state } = table('normal');
  own('mine');
  others('one', 'two');
  expect(shown).toEqual(['mine']);
  clock.pass(699);
  expect(shown).toEqual(['mine']);
  clock.pass(1);
  expect(shown).toEqual(['mine', 'one']);
  expect(state()).toBe('busy');
  clock.pass(700);
  expect(shown).toEqual(['mine', 'one', 'two']);
  expect(state()).toBe('idle');
});

test.each([
  ['slow', 1500],
  ['normal', 700],
  ['fast', 250],
] as const)('at the pace %s a thing stands for %i ms', (pace, milliseconds) => {
  const { clock, shown, others } = table(pace);
  others('one', 'two');
  expect(shown).toEqual(['one']);
  clock.pass(milliseconds - 1);
  expect(shown).toEqual(['one']);
  clock.pass(1);
  expect(shown).toEqual(['one', 'two']);
});

test('people who take their time are not made slower', () => {
  const { clock, shown, others } = table('slow');
  others('one');
  clock.pass(5000);
  others('two');
  expect(shown).toEqual(['one', 'two']);
});

test('at once nothing waits, and nothing is ever left to show', () => {
  const { shown, others, showing } = table('instant');
  others('one', 'two', 'three');
  expect(shown).toEqual(['one', 'two', 'three']);
  expect(showing.isIdle).toBe(true);
});

test('what tells nothing takes no time', () => {
  const { clock, shown, others, quiet } = table('normal');
  others('one');
  quiet('hush');
  expect(shown).toEqual(['one', 'hush']);
  clock.pass(400);
  quiet('hush again');
  others('two');
  clock.pass(299);
  expect(shown).toHaveLength(3);
  clock.pass(1);
  expect(shown).toEqual(['one', 'hush', 'hush again', 'two']);
});

test('nothing overtakes: what one did oneself is shown after what came before it', () => {
  const { clock, shown, others, own } = table('normal');
  others('one', 'two');
  own('mine');
  expect(shown).toEqual(['one']);
  clock.pass(1000);
  expect(shown).toEqual(['one', 'two', 'mine']);
});

test('on a click: each thing waits to be let through, and one press lets one through', () => {
  const { clock, shown, others, quiet, showing, state } = table('click');
  others('one', 'two');
  quiet('hush');
  clock.pass(100_000);
  expect(shown).toEqual([]);
  expect(state()).toBe('held');
  showing.letThrough();
  expect(shown).toEqual(['one']);
  showing.letThrough();
  expect(shown).toEqual(['one', 'two', 'hush']);
  expect(state()).toBe('idle');
  showing.letThrough();
  others('three');
  expect(shown).not.toContain('three');
});

test('skipping shows all that came and all that comes, until it is stopped', () => {
  const { shown, others, own, showing } = table('click');
  others('one', 'two');
  showing.skip();
  others('three');
  expect(shown).toEqual(['(one)', '(two)', '(three)']);
  showing.stopSkipping();
  own('mine');
  others('four');
  expect(shown).toEqual(['(one)', '(two)', '(three)', 'mine']);
});

test('catching up shows what came and holds what comes later', () => {
  const { shown, others, showing } = table('click');
  others('one', 'two');
  showing.catchUp();
  others('three');
  expect(shown).toEqual(['(one)', '(two)']);
});

test('another pace holds from the thing that waits now', () => {
  const { clock, shown, others, setPace } = table('slow');
  others('one', 'two', 'three');
  clock.pass(400);
  setPace('fast');
  expect(shown).toEqual(['one', 'two']);
  setPace('click');
  clock.pass(10_000);
  expect(shown).toEqual(['one', 'two']);
  setPace('instant');
  expect(shown).toEqual(['one', 'two', 'three']);
});

test('what comes while something is being shown waits for its turn', () => {
  const { showing, shown, others } = table('instant');
  showing.add({
    weight: () => 'own',
    show: () => {
      others('later');
      shown.push('first');
    },
  });
  expect(shown).toEqual(['first', 'later']);
});

test('after the match is left nothing is shown', () => {
  const { clock, shown, others, showing } = table('normal');
  others('one', 'two');
  showing.close();
  clock.pass(10_000);
  expect(shown).toEqual(['one']);
});
