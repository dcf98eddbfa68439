import { describe, expect, it } from 'vitest';
import type { Facts } from '../conditions/condition.ts';
import { cacheByView } from './cache-by-view.ts';

const part = { facts: ['login', 'grade'], instants: [20, 10] } as const;
const factsWith = (viewer: Partial<Facts['viewer']>, now = 0): Facts => ({
  viewer: { locale: 'ko', platform: 'APP', ...viewer },
  now,
  venue: undefined,
  cameFrom: undefined,

  mode: undefined,
});
const remembering = () =>
  cacheByView((_part: typeof part, { viewer, now }: Facts) => ({
    says: `${String(viewer.login)} ${viewer.grade ?? 'none'} ${now}`,
  }));

describe('cacheByView', () => {
  it('returns the identical object for viewers with equal dependencies', () => {
    const read = remembering();
    expect(read(part, factsWith({ login: true, locale: 'en' }, 11))).toBe(
      read(part, factsWith({ login: true, tester: true }, 19)),
    );
  });

  it('distinguishes every fact, known or unknown, and every passed instant', () => {
    const read = remembering();
    const views = [
      factsWith({}),
      factsWith({ login: false }),
      factsWith({ login: true }),
      factsWith({ login: true, grade: 'true' }),
      factsWith({}, 10),
      factsWith({}, 20),
    ];
    expect(new Set(views.map((facts) => read(part, facts))).size).toBe(views.length);
    expect(read(part, factsWith({}, 9))).toBe(read(part, factsWith({})));
  });

  it('rebuilds correct results after exceeding the limit', () => {
    const read = remembering();
    const first = read(part, factsWith({ grade: 'g0' }));
    for (let number = 1; number < 500; number++) read(part, factsWith({ grade: `g${number}` }));
    expect(read(part, factsWith({ grade: 'g0' }))).toEqual(first);
  });

  it('caches each part separately', () => {
    const read = remembering();
    expect(read({ ...part }, factsWith({}))).not.toBe(read(part, factsWith({})));
  });
});
