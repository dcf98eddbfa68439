import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { codeListOf, serviceOf } from '#tests/builders.ts';
import { callServer } from '#tests/call-server.ts';
import { page } from '#tests/sound-site.ts';

const closed = (number: number, state: 'B' | '-1' | 'D') => ({ dataServiceId: `DTS_TST_0000${number}`, dataServiceStateCode: state, dataServiceTypeCode: 'API', dataServiceUniformresourcelocator: '/api/v1/iam/fword-list' });
const { app, get } = callServer([
  { type: 'system-config', id: 'system-config', v: 1, items: [{ configId: 'SEASON', configValue: '20271231' }] },
  { type: 'words', id: 'words', v: 1, words: ['drat'] },
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
  const paths = Object.entries(app().swagger().paths ?? {}).filter(([path]) => /common|fword/.test(path) && !path.endsWith('system-config'));
  const answers = [...paths.map(([path, item]) => [samples[path] ?? path, item] as const), ['/api/v1/common/pages?searchPageText=away', app().swagger().paths?.['/api/v1/common/pages']] as const];
  const checked = await Promise.all(
    answers.map(async ([url, item]) => {
      const response = item?.get?.responses['200'];
      const schema = response !== undefined && 'content' in response ? response.content?.['application/json']?.schema : undefined;
      const fits = new Ajv({ strict: false }).compile(schema ?? false);
      return [url, fits((await get(url)).json()), fits.errors] as const;
    }),
  );
  expect(checked).toHaveLength(7);
  expect(checked.filter(([, fits]) => !fits)).toEqual([]);
});

it('refuses a call whose data service is blocked, with a text of the site', async () => {
  const answer = await get('/api/v1/iam/common/system-config', { 'x-user-locale': 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([503, { code: 'SVC_01', errorMessage: 'Word serviceBlocked', errorType: 'B' }]);
});

it('refuses a call of a page without authority for it, and answers it to others', async () => {
  const answer = await get('/api/v1/iam/fword-list', { 'x-pageid': 'PGE_TST_00041', 'x-user-locale': 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([403, { code: 'SVC_02', errorMessage: 'Word noAuthority', errorType: 'B' }]);
  expect((await get('/api/v1/iam/fword-list', { 'x-pageid': 'PGE_TST_00001' })).json()).toEqual({ code: '200', data: ['drat'] });
});

it('answers a call that no document knows with 404', async () => {
  const answer = await get('/api/v1/iam/no-such-call', { 'x-user-locale': 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'NOT_FOUND', errorMessage: 'There is no such call. Check the address.', errorType: 'B' }]);
});

it('lets the specification\'s callers send more than a call needs', async () => {
  const url = '/api/v1/common/pages?pageId=PGE_CMP_00009&token=abc&subModuleCode=AME&searchPageCond=PAGE_NM&searchPageText=AWAY&langId=en';
  expect((await get(url)).json()).toMatchObject({ code: '200', data: [{ menuUid: 'M2', menuName: 'Word away' }] });
});
