import { expect, it, vi } from 'vitest';
import { bootOf, deliveryServer, shippedSite } from '#tests/delivery-server.ts';

vi.setConfig({ testTimeout: 60_000 });
const server = deliveryServer(shippedSite);

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types workers";

it.each(['ko', 'en'])(
  'sends every shipped page in %s without inline script, style, handler or unfilled fact, under the strict policy',
  async (locale) => {
    const paths = Object.values(server.publishing().live.current.snapshot.pages)
      .map(({ path }) => path)
      .filter((path) => !path.includes('{'));
    expect(paths.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, answer: await server.get(path, { 'accept-language': locale }) })),
    );
    const pages = answers.filter(({ answer }) => answer.statusCode !== 302);
    const faults = pages.flatMap(({ path, answer: { body, headers, statusCode } }) => {
      const markup = body.replace(/<script type="application\/json".*<\/script>/s, '');
      const inline =
        markup.match(
          /\{\{[a-z]+\.[A-Za-z]+|<style|\sstyle=|\son[a-z]+=|<script(?! type="module" src="\/)[^>]*>|javascript:/g,
        ) ?? [];
      return [
        ...inline,
        ...(statusCode >= 500 && path !== '/error' ? [String(statusCode)] : []),
        ...(headers['content-security-policy'] === policy ? [] : ['policy']),
      ].map((fault) => `${path}: ${fault}`);
    });
    expect(faults).toEqual([]);
    expect(pages[0]?.answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  },
);

it.each(['09:30–22:00', '09:30–20:00'])('says %s of today in the first HTML of the gateway', async (text) => {
  expect((await server.get('/gateway', { 'accept-language': 'ko' })).body).toContain(text);
});

it('sends guests what they are answered with the page, in its first picture', async () => {
  const paths = [
    '/haneul-land/event/roulette/1',
    '/haneul-land/event/stamp/1',
    '/haneul-land/event/etc/1',
    '/haneul-land/event/apply/9',
    '/haneul-land/map/smart-line',
  ];
  const answered = await Promise.all(
    paths.map((path) =>
      server.get(path, {
        'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      }),
    ),
  );
  const lacking = answered.flatMap((answer) => {
    const { data, decision } = bootOf(answer);
    return decision.needs
      .filter((need) => need.personal === false && !need.whenMenuOpen && !Object.hasOwn(data, need.key))
      .map(({ key }) => key);
  });
  expect(lacking).toEqual([]);
  expect(answered.map(({ body }) => body.includes('data-waits'))).toEqual(paths.map(() => false));
});
