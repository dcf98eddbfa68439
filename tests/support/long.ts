/** True in `npm run test:long`, which plays every round whole. `npm test` plays a short, fixed part of each. */
export const isLong = process.env['TEST_LONG'] === '1';

/** Number of repetitions: `short` in `npm test`, `whole` in the long run. */
export const rounds = (short: number, whole: number): number => (isLong ? whole : short);

/** Every case in the long run, else each `step`-th, beginning at `first`. Suites with the same step and another `first` take turns. */
export const inTurn = <Case>(cases: readonly Case[], step: number, first = 0): Case[] =>
  cases.filter((_, index) => isLong || index % step === first);
