import { expect, it } from 'vitest';
import { HttpError } from '../../core/errors.ts';
import { hashedAtOnce, hashPassword, isPassword, withRoomToHash } from './passwords.ts';

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
  const work = async (): Promise<string> => 'done';
  expect(await withRoomToHash(work)).toBe('done');
  const all = Promise.allSettled(Array.from({ length: 208 + hashedAtOnce }, () => isPassword(stored, 'x')));
  await expect(withRoomToHash(work)).rejects.toThrow(HttpError);
  const tries = await all;
  expect(await withRoomToHash(work)).toBe('done');
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as HttpError] : []));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(200 + hashedAtOnce);
  expect(refusals.map(({ statusCode, answer }) => [statusCode, answer.code, answer['waitSeconds']])).toEqual(
    Array.from({ length: 8 }, () => [503, 'LGN_03', 5]),
  );
}, 60_000);

it('begins no more work that ends with a password than may wait', async () => {
  const ends = Promise.withResolvers<void>();
  const begun = Array.from({ length: 200 }, () => withRoomToHash(() => ends.promise));
  await expect(withRoomToHash(() => Promise.reject(new Error('it began')))).rejects.toThrow(HttpError);
  ends.resolve();
  await Promise.all(begun);
  expect(await withRoomToHash(async () => 'done')).toBe('done');
});

it('goes on after a crowd has left', async () => {
  expect(await isPassword(await hashPassword('CorrectHorse7'), 'CorrectHorse7')).toBe(true);
});
