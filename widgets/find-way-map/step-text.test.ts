import { expect, it } from 'vitest';
import { minutesOfSteps, wholeMinutes } from './step-text.ts';

it.each([
  [
    [92, 55, 19, 82],
    [2, 1, 0, 1],
  ],
  [
    [9, 9, 9, 9, 9, 9, 300],
    [0, 0, 0, 0, 0, 0, 6],
  ],
  [
    [100, 100, 100],
    [2, 2, 1],
  ],
  [
    [20, 20, 20, 20],
    [1, 0, 0, 0],
  ],
  [
    [12, 5],
    [1, 0],
  ],
  [
    [600, 0],
    [10, 0],
  ],
])('divides the minutes of the steps %j so that they sum to the route', (seconds, minutes) => {
  expect(minutesOfSteps(seconds.map((one) => ({ seconds: one })))).toEqual(minutes);
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(wholeMinutes(seconds.reduce((sum, one) => sum + one, 0)));
});
