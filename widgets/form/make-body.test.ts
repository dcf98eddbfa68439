import { afterEach, expect, it, vi } from 'vitest';
import { makeBody } from './make-body.ts';

afterEach(() => void vi.useRealTimers());

it('fills a body with fields, ticks and the day in Korea, and leaves out empty fields', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:30:00Z') });
  const body = { name: '{name}', agreeYn: '{agree:yn}', none: '{none}', until: '{day.today}', fixed: '{not a field}' };
  expect(makeBody(body, { name: 'A', agree: true, none: '' })).toEqual({
    name: 'A',
    agreeYn: 'Y',
    until: '20261122',
    fixed: '{not a field}',
  });
  expect(makeBody(undefined, { name: 'A', none: '' })).toEqual({ name: 'A' });
});
