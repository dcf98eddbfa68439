import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Body } from './sound-site.ts';
import type { TestBrowser } from './test-browser.ts';

/** A sandbox provider for a site of tests. */
export const sandboxProvider = (way: string, methods: readonly string[], more: object = {}): Body => ({
  type: 'identity-provider',
  id: way,
  v: 1,
  methods: methods.map((method) => ({ method, name: { ko: method, en: method } })),
  adapter: 'sandbox',
  way,
  name: { ko: way, en: way },
  icon: 'id',
  order: 10,
  siteCode: 'TEST-SITE',
  secret: `${way}-verify`,
  endpoints: { begin: '/sandbox/verify' },
  timeoutMs: 2000,
  ...more,
});

export const verifyProviders: readonly Body[] = [
  sandboxProvider('nice', ['NICE']),
  sandboxProvider('ipin', ['IPIN']),
  sandboxProvider('portal', ['SELF', 'LEGAL_REPRESENTATIVE']),
];

interface Refusal {
  readonly code: string;
}

export const codeOf = (answer: LightMyRequestResponse): string => answer.json<Refusal>().code;

/** Location of a redirect, as a path of the site or a whole address. */
export const locationOf = (answer: LightMyRequestResponse): string => String(answer.headers.location ?? '');

export const refOf = (address: string): string => new URL(address, 'http://site').searchParams.get('ref') ?? '';

export interface StartParts {
  readonly method?: string;
  readonly purpose?: string;
}

/** Starts a verification. Returns its ID and the address of the provider with the request. */
export const startVerify = async (browser: TestBrowser, { method = 'NICE', purpose = 'JOIN' }: StartParts = {}) => {
  const started = await browser.post('users/verify/start', { method, purpose });
  const { verifyId, url } = started.json<{ data: { verifyId: string; url: string } }>().data;
  return { verifyId, url, provider: locationOf(await browser.get(url)) };
};

/** Fills the provider's page in as a person. Returns the answer: a redirect, or the page whose form posts the return. */
export const answerAs = (
  app: () => FastifyInstance,
  provider: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> => {
  const url = new URL(provider);
  return app().inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: url.host },
    payload: new URLSearchParams({
      ...Object.fromEntries(url.searchParams),
      person: 'stranger',
      outcome: 'succeed',
      ...fields,
    }).toString(),
  });
};

/** Goes to the address that the provider sends the browser to. Returns the reference in the address of the page. */
export const comeBack = async (browser: TestBrowser, address: string): Promise<string> => {
  const url = new URL(address);
  const landed = await browser.get(`${url.pathname}${url.search}`, { headers: { 'sec-fetch-site': 'cross-site' } });
  return refOf(locationOf(landed));
};

export const finishVerify = (browser: TestBrowser, ref: string): Promise<LightMyRequestResponse> =>
  browser.post('users/verify/finish', { ref });

/** Runs a whole verification. Returns its ID, reference and answer. */
export const verifyAs = async (
  app: () => FastifyInstance,
  browser: TestBrowser,
  parts: StartParts & { readonly fields?: Readonly<Record<string, string>> } = {},
) => {
  const { verifyId, provider } = await startVerify(browser, parts);
  const returned = locationOf(await answerAs(app, provider, parts.fields));
  const ref = await comeBack(browser, returned);
  return { verifyId, ref, returned, answer: await finishVerify(browser, ref) };
};
