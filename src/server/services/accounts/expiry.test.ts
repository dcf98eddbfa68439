import { expect, it } from 'vitest';
import { accountServer, day, hour, minute, PASSWORD } from '#tests/account-server.ts';
import { deleteExpired } from './expiry.ts';

const server = accountServer();
const counts = async () => {
  const { db } = server.store();
  const tables = ['idempotency_keys', 'tries', 'one_time_codes', 'families', 'logins'] as const;
  return Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length] as const),
    ),
  );
};
const tidyUp = () => deleteExpired(server.app().context);

it('removes what is over and nothing else, and may run in several processes at once', async () => {
  const member = await server.addMember();
  const browser = server.browser();
  await server.browser().login(member, 'WrongHorse77');
  await browser.login(member, PASSWORD, { autoLoginYn: 'Y' });
  await browser.post('login/code');
  await browser.post('users/info/change', {}, { headers: { 'idempotency-key': 'k' } });
  await server.browser().post('users/password-reset', { userId: 'nobody', email: 'nobody@resort.example' });
  const all = { idempotency_keys: 1, tries: 4, one_time_codes: 2, families: 1, logins: 1 };
  await tidyUp();
  expect(await counts()).toEqual(all);
  server.wait(minute);
  await tidyUp();
  expect(await counts()).toEqual({ ...all, one_time_codes: 1 });
  server.wait(hour);
  await Promise.all([tidyUp(), tidyUp(), tidyUp()]);
  expect(await counts()).toEqual({ ...all, one_time_codes: 0, tries: 0 });
  server.wait(day);
  await tidyUp();
  expect(await counts()).toEqual({ ...all, one_time_codes: 0, tries: 0, idempotency_keys: 0 });
  expect((await browser.refresh()).statusCode).toBe(200);
});

it('keeps logins for three months as the log of access, and their tokens for as long as anybody could come back', async () => {
  const member = await server.addMember();
  const [ended, used] = [server.browser(), server.browser()];
  await ended.login(await server.addMember(), PASSWORD, { autoLoginYn: 'Y' });
  await ended.get('logout');
  server.wait(25 * day);
  await used.login(member, PASSWORD, { autoLoginYn: 'Y' });
  server.wait(6 * day);
  await tidyUp();
  expect((await used.refresh()).statusCode).toBe(200);
  server.wait(31 * day + 14 * day);
  await tidyUp();
  expect(await counts()).toMatchObject({ families: 0, logins: 3 });
  server.wait(26 * day);
  await tidyUp();
  expect(await counts()).toMatchObject({ logins: 1 });
  server.wait(25 * day);
  await tidyUp();
  expect(await counts()).toMatchObject({ logins: 0 });
});
