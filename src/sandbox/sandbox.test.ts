import { describe, expect, it } from 'vitest';
import { callServer } from '#tests/call-server.ts';

const partner = {
  type: 'client',
  id: 'partner',
  v: 1,
  name: { ko: '짝', en: 'Partner' },
  redirectUris: ['https://partner.example/done', '/sandbox/client/partner'],
  scope: ['userName'],
};
const far = {
  type: 'link',
  id: 'LNK_TST_00002',
  v: 1,
  linkName: 'link.shop',
  linkUrl: 'https://far.example/a',
  newWindow: true,
};
const { get } = callServer([far, partner]);
const english = { 'accept-language': 'en' };
const shop = '/sandbox/site/shop.example/';

describe('the stand-in of an address that no shipped page stands in for', () => {
  it('names its link, says the address and what came along, labelled, with a way back', async () => {
    const { statusCode, body, headers } = await get(`${shop}?day=1&x=%EA%B0%80`, english);
    expect(statusCode).toBe(200);
    for (const text of [
      'lang="en"',
      'Sandbox',
      '<h1>Word shop</h1>',
      'https://shop.example/?day=1&amp;x=%EA%B0%80',
      '<dt>day</dt><dd>1</dd>',
      '<dt>x</dt><dd>가</dd>',
      '<a class="back" href="/">Back to Word name</a>',
    ])
      expect(body).toContain(text);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    { url: '/sandbox/site/far.example/a', status: 200, what: 'a registered link to a host that is not on the list' },
    { url: '/sandbox/site/far.example/b', status: 200, what: 'another path of its host' },
    { url: '/sandbox/site/sub.shop.example/', status: 200, what: 'a host under one of the list' },
    { url: '/sandbox/site/other.example/', status: 404, what: 'a host that nobody registered' },
    { url: '/sandbox/site/notshop.example/', status: 404, what: 'a host that only ends alike' },
    { url: '/sandbox/site/shop.example:8443/', status: 404, what: 'another port' },
    { url: '/sandbox/site/', status: 404, what: 'no host' },
    { url: '/sandbox/site/%3Cscript%3E/', status: 404, what: 'what is no host' },
    { url: '/sandbox/link/LNK_TST_00001', status: 404, what: 'a link by its number' },
  ])('$status: $what', async ({ url, status }) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});

it.each([
  { headers: { cookie: 'locale=en', 'accept-language': 'ko' }, language: 'en' },
  { headers: { 'accept-language': 'en-US,ko;q=0.5' }, language: 'en' },
  { headers: { 'accept-language': 'fr' }, language: 'ko' },
])('speaks the language that the visitor chose or the browser prefers ($headers)', async ({ headers, language }) => {
  expect((await get(shop, headers)).body).toContain(`<html lang="${language}"`);
});

const hostile = [
  '"><script>alert(1)</script>',
  "' onmouseover='x()",
  '</title><img src=x onerror=x()>',
  '{{constructor}}',
  '<!--',
  '&lt;b&gt;',
  'javascript:x()',
  'x'.repeat(5000),
  '%ff%fe',
  '\u202e\u2028',
];
const pages = [
  'shop.example/',
  'reserve.haneul-resort.example/expay.do',
  'm.reserve.haneul-resort.example/cb.do',
  'wall-one.haneul-resort.example/offers',
  'other.example/',
];

describe.each(pages)('values in the address of %s', (page) => {
  it.each(hostile)('are shown as text, never as markup: %j', async (value) => {
    const query = ['method', 'entryKey', 'morderType', 'usrKey', 'visit_date', value]
      .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&');
    const { statusCode, body } = await get(
      `/sandbox/site/${page}?${query.replace('method=', 'method=validCh&other=')}`,
    );
    expect(statusCode).toBeLessThan(500);
    // The page contains only its own tags. Attributes are all in double quotes, and none is a script.
    const bare = body.replaceAll(/"[^"]*"/g, '""');
    expect(bare).not.toMatch(/<[^>]*(?:'|\son\w+=|javascript:)/);
    expect(body).not.toMatch(/(?:href|src|action)="(?![/#])/);
    expect(
      [...body.matchAll(/<\/?([a-z!][^\s>/]*)/gi)]
        .map(([, tag]) => tag)
        .filter(
          (tag) =>
            !/^(!doctype|html|head|meta|link|title|body|a|div|p|strong|span|header|nav|main|img|h1|h2|dl|dt|dd|ol|ul|li|em|form|input|label|select|option|textarea|button)$/.test(
              tag ?? '',
            ),
        ),
    ).toEqual([]);
    expect(body.length).toBeLessThan(20_000);
  });
});

it('stands in for a site that visitors log in to, and shows what it was told', async () => {
  const { statusCode, body } = await get('/sandbox/client/partner?autoLogin=Y&userName=%3Cb%3E', english);
  expect(statusCode).toBe(200);
  for (const text of ['Partner', 'https://partner.example/done?autoLogin=Y&amp;userName=%3Cb%3E'])
    expect(body).toContain(text);
  expect((await get('/sandbox/client/none')).statusCode).toBe(404);
});

it('answers an unknown host with a way back', async () => {
  const { statusCode, body } = await get('/sandbox/site/other.example/', english);
  expect(statusCode).toBe(404);
  expect(body).toContain('This address is not registered');
  expect(body).toContain('<a class="back" href="/">');
});

it.each([
  ['/sandbox/sandbox.css', '/sandbox/client/partner'],
  ['/sandbox/site.css', shop],
])('brings its own style %s, with nothing inline', async (css, page) => {
  const style = await get(css);
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect((await get(page)).body).not.toMatch(/ style=|<style| on[a-z]+="/);
});
