import { expect, it } from 'vitest';
import { HttpError } from '../../core/errors.ts';
import { hashedAtOnce, hashPassword, isPassword, requireRoomToHash } from './passwords.ts';

it('makes argon2id, another one each time, and knows the password again', async () => {
  const [one, other] = await Promise.all([hashPassword('CorrectHorse7'), hashPassword('CorrectHorse7')]);
  expect([one.startsWith('$argon2id$v=19$m=19456,t=2,p=1$'), one === other]).toEqual([true, false]);
  expect([
    await isPassword(one, 'CorrectHorse7'),
    await isPassword(one, 'CorrectHorse8'),
    await isPassword(undefined, 'CorrectHorse7'),
  ]).toEqual([true, false, false]);
});

it('takes a password whole: what differs behind its hundredth character differs', async () => {
  const long = 'x'.repeat(150);
  expect(await isPassword(await hashPassword(long), `${long.slice(0, -1)}y`)).toBe(false);
});

it('lets two hundred wait for one or two and tells the next to come back in five seconds', async () => {
  const stored = await hashPassword('CorrectHorse7');
  expect([1, 2]).toContain(hashedAtOnce);
  expect(requireRoomToHash).not.toThrow();
  const all = Promise.allSettled(Array.from({ length: 208 + hashedAtOnce }, () => isPassword(stored, 'x')));
  expect(requireRoomToHash).toThrow(HttpError);
  const tries = await all;
  expect(requireRoomToHash).not.toThrow();
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as HttpError] : []));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(200 + hashedAtOnce);
  expect(refusals.map(({ statusCode, answer }) => [statusCode, answer.code, answer['waitSeconds']])).toEqual(
    Array.from({ length: 8 }, () => [503, 'LGN_03', 5]),
  );
}, 60_000);

it('goes on after a crowd has left', async () => {
  expect(await isPassword(await hashPassword('CorrectHorse7'), 'CorrectHorse7')).toBe(true);
});
