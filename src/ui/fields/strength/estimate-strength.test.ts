import { describe, expect, it } from 'vitest';
import { estimateStrength } from './estimate-strength.ts';

describe('the estimate of a password', () => {
  it.each([
    ['Password123!', 'weak', 'common'],
    ['qwertyuiop1!', 'weak', 'common'],
    ['poiuytlkjh1!', 'fair', 'sequence'],
    ['abcabcabc1!', 'weak', 'repeat'],
    ['saranghae1!', 'weak', 'word'],
    ['19901225qk!', 'fair', 'date'],
    ['walker2026!x', 'fair', 'personal'],
    ['cjsdnf7Qm!', 'fair', 'longer'],
  ] as const)('advises on %s: %s, %s', (password, level, advice) => {
    expect(estimateStrength(password, ['sky_walker'])).toEqual({ level, advice });
  });

  it('has no advice on a strong password', () => {
    expect(estimateStrength('xK9#mLq2vR!w', [])).toEqual({ level: 'strong' });
  });
});
