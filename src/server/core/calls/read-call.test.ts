import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeOf, serviceOf } from '#tests/builders.ts';
import { callServer } from '#tests/call-server.ts';
import { data, fakeUpstream, json, type FakeUpstream } from '#tests/fake-upstream.ts';

const weather = data(['from upstream']);
let upstream: FakeUpstream;
beforeEach(() => upstream.behave(weather));
afterAll(() => upstream.close());

const { app, get } = callServer(async () => {
  upstream = await fakeUpstream(weather);
  const { origin } = upstream;
  return [
    noticeOf('1', { publctTypeCd: '09' }),
    serviceOf(2, '/api/v1/iam/weather/{day}', { upstream: origin }),
    serviceOf(3, '/api/v1/iam/fword-list', { upstream: origin }),
    serviceOf(4, '/api/v1/common/pages', { upstream: origin }),
    serviceOf(5, '/api/v1/iam/closed', { upstream: origin, state: 'B' }),
    serviceOf(6, '/api/v1/iam/own', { upstream: origin, personal: true }),
    serviceOf(7, '/api/v1/iam/ask', { upstream: origin, method: 'POST' }),
    serviceOf(8, '/api/v1/iam/closed', { upstream: origin, method: 'POST', state: '-1' }),
    serviceOf(9, '/api/v1/iam/contents/notices/{publctId}', { upstream: origin }),
  ];
});

const post = (url: string, headers: Record<string, string> = {}, payload: object = { name: '하늘' }) =>
  app().inject({ method: 'POST', url, payload, headers: { 'x-pageid': 'PGE_TST_00001', ...headers } });
const last = () => upstream.requests.at(-1);

describe('a reading call', () => {
  it('is passed on that only documents know, without who asks', async () => {
    const answer = await get('/api/v1/iam/weather/1?x=%20y', {
      'x-pageid': 'PGE_TST_00001',
      cookie: 'secret=1',
      authorization: 'Bearer secret',
      'x-forwarded-for': '1.2.3.4',
      'proxy-authorization': 'secret',
      te: 'trailers',
      'x-portalid': 'secret',
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: '200', data: ['from upstream'] }]);
    expect(last()?.url).toBe('/api/v1/iam/weather/1?x=%20y');
    expect(Object.keys(last()?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'x-dataserviceid',
      'x-pageid',
      'x-user-locale',
    ]);
    expect(last()?.headers).toMatchObject({
      'x-pageid': 'PGE_TST_00001',
      'x-dataserviceid': 'DTS_TST_00002',
      host: upstream.origin.slice(7),
    });
  });

  it('does not pass on a page id that is none', async () => {
    expect((await get('/api/v1/iam/weather/1', { 'x-pageid': 'a page\tid' })).statusCode).toBe(200);
    expect(last()?.headers['x-pageid']).toBeUndefined();
  });

  it('is answered by the upstream of its data service in place of the built-in one', async () => {
    expect((await get('/api/v1/iam/fword-list')).json()).toEqual({ code: '200', data: ['from upstream'] });
  });

  it('holds an upstream to the form of the call that it replaces', async () => {
    const answer = await get('/api/v1/common/pages');
    expect([answer.statusCode, answer.json()]).toMatchObject([502, { errorType: 'E', code: 'SVC_04' }]);
  });

  it.each([
    ['ko', '연결된 서비스가 답하지 않았어요. 잠시 후 다시 시도해 주세요.'],
    ['en', 'The connected service did not answer. Please try again in a moment.'],
  ])('that fails says so in %s, in the form of every error', async (locale, errorMessage) => {
    upstream.behave(json('<p>broken</p>'));
    const answer = await get('/api/v1/iam/weather/1', { 'x-user-locale': locale });
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
      502,
      'no-store',
      { code: 'SVC_04', errorMessage, errorType: 'E' },
    ]);
  });

  it.each([
    '/api/v1/iam/closed',
    '/api/v1/iam/weather/..%2f..',
    '/api/v1/iam/weather/%2e%2e',
    '/api/v1/iam/weather/a%5cb',
    '/api/v1/iam/own',
    '/api/v1/iam/ask',
  ])('asks nobody for %s', async (url) => {
    const before = upstream.requests.length;
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    expect(upstream.requests).toHaveLength(before);
  });
});

describe('a CMS text of an upstream', () => {
  const notice = {
    publctId: '1',
    publctTypeCd: '09',
    title: '소식',
    summary: '',
    ctgryCd: 'NEWS',
    ctgryNm: '',
    pinYn: 'N',
    publctDt: '20261101',
    imageNm: '',
    factList: [],
  };
  const read = async (contents: unknown, more: object = {}) => {
    upstream.behave(data({ ...notice, contents, ...more }));
    return get('/api/v1/iam/contents/notices/1');
  };

  it('comes as HTML, is sanitised like one of the site, and becomes the tree and the plain text that widgets show', async () => {
    const answer = await read(
      '<p onclick="x()">안녕<script>x()</script></p><button value=\'{"action":"move","pageNm":"ParkMain"}\'>가기</button><a href="javascript:x()">나쁜 길</a>',
    );
    expect(answer.json()).toMatchObject({
      data: {
        contents: [
          { tag: 'p', children: ['안녕'] },
          { tag: 'button', command: { kind: 'go', to: '/test-park/main' } },
          {},
        ],
        contentsText: '안녕\n가기나쁜 길',
      },
    });
    expect(answer.body).not.toMatch(/script|onclick/);
  });

  it('reaches only what content may call', async () => {
    const answer = await read(
      '<button value=\'{"action":"api","method":"POST","uri":"/api/v1/iam/leave"}\'>나가기</button>',
    );
    expect(answer.json()).toMatchObject({ data: { contents: [{ command: { kind: 'none' } }] } });
  });

  it.each([
    [
      'a ready tree',
      [
        {
          tag: 'button',
          children: ['x'],
          command: { kind: 'call', operation: 'x', method: 'POST', uri: '/api/v1/iam/users/withdraw' },
        },
      ],
      {},
    ],
    ['nothing', undefined, {}],
    ['a text of forty thousand letters', 'x'.repeat(40_000), {}],
    ['a text beside a field that is another', '<p>안녕</p>', { factList: 'none' }],
    ['a text beside a field too many', '<p>안녕</p>', { secret: 1 }],
  ])('is refused as %s', async (_what, contents, more) => {
    expect((await read(contents, more)).statusCode).toBe(502);
  });
});

describe('a writing call', () => {
  it('is passed on that only documents know, with its body and its key, and is never kept', async () => {
    const answer = await post('/api/v1/iam/ask', { 'idempotency-key': 'key-1', cookie: 'secret=1' });
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
      200,
      'no-store',
      { code: '200', data: ['from upstream'] },
    ]);
    expect([
      last()?.method,
      last()?.headers['idempotency-key'],
      last()?.headers.cookie,
      upstream.bodies.at(-1),
    ]).toEqual(['POST', 'key-1', undefined, '{"name":"하늘"}']);
  });

  it.each([
    { from: 'a page of another site', headers: { 'x-pageid': 'PGE_TST_00001', origin: 'https://evil.example' } },
    {
      from: 'another site, by what the browser says',
      headers: { 'x-pageid': 'PGE_TST_00001', 'sec-fetch-site': 'cross-site' },
    },
    { from: 'a form, which cannot name its page', headers: {} },
  ])('is refused that comes from $from', async ({ headers }) => {
    const before = upstream.requests.length;
    const answer = await app().inject({ method: 'POST', url: '/api/v1/iam/ask', payload: {}, headers });
    expect([answer.statusCode, upstream.requests.length]).toEqual([403, before]);
  });

  it.each([
    ['/api/v1/iam/closed', 403],
    ['/api/v1/iam/weather/1', 404],
    ['/api/v1/iam/nothing', 404],
  ])('asks nobody for %s', async (url, status) => {
    const before = upstream.requests.length;
    expect([(await post(url)).statusCode, upstream.requests.length]).toEqual([status, before]);
  });
});
