import { expect, test } from 'vitest';
import { mentionsIn, minutesIn, timeOf } from './mentions.ts';

test('mentions are read line by line, and what is none is left out', () => {
  expect(mentionsIn('Ada = 123\n Боб=@bob \n\nnobody\n = 5\nEve =')).toEqual({ Ada: '123', Боб: '@bob' });
  expect(mentionsIn('')).toEqual({});
});

test('times of the day come and go', () => {
  expect([minutesIn('22:30'), minutesIn('0:05'), minutesIn('')]).toEqual([1350, 5, undefined]);
  expect([timeOf(1350), timeOf(5), timeOf(0)]).toEqual(['22:30', '00:05', '00:00']);
});
