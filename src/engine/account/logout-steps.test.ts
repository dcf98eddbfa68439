import { expect, it } from 'vitest';
import { snapshotWith } from '#tests/engine-builders.ts';
import { logoutSteps } from './logout-steps.ts';

const go = { step: 'go', command: { kind: 'go', to: '/landing?mode=main' } };

it('calls, logs out of the shell, clears, and goes to Landing, in this order', () => {
  expect(logoutSteps(snapshotWith().account, 'APP')).toEqual([
    { step: 'call' },
    { step: 'native' },
    { step: 'clear' },
    go,
  ]);
});

it.each(['WEB_MOBILE', 'WEB_PC'] as const)('has no shell to log out on %s', (platform) => {
  expect(logoutSteps(snapshotWith().account, platform)).toEqual([{ step: 'call' }, { step: 'clear' }, go]);
});
