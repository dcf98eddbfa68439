import { expect, it } from 'vitest';
import { planRate } from './calling.ts';
import { simulateQueueDay, type DayPlan } from './simulate-queue-day.ts';

const line: DayPlan = {
  id: 'line',
  capacityPerHour: 600,
  sharePercent: 60,
  callWindowMin: 10,
  party: 6,
  hasLine: true,
  opens: 600,
  closes: 1260,
};
const timed: DayPlan = {
  ...line,
  id: 'timed',
  hasLine: false,
  slots: { everyMin: 20, from: '11:00', until: '20:00', seats: 60 },
};

it('gives the same day for the same seed, and another for another', () => {
  const day = (seed: number) => simulateQueueDay({ plans: [line, timed], visitors: 600, seed });
  expect(day(1)).toEqual(day(1));
  expect(day(1)).not.toEqual(day(2));
});

it('never lets in more people than a plan gives away, and keeps a busy plan in use', () => {
  const [busy] = simulateQueueDay({ plans: [line], visitors: 5000, seed: 21 });
  expect(busy?.people).toBeLessThanOrEqual(planRate(line) * 660);
  expect(busy?.idlePercent).toBeLessThan(25);
  expect(busy?.longWait).toBeLessThanOrEqual(150);
  expect([(busy?.noShows ?? 0) > 0, (busy?.turnedAway ?? 0) > 0]).toEqual([true, true]);
});

it('tells of capacity that few visitors leave idle', () => {
  const [quiet] = simulateQueueDay({ plans: [line], visitors: 100, seed: 21 });
  expect(quiet?.idlePercent).toBeGreaterThan(70);
});
