import { expect, it } from 'vitest';
import { callServer } from '#tests/call-server.ts';

const odd = { type: 'link', id: 'LNK_TST_00002', v: 1, linkName: 'link.shop', linkUrl: 'https://shop.example/?a=1&b="><script>alert(1)</script>', newWindow: true };
const partner = { type: 'client', id: 'partner', v: 1, name: { ko: '짝', en: 'Partner' }, redirectUris: ['https://partner.example/done', '/sandbox/client/partner'], scope: ['userName'] };
const { get } = callServer([odd, partner]);
const link = '/sandbox/link/LNK_TST_00001';

it('says which link it stands in for and what it would open, labelled as a stand-in, with a way back', async () => {
  const { statusCode, body, headers } = await get(link, { 'accept-language': 'en' });
  expect(statusCode).toBe(200);
  for (const text of ['lang="en"', 'Sandbox', 'This link leads out to Word shop', 'LNK_TST_00001', 'https://shop.example/', '<a href="/">To Word name</a>']) expect(body).toContain(text);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('script-src');
});

it.each([
  { headers: { cookie: 'locale=en', 'accept-language': 'ko' }, language: 'en' },
  { headers: { 'accept-language': 'en-US,ko;q=0.5' }, language: 'en' },
  { headers: { 'accept-language': 'fr' }, language: 'ko' },
])('speaks the language that the visitor chose or the browser prefers ($headers)', async ({ headers, language }) => {
  expect((await get(link, headers)).body).toContain(`<html lang="${language}"`);
});

it('shows an address as text, never as markup', async () => {
  const { body } = await get('/sandbox/link/LNK_TST_00002');
  expect(body).toContain('b=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toContain('<script');
});

it('stands in for a site that visitors log in to, and shows what it was told', async () => {
  const { statusCode, body } = await get('/sandbox/client/partner?autoLogin=Y&userName=%3Cb%3E', { 'accept-language': 'en' });
  expect(statusCode).toBe(200);
  for (const text of ['Partner', 'https://partner.example/done?autoLogin=Y&amp;userName=%3Cb%3E']) expect(body).toContain(text);
  expect((await get('/sandbox/client/none')).statusCode).toBe(404);
});

it('answers an unknown link with 404 and a way back', async () => {
  const { statusCode, body } = await get('/sandbox/link/LNK_TST_99999', { 'accept-language': 'en' });
  expect(statusCode).toBe(404);
  expect(body).toContain('This link is not registered');
  expect(body).toContain('<a href="/">');
});

it('brings its own style, with nothing inline', async () => {
  const style = await get('/sandbox/sandbox.css');
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  expect((await get(link)).body).not.toMatch(/ style=|<style/);
});
