import { expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { feature } from './feature.ts';

const server = accountServer({ features: [feature], parts: ['visitors', 'jobs', 'sandbox'] });

it('a server sends what it writes; without a gateway the sandbox shows it as sent, with its code', async () => {
  const member = await server.addMember({ lang: 'en' });
  await server.browser().post('users/password-reset', { userId: member.loginId, email: member.email });
  const page = async (): Promise<string> =>
    (await server.browser().get('/sandbox/outbox', { headers: { 'accept-language': 'en' } })).body;
  await expect.poll(page, { timeout: 10_000 }).toMatch(/<dt>State<\/dt><dd>Sent<\/dd>.*\?token=/s);
});
