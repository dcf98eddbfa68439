import { expect, it } from 'vitest';
import { check, prepare, type Problem } from '#content';
import { page, soundSite, type Body } from '#tests/sound-site.ts';

const table = (pages: object, id = 'TP'): Body => ({ type: 'deep-links', id, v: 1, pages });
const push = (types: object, other = 'home'): Body => ({ type: 'push', id: 'TP', v: 1, types, other });
const app = (screens: object, id = 'app'): Body => ({
  type: 'app',
  id,
  v: 1,
  scheme: 'testapp',
  query: 'app',
  screens: { action: 'Gate', deepLink: 'Gate', appOnly: 'Gate', ...screens },
});
const home = { pageNm: 'ParkMain' };

const problemsOf = async (...more: readonly Body[]): Promise<readonly Problem[]> =>
  check(await prepare([...soundSite(), ...more].map((body) => ({ type: body.type, id: body.id, body }))));

it('finds nothing wrong with sound deep links, pushes and app', async () => {
  const sound = [
    table({
      home,
      Detail: {
        pageNm: 'Detail',
        params: { publctTypeCd: '09', publctId: 'n1' },
        codes: [{ starts: ['A'], page: 'HOME' }],
      },
      out: { follow: 'outside' },
    }),
    push({ CPN: { page: 'Home' }, NTC: { page: 'detail', follow: 'inside' } }),
    app({}),
  ];
  expect(await problemsOf(...sound)).toEqual([]);
});

const faults: readonly (readonly [fault: string, documents: readonly Body[], found: string])[] = [
  [
    'a deep link to a screen that does not exist',
    [table({ home: { pageNm: 'PrakMain' } })],
    'dangling-reference deep-links/TP/pages/home/pageNm',
  ],
  [
    'a deep link without what its path needs',
    [table({ one: { pageNm: 'Detail', params: { publctId: '1' } } })],
    'missing-parameter deep-links/TP/pages/one',
  ],
  ['a deep link that leads nowhere', [table({ one: {} })], 'missing-parameter deep-links/TP/pages/one'],
  [
    'a deep link to another venue',
    [
      {
        ...(soundSite().find(({ type }) => type === 'venue') as Body),
        id: 'QQ',
        order: 1,
        slug: 'quiet',
        parkKindCd: '08',
        publctTypeCd: '08',
        appType: 'APP_QUIET',
        main: 'Gate',
      },
      table({ one: home }, 'QQ'),
    ],
    'wrong-venue deep-links/QQ/pages/one/pageNm',
  ],
  [
    'a name that is there twice but for its case',
    [table({ home, HOME: home })],
    'duplicate-id deep-links/TP/pages/HOME',
  ],
  [
    'a code that means no name',
    [table({ home: { ...home, codes: [{ starts: ['A'], page: 'hmoe' }] } })],
    'dangling-reference deep-links/TP/pages/home/codes/0/page',
  ],
  ['deep links of no venue', [table({ home }, 'XX')], 'dangling-reference deep-links/XX/id'],
  [
    'a push to a name that no venue has',
    [table({ home }), push({ CPN: { page: 'hmoe' } }), app({})],
    'dangling-reference push/TP/types/CPN/page',
  ],
  [
    'other pushes to a name that no venue has',
    [table({ home }), push({}, 'hmoe'), app({})],
    'dangling-reference push/TP/other',
  ],
  ['a second app', [app({}), app({}, 'app2')], 'surplus-document app/app2/id'],
  ['an app screen that does not exist', [app({ action: 'Gaet' })], 'dangling-reference app/app/screens/action'],
  [
    'an app screen that needs more than its path',
    [app({ deepLink: 'Spot' }), page(91, 'Spot', '/spot/{id}', { query: { url: {} } })],
    'missing-parameter app/app/screens/deepLink',
  ],
  ['a scheme that means something else', [{ ...app({}), scheme: 'javascript' }], 'schema-error app/app/scheme'],
];

it.each(faults)('names %s, and says what to do in both languages', async (_, documents, found) => {
  const problems = await problemsOf(...documents);
  expect(problems.map(({ code, at }) => `${code} ${at.type}/${at.id}${at.pointer}`)).toEqual([found]);
  expect(
    problems.flatMap(({ text, hint }) => [text.ko, text.en, hint.ko, hint.en]).filter((words) => words.trim() === ''),
  ).toEqual([]);
});

it('lets a venue lack a deep link that another has', async () => {
  const other = {
    ...(soundSite().find(({ type }) => type === 'venue') as Body),
    id: 'QQ',
    order: 1,
    slug: 'quiet',
    parkKindCd: '08',
    publctTypeCd: '08',
    appType: 'APP_QUIET',
    main: 'QuietMain',
  };
  const documents = [
    other,
    page(90, 'QuietMain', '/main', { venue: 'QQ' }),
    table({ home }),
    table({ gate: { pageNm: 'Gate' } }, 'QQ'),
    { ...push({ CPN: { page: 'home' } }, 'gate'), id: 'QQ' },
    app({}),
  ];
  expect(await problemsOf(...documents)).toEqual([]);
});
