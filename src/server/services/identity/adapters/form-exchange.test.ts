import { beforeEach, describe, expect, it } from 'vitest';
import { accountServer, minute, second } from '#tests/account-server.ts';
import { formServer, type Mischief } from '#tests/foreign/form-server.ts';
import { page } from '#tests/sound-site.ts';
import type { TestBrowser } from '#tests/test-browser.ts';
import { codeOf, finishVerify, locationOf, refOf } from '#tests/verify-flow.ts';
import { feature } from '../feature.ts';

const siteCode = 'HANEUL-FORM';
const secret = 'secret of the exchange, 비밀';
const both = (text: string) => ({ ko: text, en: text });

const provider = await formServer({
  siteCode,
  secret,
  person: {
    nm: '한이슬',
    born: '1991.02.03',
    sex: 'M',
    phone: '010-3456-7890',
    di: 'd'.repeat(64),
    ci: 'c'.repeat(88),
  },
  now: () => server.now(),
});
const server = accountServer({
  documents: [
    {
      type: 'identity-provider',
      id: 'exchange',
      v: 1,
      methods: [{ method: 'NICE', name: both('Phone') }],
      adapter: 'form-exchange',
      way: 'exchange',
      name: both('Exchange'),
      icon: 'id',
      order: 1,
      siteCode,
      secret: 'exchange',
      endpoints: { begin: `${provider.origin}/begin`, result: `${provider.origin}/result` },
      claims: {
        name: 'person.nm',
        birthDate: 'person.born',
        gender: 'person.sex',
        mobile: 'person.phone',
        ci: 'person.ci',
        di: 'person.di',
      },
      form: { title: both('To the provider'), text: both('You go on there.'), button: both('Go on') },
      timeoutMs: 1000,
    },
    page(40, 'Join', '/member/join'),
  ],
  features: [feature],
  env: { SECRET_EXCHANGE: secret },
});

beforeEach(() => void (provider.state.mischief = {}));

type Fields = Readonly<Record<string, string>>;
interface Form {
  readonly action: string;
  readonly fields: Fields;
}

/** Reads the form of a page. */
const formOf = (html: string): Form => ({
  action: /<form[^>]*action="([^"]+)"/.exec(html)?.[1] ?? '',
  fields: Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)].map(([, name, value]) => [name, value]),
  ),
});

const begin = async (browser: TestBrowser) => {
  const started = await browser.post('users/verify/start', { method: 'NICE', purpose: 'JOIN' });
  return browser.get(started.json<{ data: { url: string } }>().data.url);
};

/** Posts a form of the site to the provider, as the browser does. */
const post = ({ action, fields }: Form, act = 'agree'): Promise<Response> =>
  fetch(action, { method: 'POST', body: new URLSearchParams({ ...fields, act }) });

const visit = async (browser: TestBrowser, act?: string): Promise<Form> =>
  formOf(await (await post(formOf((await begin(browser)).body), act)).text());

/** Posts the provider's form back to the site, without cookies. Returns the reference. */
const comeBack = async ({ action, fields }: Form): Promise<string> => {
  const landed = await server.app().inject({
    method: 'POST',
    url: new URL(action).pathname,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: provider.origin,
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return refOf(locationOf(landed));
};

const verified = async (mischief: Mischief = {}, act?: string) => {
  provider.state.mischief = mischief;
  const browser = server.browser();
  return finishVerify(browser, await comeBack(await visit(browser, act)));
};

describe('a verification by the form exchange', () => {
  it('goes through a page whose form may go to the provider only', async () => {
    const led = await begin(server.browser());
    const policy = String(led.headers['content-security-policy']);
    expect(policy).toContain(`form-action ${provider.origin}`);
    expect(policy).not.toContain('script-src');
    expect(led.body).not.toContain('<script');
    expect(formOf(led.body).action).toBe(`${provider.origin}/begin`);
  });

  it('returns the person whom the provider names, by the places of the document', async () => {
    expect((await verified()).json()).toMatchObject({
      code: '200',
      data: { birthDate: '19910203', genderCd: '1', foreignerYn: 'N', mobileNo: '01*******90' },
    });
  });

  it('carries nothing of the person through the browser', async () => {
    const { fields } = await visit(server.browser());
    expect(Object.keys(fields)).toEqual(['transactionId', 'reference']);
  });

  it('is told when the person gives up', async () => {
    expect(codeOf(await verified({}, 'cancel'))).toBe('VRF_01');
  });

  it('sends a request that the provider refuses when somebody changes it', async () => {
    const { action, fields } = formOf((await begin(server.browser())).body);
    const request = `${fields['request']?.slice(0, -2)}AA`;
    expect((await post({ action, fields: { ...fields, request } })).status).toBe(400);
    expect((await post({ action, fields: { ...fields, siteCode: 'OTHER' } })).status).toBe(400);
  });
});

describe('a result of the form exchange', () => {
  it.each<readonly [what: string, mischief: Mischief, code: string]>([
    ['signed with another secret', { secret: 'guessed' }, 'VRF_02'],
    ['with another signature', { signature: '0'.repeat(64) }, 'VRF_02'],
    ['with a signature of another length', { signature: '' }, 'VRF_02'],
    ['of another transaction', { message: { transactionId: 'x' } }, 'VRF_02'],
    ['with another nonce', { message: { nonce: 'x' } }, 'VRF_02'],
    ['of another site', { message: { siteCode: 'OTHER' } }, 'VRF_02'],
    ['of another method', { message: { method: 'IPIN' } }, 'VRF_02'],
    ['without an instant', { message: { at: undefined } }, 'VRF_02'],
    ['of a clock that is ahead', { message: { at: '2030-01-01T00:00:00Z' } }, 'VRF_02'],
    ['that is old', { message: { at: '2026-10-31T00:00:00Z' } }, 'VRF_03'],
    ['without a person', { message: { person: {} } }, 'VRF_02'],
    ['that the provider does not have', { status: 404 }, 'VRF_02'],
    ['that the provider cannot give now', { status: 503 }, 'VRF_07'],
  ])('%s is refused', async (_what, mischief, code) => {
    expect(codeOf(await verified(mischief))).toBe(code);
  });

  it('of another person, put into the own return, is refused', async () => {
    const [mine, theirs] = [server.browser(), server.browser()];
    const { reference = '' } = (await visit(theirs)).fields;
    const { action, fields } = await visit(mine);
    const ref = await comeBack({ action, fields: { ...fields, reference } });
    expect(codeOf(await finishVerify(mine, ref))).toBe('VRF_02');
  });

  it('counts once, in the browser that started', async () => {
    const browser = server.browser();
    const returned = await visit(browser);
    const ref = await comeBack(returned);
    expect(codeOf(await finishVerify(server.browser(), ref))).toBe('VRF_03');
    expect(codeOf(await finishVerify(browser, ref))).toBe('200');
    expect(codeOf(await finishVerify(browser, await comeBack(returned)))).toBe('VRF_03');
    expect(provider.results.has(returned.fields['reference'] ?? '')).toBe(false);
  });

  it('waits while the provider is away, and comes when it is back', async () => {
    const browser = server.browser();
    const ref = await comeBack(await visit(browser));
    provider.state.mischief = { status: 502 };
    expect(codeOf(await finishVerify(browser, ref))).toBe('VRF_07');
    provider.state.mischief = {};
    expect(codeOf(await finishVerify(browser, ref))).toBe('200');
  });

  it('is late after five minutes', async () => {
    const browser = server.browser();
    const ref = await comeBack(await visit(browser));
    server.wait(5 * minute + second);
    expect(codeOf(await finishVerify(browser, ref))).toBe('VRF_03');
  });
});
