import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestMember } from './test-member.ts';

export const api = '/api/v1/iam';
export const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
export const inApp = 'Mozilla/5.0 (Linux; Android 16; Mobile) TestApp/1';

export interface BrowserParts {
  readonly app: () => FastifyInstance;
  readonly now: () => Date;
  readonly address: string;
  readonly agent?: string;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
  /** Expiry in milliseconds since 1970; undefined for a session cookie. */
  readonly until: number | undefined;
}

interface Call {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Answer = LightMyRequestResponse;

/** Handles cookies like a browser and makes calls like the site. */
export interface TestBrowser {
  readonly cookies: Map<string, Cookie>;
  /** `path` is relative to the call base unless it starts with a slash. */
  get(path: string, call?: Call): Promise<Answer>;
  post(path: string, body?: unknown, call?: Call): Promise<Answer>;
  login(member: TestMember, password: string, more?: object): Promise<Answer>;
  refresh(): Promise<Answer>;
  /** A browser with copied cookies, as a thief would have. */
  copy(): TestBrowser;
}

export const testBrowser = (parts: BrowserParts, cookies = new Map<string, Cookie>()): TestBrowser => {
  const { app, now, address, agent = desktop } = parts;
  const urlOf = (path: string): string => (path.startsWith('/') ? path : `${api}/${path}`);
  const cookieHeader = (url: string): string =>
    [...cookies]
      .filter(([, { path, until }]) => url.startsWith(path) && (until === undefined || until > now().getTime()))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  const keep = (answer: Answer): Answer => {
    for (const { name, value, path = '/', maxAge, expires } of answer.cookies as readonly {
      name: string;
      value: string;
      path?: string;
      maxAge?: number;
      expires?: Date;
    }[]) {
      const isGone = expires !== undefined && expires.getTime() <= 0;
      if (isGone) cookies.delete(name);
      else
        cookies.set(name, { value, path, until: maxAge === undefined ? undefined : now().getTime() + maxAge * 1000 });
    }
    return answer;
  };
  const send = async (method: 'GET' | 'POST', path: string, { body, headers = {} }: Call): Promise<Answer> => {
    const url = urlOf(path);
    const cookie = cookieHeader(url.split('?', 1)[0] ?? url);
    return keep(
      await app().inject({
        method,
        url,
        remoteAddress: address,
        headers: {
          'user-agent': agent,
          'x-pageid': 'PGE_TST_00001',
          'sec-fetch-site': 'same-origin',
          ...(method === 'POST' ? { origin: 'http://localhost:80' } : {}),
          ...(cookie === '' ? {} : { cookie }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    );
  };
  return {
    cookies,
    get: (path, call = {}) => send('GET', path, call),
    post: (path, body, call = {}) => send('POST', path, { ...call, body }),
    login: ({ loginId }, password, more = {}) =>
      send('POST', 'certification/MBL/login', { body: { userId: loginId, password, ...more } }),
    refresh: () => send('POST', 'login/refresh', { body: { loginSource: 'WEB' } }),
    copy: () => testBrowser(parts, new Map(cookies)),
  };
};
