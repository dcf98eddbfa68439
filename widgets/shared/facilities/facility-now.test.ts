import { describe, expect, it } from 'vitest';
import { facilityNow, isOpen, koreanTime, newestAsOf, toneOf } from './facility-now.ts';

const noon = Date.parse('2026-11-24T12:00:00+09:00');
const item = { facilityId: '101', waitYn: 'Y', fromTm: '1000', untilTm: '2100' } as const;
const state = (minutesAgo: number, waitMin = 20) =>
  ({ facilityId: '101', statusCd: 'OPEN', waitMin, asOf: noon - minutesAgo * 60_000 }) as const;

describe('facilityNow', () => {
  it('shows the newer of the own and the live state', () => {
    expect(facilityNow({ ...item, ...state(5, 30) }, state(1, 45), noon)).toEqual({
      kind: 'wait',
      minutes: 45,
      tone: 'busy',
      asOf: noon - 60_000,
    });
    expect(facilityNow({ ...item, ...state(1, 30) }, state(5, 45), noon)).toMatchObject({
      minutes: 30,
      tone: 'normal',
    });
  });

  it('has no information from a state older than ten minutes', () => {
    expect(facilityNow({ ...item, ...state(11) }, undefined, noon)).toEqual({ kind: 'unknown' });
    expect(facilityNow({ ...item, ...state(10) }, undefined, noon)).toMatchObject({ kind: 'wait' });
  });

  it('goes by the hours without a state', () => {
    expect(facilityNow({ ...item, waitYn: 'N' }, undefined, noon)).toEqual({
      kind: 'hours',
      from: '1000',
      until: '2100',
    });
    expect(facilityNow(item, undefined, noon + 10 * 3_600_000)).toEqual({ kind: 'ended' });
    expect(facilityNow({ ...item, fromTm: '', untilTm: '' }, undefined, noon)).toEqual({ kind: 'closed' });
  });

  it('is outside its hours, not closed for the day, before it opens', () => {
    const closed = { facilityId: '101', statusCd: 'CLOSED', asOf: noon - 3 * 3_600_000 } as const;
    expect(facilityNow(item, closed, noon - 3 * 3_600_000)).toEqual({ kind: 'ended' });
    expect(facilityNow(item, { ...closed, asOf: noon }, noon)).toEqual({ kind: 'closed', asOf: noon });
  });

  it.each([
    ['DELAYED', 'delayed', true],
    ['REST', 'rest', false],
    ['CLOSED', 'closed', false],
    ['FULL', 'full', true],
  ] as const)('shows %s as %s', (statusCd, kind, open) => {
    const now = facilityNow(item, { facilityId: '101', statusCd, asOf: noon }, noon);
    expect([now.kind, isOpen(now)]).toEqual([kind, open]);
  });

  it('takes a state as fresh while the server renders', () => {
    expect(facilityNow({ ...item, ...state(60) }, undefined, undefined)).toMatchObject({ kind: 'wait' });
  });
});

it('is calm to 15, normal to 40 and busy above', () => {
  expect([15, 16, 40, 41].map(toneOf)).toEqual(['calm', 'normal', 'normal', 'busy']);
});

it('reads times in Korea, and the newest of several', () => {
  expect([
    koreanTime(noon),
    newestAsOf([{ kind: 'unknown' }, { kind: 'open', asOf: 5 }, { kind: 'closed' }, { kind: 'rest', asOf: 9 }]),
    newestAsOf([]),
  ]).toEqual(['1200', 9, undefined]);
});
