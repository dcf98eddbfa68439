import { expect, it } from 'vitest';
import { CallError } from '../api/client.ts';
import { retryUntilAnswered } from './use-publish.ts';

/** Server with a fixed sequence of answers. */
const answering = (...answers: readonly (string | CallError)[]) => {
  const left = [...answers];
  const told = { asked: 0, rested: 0 };
  return {
    told,
    ask: async (): Promise<string> => {
      told.asked += 1;
      const next = left.shift() ?? new CallError(0, 'TOO_OFTEN', 'asked too often');
      if (next instanceof CallError) throw next;
      return next;
    },
    rest: async (): Promise<void> => void (told.rested += 1),
  };
};

it('retries while the server is unreachable, has no store or fails', async () => {
  const { ask, rest, told } = answering(
    new CallError(0, 'OFFLINE', ''),
    new CallError(503, 'STORE_AWAY', ''),
    new CallError(502, '502', ''),
    'release 7',
  );
  expect(await retryUntilAnswered(ask, rest)).toBe('release 7');
  expect(told).toEqual({ asked: 4, rested: 3 });
});

it('stops retrying when the session has ended', async () => {
  const { ask, rest, told } = answering(new CallError(0, 'OFFLINE', ''), new CallError(401, 'OPR_00', 'Sign in.'));
  await expect(retryUntilAnswered(ask, rest)).rejects.toMatchObject({ status: 401 });
  expect(told).toEqual({ asked: 2, rested: 1 });
});
