import { expect, it } from 'vitest';
import { expiresAt } from './consent-period.ts';

it.each([
  ['2024-11-15T03:00:00.000Z', 24, '2026-11-15T03:00:00.000Z'],
  ['2024-02-29T03:00:00.000Z', 12, '2025-02-28T03:00:00.000Z'],
  ['2026-01-31T03:00:00.000Z', 1, '2026-02-28T03:00:00.000Z'],
  ['2026-03-31T03:00:00.000Z', -1, '2026-02-28T03:00:00.000Z'],
])('a consent of %s ends %i months later, at %s', (at, months, end) => {
  expect(expiresAt(at, months).toISOString()).toBe(end);
});
