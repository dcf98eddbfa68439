import { describe, expect, it } from 'vitest';
import { nativeNames } from '#schemas/bridge.schema';
import { bridgeFunctions } from '#schemas/bridge-functions';
import { parseWireValue } from '#engine/values/parse-wire-value';
import { callServer } from '#tests/call-server.ts';
import { defaultAnswers } from './default-answers.ts';

const demo = callServer();
const real = callServer([], 'production');
const link = '/sandbox/site/shop.example/';
const frame = { 'sec-fetch-dest': 'iframe', 'accept-language': 'ko' };
const policyOf = ({ headers }: { readonly headers: object }) =>
  /frame-ancestors ('\w+')/.exec(String((headers as Record<string, unknown>)['content-security-policy']))?.[1];

describe('the simulator', () => {
  it.each([
    ['ko', '앱 시뮬레이터'],
    ['en', 'App simulator'],
  ])('stands in %s, with every function of the bridge and nothing inline', async (locale, title) => {
    const { statusCode, body, headers } = await demo.get('/sandbox/shell', { cookie: `locale=${locale}` });
    expect([statusCode, body.includes(`<html lang="${locale}"`), body.includes(`<h1>${title}</h1>`)]).toEqual([
      200,
      true,
      true,
    ]);
    expect([...body.matchAll(/data-name="(\w+)"/g)].map(([, name]) => name)).toEqual(nativeNames);
    expect(body).not.toMatch(/ style=|<style| on[a-z]+=|<script(?! type="module" src=| type="application\/json")/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('brings its scripts as scripts, without their types', async () => {
    for (const name of [
      'main',
      'inside',
      'fake-shell',
      'plans',
      'device',
      'notifications',
      'call-log',
      'dom',
      'boot',
      'host',
    ]) {
      const { statusCode, headers, body } = await demo.get(`/sandbox/shell/${name}.ts`);
      expect([name, statusCode, headers['content-type'], /\binterface\b|: string\b/.test(body)]).toEqual([
        name,
        200,
        'text/javascript; charset=utf-8',
        false,
      ]);
    }
  });

  it.each(nativeNames)('answers %s as its schema asks for', (name) => {
    expect(parseWireValue(bridgeFunctions[name].answer, defaultAnswers[name])).toEqual(defaultAnswers[name]);
  });
});

describe('a page in the phone of the simulator', () => {
  it.each(['ios', 'android'])(
    'may stand in a frame of this origin and is that of the %s app, with its language',
    async (os) => {
      const answer = await demo.get(link, { ...frame, cookie: `a=1; sandbox_shell=${os}.en; b=2` });
      expect([policyOf(answer), answer.body.includes('<html lang="en"'), answer.headers['cache-control']]).toEqual([
        "'self'",
        true,
        'no-store',
      ]);
    },
  );

  it.each<[string, Record<string, string>]>([
    ['a tab of its own', { ...frame, 'sec-fetch-dest': 'document', cookie: 'sandbox_shell=ios.en' }],
    ['a frame without the simulator', frame],
    ['a cookie that names no app', { ...frame, cookie: 'sandbox_shell=windows.en' }],
    ['a cookie that names no language', { ...frame, cookie: 'sandbox_shell=ios.fr' }],
    ['a cookie with more in it', { ...frame, cookie: 'sandbox_shell=ios.en.x' }],
    ['a cookie whose name only ends so', { ...frame, cookie: 'my_sandbox_shell=ios.en' }],
  ])('is none in %s', async (_, headers) => {
    const answer = await demo.get(link, headers);
    expect([policyOf(answer), answer.body.includes('<html lang="ko"')]).toEqual(["'none'", true]);
  });

  it('is none where the sandbox is off, whatever a request brings', async () => {
    const answer = await real.get('/api/v1/common/menus/IAM/APP_TP', { ...frame, cookie: 'sandbox_shell=ios.en' });
    expect(policyOf(answer)).toBe("'none'");
    expect((await real.get(link, { ...frame, cookie: 'sandbox_shell=ios.en' })).body).toContain('<html lang="ko"');
  });
});
