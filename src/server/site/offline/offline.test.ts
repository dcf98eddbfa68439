import { expect, it } from 'vitest';
import { deliveryServer } from '#tests/delivery-server.ts';
import { soundSite } from '#tests/sound-site.ts';

const venue = soundSite().find(({ type }) => type === 'venue');
const main = soundSite().find(({ screen }) => screen === 'ParkMain');
const park = { ...venue, type: 'venue', id: String(venue?.['id']) };
const server = deliveryServer([{ ...park, targets: { POCKET: 'ParkMain' } }]);

it('sends one shell page to everybody, without a cookie, under its own policy', async () => {
  const [guest, member] = [
    await server.get('/offline', { 'accept-language': 'ko' }),
    await server.get('/offline', { 'accept-language': 'en', cookie: 'accessToken=a; locale=en' }),
  ];
  expect([guest.statusCode, guest.headers['set-cookie'], guest.body === member.body]).toEqual([200, undefined, true]);
  expect(guest.body).toContain('<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">');
  expect(guest.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

it('sends a worker whose policy allows its own requests, with the files of the shell and the pockets of the venues', async () => {
  const { headers, body } = await server.get('/sw.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'cache-control': 'no-cache',
  });
  const settings = JSON.parse(/^const offline=(.*);$/m.exec(body)?.[1] ?? '') as {
    readonly files: readonly string[];
    readonly pages: readonly string[];
    readonly except: readonly string[];
  };
  const { path } =
    Object.values(server.publishing().live.current.snapshot.pages).find(({ id }) => id === main?.['id']) ?? {};
  expect([settings.pages, settings.except]).toEqual([[path], ['/api', '/console', '/sandbox']]);
  const answers = await Promise.all(settings.files.map(async (file) => (await server.get(file)).statusCode));
  expect(answers).toEqual(settings.files.map(() => 200));
});

it('renews the cache with each release that changes the shell', async () => {
  const nameOf = async () => /"cache":"(offline-[0-9a-f]{16})"/.exec((await server.get('/sw.js')).body)?.[1];
  const before = await nameOf();
  await server.publish(park);
  expect([before, await nameOf()]).toEqual([expect.any(String), expect.not.stringMatching(before ?? '')]);
});
