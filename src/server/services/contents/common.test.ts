import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { codeListOf, messagesOf, serviceOf } from '#tests/builders.ts';
import { callServer } from '#tests/call-server.ts';
import { page } from '#tests/sound-site.ts';

const closed = (number: number, state: 'B' | '-1' | 'D') => ({
  dataServiceId: `DTS_TST_0000${number}`,
  dataServiceStateCode: state,
  dataServiceTypeCode: 'API',
  dataServiceUniformresourcelocator: '/api/v1/iam/fword-list',
});
const { app, get } = callServer([
  { type: 'system-config', id: 'system-config', v: 1, items: [{ configId: 'SEASON', configValue: '20271231' }] },
  { type: 'words', id: 'words', v: 1, words: ['drat'] },
  { type: 'validation-rule', id: 'words', v: 1, message: 'guard.rule', words: ['DROP'] },
  ...messagesOf(['guard.rule']).map((one) => ({ ...one, texts: { 'guard.rule': 'Word rule' } })),
  serviceOf(4, '/api/v1/common/pages', { rules: { searchPageText: 'words' } }),
  codeListOf('COD_IAM_MEMSHP_LEVEL', ['T0']),
  serviceOf(2, '/api/v1/iam/fword-list'),
  serviceOf(3, '/api/v1/iam/common/system-config', { state: 'B' }),
  page(41, 'Quiet', '/quiet', { dataServiceList: [closed(2, '-1')] }),
]);

const samples: Readonly<Record<string, string>> = {
  '/api/v1/iam/common/page-meta': '/api/v1/iam/common/page-meta?pageId=PGE_TST_00041',
  '/api/v1/iam/common/codes/{codeId}': '/api/v1/iam/common/codes/COD_IAM_MEMSHP_LEVEL',
  '/api/v1/common/menus/IAM/{appType}': '/api/v1/common/menus/IAM/APP_TEST',
};

it('answers what its description promises', async () => {
  const paths = Object.entries(app().swagger().paths ?? {}).filter(
    ([path]) => /common|fword/.test(path) && !path.endsWith('system-config'),
  );
  const answers = [
    ...paths.map(([path, item]) => [samples[path] ?? path, item] as const),
    ['/api/v1/common/pages?searchPageText=away', app().swagger().paths?.['/api/v1/common/pages']] as const,
  ];
  const checked = await Promise.all(
    answers.map(async ([url, item]) => {
      const response = item?.get?.responses['200'];
      const schema =
        response !== undefined && 'content' in response ? response.content?.['application/json']?.schema : undefined;
      const fits = new Ajv({ strict: false }).compile(schema ?? false);
      return [url, fits((await get(url)).json()), fits.errors] as const;
    }),
  );
  expect(checked).toHaveLength(7);
  expect(checked.filter(([, fits]) => !fits)).toEqual([]);
});

it('refuses a call whose data service is blocked, with a text of the site', async () => {
  const answer = await get('/api/v1/iam/common/system-config', { 'x-user-locale': 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { code: 'SVC_01', errorMessage: 'Word serviceBlocked', errorType: 'B' },
  ]);
});

it('refuses a call of a page without authority for it, and answers it to others', async () => {
  const answer = await get('/api/v1/iam/fword-list', { 'x-pageid': 'PGE_TST_00041', 'x-user-locale': 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { code: 'SVC_02', errorMessage: 'Word noAuthority', errorType: 'B' },
  ]);
  expect((await get('/api/v1/iam/fword-list', { 'x-pageid': 'PGE_TST_00001' })).json()).toEqual({
    code: '200',
    data: ['drat'],
  });
});

it('answers a call that no document knows with 404', async () => {
  const answer = await get('/api/v1/iam/no-such-call', { 'x-user-locale': 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { code: 'NOT_FOUND', errorMessage: 'There is no such call. Check the address.', errorType: 'B' },
  ]);
});

describe('the search', () => {
  const url = (term: string, more = '') =>
    `/api/v1/common/pages?pageId=PGE_CMP_00009&subModuleCode=AME&searchPageCond=PAGE_NM&searchPageText=${term}&langId=en${more}`;
  const english = { 'x-user-locale': 'en', 'x-pageid': 'PGE_CMP_00009' };

  it('answers who sends what the specification names; the token among it is not read [P-600]', async () => {
    const found = {
      list: [{ pageName: 'Word away', linkUrl: '/sandbox/site/shop.example/', pagePath: '', parkType: 'TP' }],
      totalCnt: 1,
      pageNo: 1,
      pageSize: 20,
    };
    for (const token of ['', '&token=', '&token=abc', '&token=eyJhbGciOiJub25lIn0.e30.'])
      expect((await get(url('AWAY', token), english)).json()).toMatchObject({ code: '200', data: found });
  });

  it.each([
    ['too short', url('%20a%20'), 'CMM_05', 'Please enter at least 2 characters in the search term'],
    ['too long', url('a'.repeat(61)), 'CMM_06', 'A search term has 60 characters at most'],
    ['a word of the rule', url('drop%20table'), 'CMM_08', 'Word rule'],
    ['of another condition', url('away').replace('PAGE_NM', 'BODY'), 'CMM_07', 'searchPageCond can only be PAGE_NM.'],
  ])('refuses a term that is %s, and says why', async (_, address, code, errorMessage) => {
    const answer = await get(address, english);
    expect([answer.statusCode, answer.json()]).toEqual([400, { code, errorMessage, errorType: 'B' }]);
  });

  it.each([
    'a'.repeat(201),
    'a'.repeat(8_000),
    'ab&searchPageText=cd',
    '%E0%A4%A',
    '%ff%fe%ff',
    '%F0%9F%91%8D%F0%9F%91%8D',
    "'%20OR%20'1'='1",
    '%3Cscript%3E',
    '%00%00',
    '..%2f..%2f',
    '__proto__',
    '{item.x}',
  ])('answers the hostile term %s with data or a clear refusal, never a failure', async (term) => {
    const answer = await get(url(term), english);
    expect([200, 400, 414]).toContain(answer.statusCode);
    expect(answer.json<{ readonly code: string }>().code).toMatch(/^\w+$/);
  });

  it.each([
    '&currentPage=-1',
    '&currentPage=999999999',
    '&pagePerCount=0',
    '&pagePerCount=1e9',
    '&pagePerCount=999999',
    '&parkType=TP',
  ])('stands %s', async (more) => {
    expect((await get(url('away', more), english)).json()).toMatchObject({ code: '200', data: { totalCnt: 1 } });
  });

  it('is described with its query, its answer and its refusals', () => {
    const described = app().swagger().paths?.['/api/v1/common/pages']?.get;
    const names = described?.parameters?.flatMap((one) => ('name' in one ? [one.name] : []));
    expect(names).toEqual(
      expect.arrayContaining(['searchPageText', 'searchPageCond', 'currentPage', 'pagePerCount', 'parkType']),
    );
    expect(JSON.stringify(described?.responses['200'])).toContain('pageName');
    expect(described?.responses).toHaveProperty('4XX');
  });
});
