import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentSchemas } from '#schemas/documents';
import { compileValidator } from '../../src/content/documents/validators.ts';
import { serverOnlyTypes, withoutServerOnly } from '../../src/content/documents/without-server-only.ts';
import { feature as preview } from '../../src/server/site/preview/feature.ts';
import { everything, recordRoles, type Grant } from '../../src/server/core/operators/grants.ts';
import { keeper } from '../../src/server/core/operators/operator.ts';
import { wholeViewer } from '../../src/server/site/preview/whole-viewer.ts';
import { operatorWith, type TestOperator } from '#tests/operators.ts';
import { shippedSite } from '#tests/delivery-server.ts';
import { pick, soundSite, type Body } from '#tests/sound-site.ts';
import { publishingOver, openServer, seedWith, type TestServer } from '#tests/test-server.ts';
import { openTempStore } from '#tests/temp-store.ts';

const words = (text: string) => ({ ko: text, en: text });

/** Documents of the venue TP with values that no other text has. `mark` tells their versions apart. */
const planted = (mark: string): readonly Body[] => [
  {
    type: 'event',
    id: 'stamps',
    v: 1,
    eventId: '1',
    kind: 'STAMP',
    parks: ['09'],
    order: 1,
    title: words('Stamps'),
    stamps: [{ id: 'gate', name: words('Gate'), way: 'SCREEN', code: `STAMPSECRET${mark}` }],
    prizes: [{ id: 'badge', name: words('Badge'), kind: 'ITEM', stock: Number(`86753${mark}`), placeCode: '9137' }],
  },
  // Nothing fills the place in, so a problem quotes it.
  {
    type: 'event',
    id: 'quiz',
    v: 1,
    eventId: '2',
    kind: 'OX_QUIZ',
    parks: ['09'],
    order: 2,
    title: words('Quiz'),
    quiz: {
      questions: [{ id: 'q1', text: words('?'), answer: 'X', reason: words(`Because {reason_${mark}}`) }],
      pass: 1,
    },
  },
  {
    type: 'event',
    id: 'wheel',
    v: 1,
    eventId: '3',
    kind: 'ROULETTE',
    parks: ['09'],
    order: 3,
    title: words('Wheel'),
    prizes: [{ id: 'som', name: words('Som'), kind: 'SOM', amount: 5, weight: Number(`73194${mark}`) }],
  },
  {
    type: 'coupon-kind',
    id: 'tea',
    v: 1,
    parkKindCd: '09',
    order: 1,
    name: words('Tea'),
    value: { kind: 'ITEM' },
    perMember: 1,
    giftable: true,
    withOthers: false,
    code: `TEASECRET${mark}`,
    placeCodes: [{ facilityId: '101', code: '8642' }],
  },
  {
    type: 'facility-use',
    id: 'boats',
    v: 1,
    parkKindCd: '09',
    facilityId: '101',
    order: 1,
    kind: 'RENTAL',
    name: words('Boats'),
    rules: words('Rules'),
    minutes: 30,
    stock: 1,
    people: 2,
    places: [{ code: `PFSECRET${mark}`, name: words('Pier') }],
  },
];
const secrets = /STAMPSECRET|86753\d|"9137"|"answer":"X"|reason_|73194\d|TEASECRET|"8642"|PFSECRET/g;

const all = (venue: string): readonly Grant[] =>
  [...everything.map(({ role }) => role), ...recordRoles].map((role) => ({
    role,
    venues: [venue],
    shared: true,
    types: 'all',
  }));
const other: Body = {
  ...pick(soundSite(), 'venue', 'TP'),
  id: 'QQ',
  slug: 'quiet-park',
  order: 1,
  parkKindCd: '08',
  publctTypeCd: '08',
  appType: 'APP_QUIET',
};
const viewer = { locale: 'ko', platform: 'WEB_MOBILE' } as const;

let server: TestServer;
let people: Readonly<Record<'own' | 'stranger' | 'administrator', TestOperator>>;
let hashes: readonly { readonly type: string; readonly id: string; readonly hash: string }[];
let reading: readonly { readonly method: 'GET' | 'POST'; readonly path: string }[];

beforeAll(async () => {
  const store = await openTempStore();
  const publishing = publishingOver(store);
  for (const mark of ['1', '2']) await seedWith(publishing, [...soundSite(), other, ...planted(mark)]);
  server = await openServer(publishing, [preview]);
  for (const body of planted('3')) await server.console('PUT', `/drafts/${body.type}/${body.id}`, body);
  people = {
    own: await operatorWith(server, all('TP')),
    stranger: await operatorWith(server, all('QQ')),
    administrator: await operatorWith(server, everything),
  };
  hashes = await store.db
    .selectFrom('revisions')
    .select(['type', 'id', 'hash'])
    .where('type', 'in', [...serverOnlyTypes])
    .execute();
  reading = Object.entries(server.app.swagger().paths ?? {}).flatMap(([path, calls = {}]) => [
    ...('get' in calls && path.startsWith('/api/console/') && !path.endsWith('/events')
      ? [{ method: 'GET', path: path.replace('/api/console/v1', '') } as const]
      : []),
    ...('post' in calls &&
    path.startsWith('/api/console/') &&
    (calls.post as { 'x-right'?: string })['x-right'] === 'read'
      ? [{ method: 'POST', path: path.replace('/api/console/v1', '') } as const]
      : []),
  ]);
});

afterAll(async () => {
  await server.app.close();
  await server.publishing.store.close();
});

const names = planted('1').map(({ type, id }) => ({ type, id }));
/** Queries that let a call read more than it does without. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/documents': ['?size=500', ...['STAMPSECRET', 'TEASECRET', 'PFSECRET', 'reason_', '731942'].map((q) => `?q=${q}`)],
  '/documents/{type}/{id}/users': ['', '?drafts=true'],
  '/drafts': ['', '?bodies=true'],
  '/site': ['', '?drafts=true', '?release=1'],
  '/diff': ['?from=1&to=2', '?from=live&to=drafts', '?from=2&to=1'],
  '/releases': ['?size=50'],
  '/journal': ['?size=200'],
};
const visit = { viewer, path: '/test-park/main' };
/** Bodies of the calls that read by POST. */
const bodies: Readonly<Record<string, readonly object[]>> = {
  '/check': [
    { documents: [], removed: [] },
    {
      documents: [
        { ...pick([...planted('1')], 'event', 'quiz'), parks: ['08'] },
        { ...other, parkKindCd: '09' },
      ],
      removed: [{ type: 'venue', id: 'TP' }],
    },
  ],
  '/check/html': [{ texts: ['<p>Text</p>'] }],
  '/diff': [{ drafts: [] }, ...names.map((name) => ({ drafts: [name] }))],
  '/explain': [
    { which: 'live', ...visit },
    { which: 'drafts', ...visit },
  ],
  '/layouts/{id}/sight': [{ documents: [], removed: [] }],
  '/previews': [{ which: 'live', minutes: 5, ...visit }],
  '/releases': [
    { drafts: [], validateOnly: true },
    { drafts: 'all', validateOnly: true },
  ],
};

/** Every way to fill in the parameters of a path. */
const filled = (path: string): readonly string[] => {
  const parts = path.includes('{hash}')
    ? hashes
    : path.includes('{type}')
      ? names
      : [{ type: '', id: 'plain' }, ...names];
  return [
    ...new Set(
      ['TP', 'QQ'].flatMap((venue) =>
        parts.map((part) =>
          Object.entries({ venue, number: '2', name: 'note', file: 'a.webp', ...part }).reduce(
            (url, [name, value]) => url.replace(`{${name}}`, value),
            path,
          ),
        ),
      ),
    ),
  ];
};

/** Answers of every reading call to an operator, by call. */
const answersTo = async ({ call }: TestOperator): Promise<readonly (readonly [string, string])[]> => {
  const answers: (readonly [string, string])[] = [];
  for (const { method, path } of reading) {
    for (const url of filled(path)) {
      for (const more of method === 'GET' ? (queries[path] ?? ['']) : (bodies[path] ?? [])) {
        const answer = typeof more === 'string' ? await call(method, `${url}${more}`) : await call(method, url, more);
        answers.push([`${method} ${url}${typeof more === 'string' ? more : ''}`, answer.body]);
      }
    }
  }
  return answers;
};
const found = (answers: readonly (readonly [string, string])[]): readonly string[] =>
  [...new Set(answers.flatMap(([, body]) => body.match(secrets) ?? []))].toSorted();

it('has a body for each call that reads by POST', () => {
  expect(reading.filter(({ method, path }) => method === 'POST' && bodies[path] === undefined)).toEqual([]);
});

it('gives an operator of another venue no value that stays on the server, by any reading call', async () => {
  const answers = await answersTo(people.stranger);
  expect(answers.length).toBeGreaterThan(60);
  expect(
    answers
      .filter(([, body]) => body.match(secrets) !== null)
      .map(([call, body]) => `${call}: ${body.match(secrets)?.join()}`),
  ).toEqual([]);
}, 60_000);

it('gives operators of the venue and administrators all of them', async () => {
  const every = (type: string, id: string) => server.publishing.live.current.documents.get(`${type}/${id}`)?.body;
  for (const person of [people.own, people.administrator]) {
    expect((await person.call('GET', '/documents/event/quiz')).json()).toEqual(every('event', 'quiz'));
    expect(found([['', (await person.call('GET', '/site?drafts=true')).body]]).length).toBe(9);
    expect((await person.call('GET', '/site')).json()).toMatchObject({ partial: [] });
  }
});

it('finds no document of another venue by a hidden value', async () => {
  expect((await people.stranger.call('GET', '/documents?q=TEASECRET2')).json()).toMatchObject({ total: 0 });
  expect((await people.own.call('GET', '/documents?q=TEASECRET2')).json()).toMatchObject({ total: 1 });
});

it('says which documents are not whole', async () => {
  expect(
    (await people.stranger.call('GET', '/site')).json<{ partial: readonly string[] }>().partial.toSorted(),
  ).toEqual(['coupon-kind/tea', 'event/quiz', 'event/stamps', 'event/wheel', 'facility-use/boats']);
});

it('hides them also while a draft gives the own venue the code of the other', async () => {
  await people.stranger.call('PUT', '/drafts/venue/QQ', { ...other, parkKindCd: '09' });
  expect(found([['', (await people.stranger.call('GET', '/site?drafts=true')).body]])).toEqual([]);
  await people.stranger.call('DELETE', '/drafts/venue/QQ');
});

it('takes no document of another venue back without its hidden values', async () => {
  const { documents } = (await people.stranger.call('GET', '/site')).json<{ documents: readonly Body[] }>();
  const quiz = documents.find(({ type, id }) => type === 'event' && id === 'quiz') ?? {};
  expect((await people.stranger.call('PUT', '/drafts/event/quiz', quiz)).statusCode).toBe(403);
  expect((await people.stranger.call('POST', '/import', { documents: [quiz] })).statusCode).toBe(403);
});

it('previews a site without them for operators of other venues', async () => {
  const by = (person: Pick<TestOperator, 'id'>) =>
    server.app.previews.siteOf({
      which: 'live',
      by: person.id,
      viewer: wholeViewer(server.publishing.live.current, viewer),
      console: 'http://127.0.0.1',
    });
  const hidden = await by(people.stranger);
  expect(JSON.stringify([...hidden.release.documents.values()].map(({ body }) => body)).match(secrets)).toBeNull();
  expect(hidden.release.prepared.documents.event.size).toBe(3);
  expect((await by(keeper)).release).toBe(server.publishing.live.current);
});

it('leaves each shipped document valid without its hidden values', async () => {
  const documents = (await shippedSite()).filter(({ type }) => serverOnlyTypes.has(type));
  expect(documents.length).toBeGreaterThan(0);
  expect(
    documents
      .filter(
        ({ type, ...body }) =>
          !compileValidator(documentSchemas[type as keyof typeof documentSchemas])(
            withoutServerOnly(type, { type, ...body }),
          ),
      )
      .map(({ id }) => id),
  ).toEqual([]);
});
