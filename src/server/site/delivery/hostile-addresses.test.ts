import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { fc } from '#tests/fast-check.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryServer, shippedSite } from '#tests/delivery-server.ts';
import { findResponseFaults, type Answered } from '#tests/find-response-faults.ts';
import { inTurn, rounds } from '#tests/long.ts';

const server = deliveryServer(shippedSite);
let port = 0;
const kept = new Agent({ keepAlive: true });
afterAll(() => kept.destroy());
beforeAll(async () => {
  await server.app().listen({ port: 0, host: '127.0.0.1' });
  port = (server.app().server.address() as AddressInfo).port;
});

const agents = {
  pc: 'Mozilla/5.0 (X11; Linux x86_64)',
  mobile: 'Mozilla/5.0 (Linux; Android 16; Mobile)',
  app: 'Mozilla/5.0 (Linux; Android 16; Mobile) HaneulResortApp/1',
} as const;

/** Sends the exact bytes of an address; HTTP clients would normalise them. */
const ask = (path: string, agent: string, method = 'GET'): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: kept,
        headers: { 'user-agent': agent, accept: 'text/html', 'accept-language': 'en' },
      },
      (answer) => {
        let body = '';
        answer
          .setEncoding('utf8')
          .on('data', (text: string) => (body += text))
          .on('end', () => resolve({ path, status: answer.statusCode ?? 0, headers: answer.headers, body }));
      },
    );
    sent.on('error', reject).end();
  });

const evil = [
  'evil.example',
  'EVIL.example',
  'xn--vil-9na.example',
  'haneul-resort.example.evil.example',
  'haneul-resort.example@evil.example',
  'evil.example#.haneul-resort.example',
  'evil.example\\.haneul-resort.example',
  '127.0.0.1.evil.example',
  '[::1]',
  '0x7f.1',
  'evilhaneul-resort.example',
];
const targets = [
  ...evil.map((host) => `https://${host}/a`),
  ...evil
    .slice(0, 2)
    .flatMap((host) => [
      `//${host}`,
      `/\\${host}`,
      `\\\\${host}`,
      `/\t/${host}`,
      `http:${host}`,
      `hTTps:/${host}`,
      `/.//${host}`,
      `/..//${host}`,
      `/%2f${host}`,
      `/haneul-land/..//${host}`,
    ]),
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'intent://evil.example#Intent;end',
  'view-source:https://evil.example',
  'haneulresort://open?url=https://evil.example',
  '/a\r\nX-Injected: 1',
  '/a\nSet-Cookie: injected=1',
  '/a\r\n\r\n<html>',
  '/a\u0000b',
  '\u0000',
  '\u2028//evil.example',
  '\u00a0https://evil.example',
  '／／evil.example',
  'https://evil。example',
  '"><b data-pwned>',
  "'><b data-pwned>",
  '</script><b data-pwned>',
  '<!--<b data-pwned>',
  '&quot;><b data-pwned>',
  '{{pageTitle}}$t(x)<b data-pwned>',
  '/a" onclick="x" data-pwned="',
  '',
  ' ',
  '/',
  '//',
  '///',
  '/.',
  '/..',
  '?',
  '#',
  '%',
  '%zz',
  '%2',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '[object Object]',
  '-1',
  '1e309',
  '👩‍👩‍👧‍👦',
  '한글 경로',
  'a'.repeat(3_000),
  `/${'a/'.repeat(2_000)}`,
  `https://evil.example/${'a'.repeat(10_000)}`,
];
/** Bytes that are invalid UTF-8. */
const broken = [
  '%ED%A0%80',
  '%ED%BF%BF',
  '%C0%AF',
  '%FF%FE',
  '%F8%80%80%80',
  '%',
  '%u002f',
  '%00',
  '%0d%0a',
  '%0d%0aX-Injected:%201',
  '%5c%5cevil.example',
  '%2f%2fevil.example',
  '%252f%252fevil.example',
  '+//evil.example',
  '%09//evil.example',
];
const written = [...targets.map(encodeURIComponent), ...broken];
/** Words that need no encoding in a path. */
const inPath = [
  ...written.filter((text) => text.length < 9_000),
  '/evil.example',
  '\\evil.example',
  '..//evil.example',
  '.%2f/evil.example',
  '@evil.example',
  ';@evil.example',
  '%2e%2e/%2e%2e/evil.example',
  'main/../..//evil.example',
];

const places: readonly (readonly [string, keyof typeof agents, (value: string) => string])[] = [
  ['the way back of the login', 'mobile', (value) => `/member/login?from=${value}`],
  [
    'the way back of the login, said twice',
    'pc',
    (value) => `/member/login?from=/terms&from=${value}&setting=${value}`,
  ],
  ['an authorization', 'pc', (value) => `/authorize?redirectUrl=${value}&scope=${value}`],
  ['the end of an authorization', 'pc', (value) => `/unauthorize?redirectUrl=${value}&scope=${value}`],
  ['the page of a deep link', 'app', (value) => `/action?parkType=${value}&page=${value}&code=${value}`],
  [
    'the address inside of a deep link',
    'app',
    (value) => `/action?page=inlink&linkUrl=${value}&url=${value}&code=${value}`,
  ],
  ['the address outside of a deep link', 'mobile', (value) => `/action?page=outlink&parkType=EL&linkUrl=${value}`],
  ['the address outside of a deep link, in the app', 'app', (value) => `/action?page=outlink&parkType=EL&url=${value}`],
  ['what the app is offered for', 'mobile', (value) => `/deeplink?url=${value}`],
  ['what the app was offered for, in the app', 'app', (value) => `/deeplink?url=${value}`],
  ['what the app alone has', 'mobile', (value) => `/app-only?url=${value}`],
  ['the installation', 'mobile', (value) => `/install?url=${value}&from=${value}`],
  ['a route with the mark of the app', 'mobile', (value) => `/haneul-land/information/traffic?app=${value}&b=${value}`],
  ['the landing', 'pc', (value) => `/landing?mode=${value}`],
  ['a search', 'pc', (value) => `/search?type=${value}&q=${value}`],
  ['a page that needs a login', 'pc', (value) => `/mypage?a=${value}&${value}=1`],
  ['a page of the app', 'pc', (value) => `/app-setting?${value}`],
  ['the connection page', 'pc', (value) => `/connection-error?code=${value}&from=${value}`],
  ['the way to the booking', 'pc', (value) => `/haneul-land/reservation?url=${value}`],
  ['the way to the booking, from the app', 'app', (value) => `/aqua-bay/reservation?${value}`],
  [
    'a language and a place',
    'pc',
    (value) => `/terms?__proto__=${value}&constructor=${value}&__proto__[a]=${value}&a=1&a=${value}#${value}`,
  ],
];
const pathPlaces: readonly (readonly [string, (value: string) => string])[] = [
  ['the first part', (value) => `/${value}`],
  ['two slashes', (value) => `//${value}`],
  ['a venue', (value) => `/haneul-land/${value}`],
  ['a base path', (value) => `/${value}/home`],
  ['a share', (value) => `/shares/${value}`],
  ["an editor's pick", (value) => `/editorspick/${value}`],
  ['a social provider', (value) => `/member/sns/${value}`],
  ['a content', (value) => `/content/${value}/`],
  ['a record', (value) => `/haneul-land/announcement/${value}/01/`],
  ['a picture for sharing', (value) => `/share/resort/${value}/park.png`],
  ['a slice', (value) => `/slices/${value}`],
  ['a stand-in', (value) => `/sandbox/site/${value}/`],
];

/** In `npm test` each place gets every third word, the places taking turns. */
const EACH = 3;

const faultsOf = async (paths: readonly string[], agent: string, method?: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (let at = 0; at < paths.length; at += 20) {
    const answers = await Promise.all(paths.slice(at, at + 20).map((path) => ask(path, agent, method)));
    faults.push(...answers.flatMap((answer) => findResponseFaults(answer, `http://127.0.0.1:${port}`)));
  }
  return faults;
};

describe('hostile words', () => {
  it.each(places.map((place, index) => [...place, index] as const))(
    'as %s lead nowhere outside and are text',
    async (_, agent, addressWith, index) => {
      expect(await faultsOf(inTurn(written, EACH, index % EACH).map(addressWith), agents[agent])).toEqual([]);
    },
  );

  it.each(pathPlaces.map((place, index) => [...place, index] as const))(
    'in a path, as %s, lead nowhere outside and are text',
    async (_, addressWith, index) => {
      expect(await faultsOf(inTurn(inPath, EACH, index % EACH).map(addressWith), agents.pc)).toEqual([]);
    },
  );

  it('lead nowhere outside where a form is sent without script', async () => {
    expect(
      await faultsOf(
        pathPlaces.slice(0, 4).flatMap(([, addressWith], index) => inTurn(inPath, EACH, index % EACH).map(addressWith)),
        agents.mobile,
        'POST',
      ),
    ).toEqual([]);
  });

  it('put together at random, anywhere, lead nowhere outside', async () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '.',
      '..',
      '?',
      '#',
      '&',
      '=',
      ';',
      '%',
      '%2f',
      '%5c',
      '%00',
      '%0d%0a',
      '%09',
      '%20',
      '%252f',
      '%ED%A0%80',
      'evil.example',
      'https:',
      'HTTPS:',
      'javascript:',
      'haneul-resort.example',
      'haneul-land',
      'from',
      'url',
      'app',
      '%3Cb%20data-pwned%3E',
      '%22',
      "'",
      '%EF%BC%8F',
    );
    const word = fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join(''));
    const place = fc.constantFrom(
      ...places.map(([, agent, addressWith]) => [agent, addressWith] as const),
      ...pathPlaces.map(([, addressWith]) => ['mobile', addressWith] as const),
    );
    await fc.assert(
      fc.asyncProperty(place, word, async ([agent, addressWith], value) => {
        expect(await faultsOf([addressWith(value)], agents[agent])).toEqual([]);
      }),
      { numRuns: rounds(120, 500) },
    );
  });
});

describe('a login that another site asks for', () => {
  it.each(written.filter((text) => text.length < 3_000))('does not lead to %s', async (value) => {
    const { body } = await ask(`/authorize?redirectUrl=${value}`, agents.pc);
    expect(body).not.toMatch(/(?:href|action|content)="[^"]*evil/i);
  });
});

it.each([
  'GET /a\tb HTTP/1.1',
  'GET /a\u0000 HTTP/1.1',
  'GET //evil.example/%2e%2e HTTP/1.1',
  'GET http://evil.example/ HTTP/1.1',
  'GET evil HTTP/1.1',
  'GET /a\rX-Injected: 1 HTTP/1.1',
  `GET /${'a'.repeat(70_000)} HTTP/1.1`,
  'GET * HTTP/1.1',
  'TRACE / HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
])('answers the line %j or hangs up, without a fault of its own', async (line) => {
  const socket = connect(port, '127.0.0.1');
  const said = await new Promise<string>((resolve) => {
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('error', () => resolve(text))
      .on('close', () => resolve(text));
    socket.write(`${line}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
  });
  expect(said).not.toMatch(/^HTTP\/1\.1 5|^X-Injected|^location: (?!\/[^/\\])/im);
});

it.each([
  ['/haneul-land/information/traffic?app=1&b=', '/deeplink'],
  ['/haneul-land/home?b=', '/haneul-land/home/main'],
])(
  'a redirect of %s with a query of ten thousand signs fits every proxy: the query stays behind',
  async (address, to) => {
    const { status, headers } = await ask(`${address}${'%FF'.repeat(3_500)}`, agents.mobile);
    expect([status, headers.location]).toEqual([302, to]);
  },
);
