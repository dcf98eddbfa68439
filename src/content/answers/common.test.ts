import { expect, it } from 'vitest';
import { askCall, codeListOf, messagesOf } from '#tests/builders.ts';

const base = '/api/v1/iam';

it('gives the items of a code list as codeId and codeName, in the language of langId [P-337, P-592]', () => {
  const site = [codeListOf('COD_IAM_MEMSHP_LEVEL', ['T0', 'T1'])];
  expect(askCall(site, `${base}/common/codes/COD_IAM_MEMSHP_LEVEL?langId=ko`)).toMatchObject({
    data: [
      { codeId: 'T0', codeName: 'T0 글' },
      { codeId: 'T1', codeName: 'T1 글' },
    ],
  });
  expect(askCall(site, `${base}/common/codes/COD_IAM_MEMSHP_LEVEL?langId=en`)).toMatchObject({
    data: [{ codeName: 'T0 text' }, { codeName: 'T1 text' }],
  });
  expect(askCall(site, `${base}/common/codes/COD_IAM_NOTHING`)).toMatchObject({
    ok: false,
    status: 404,
    errorType: 'B',
  });
});

it('gives the codes of a parent code alone where the query names one [P-601]', () => {
  const { items, ...list } = codeListOf('COD_SMDLE', ['AME', 'AMK', 'CMZ']);
  const site = [
    { ...list, items: items.map((item) => ({ ...item, parent: item.codeId.startsWith('AM') ? 'IAM' : 'COM' })) },
  ];
  const codes = (query: string) => askCall(site, `${base}/common/codes/COD_SMDLE${query}`);
  expect(codes('?parentsCodeValidityValue=IAM')).toMatchObject({ data: [{ codeId: 'AME' }, { codeId: 'AMK' }] });
  expect(codes('?parentsCodeValidityValue=XX')).toMatchObject({ data: [] });
  expect(codes('')).toMatchObject({ data: [{ codeId: 'AME' }, { codeId: 'AMK' }, { codeId: 'CMZ' }] });
});

it('keeps the list of testers, which names members, to the server [P-634]', () => {
  const site = [codeListOf('COD_IAM_SEARCH_TESTER', ['100000000009']), codeListOf('COD_IAM_MEMSHP_LEVEL', ['T0'])];
  expect(askCall(site, `${base}/common/codes/COD_IAM_SEARCH_TESTER`)).toMatchObject({
    ok: false,
    status: 404,
    errorType: 'B',
  });
  expect(askCall(site, `${base}/common/codes/COD_IAM_MEMSHP_LEVEL`)).toMatchObject({ data: [{ codeId: 'T0' }] });
});

it('gives the system config as configId and configValue [P-338, P-594]', () => {
  const items = [{ configId: 'SEASON_TICKET_VALID_DATE', configValue: '20271231' }];
  expect(
    askCall([{ type: 'system-config', id: 'system-config', v: 1, items }], `${base}/common/system-config`),
  ).toMatchObject({ data: items });
});

it('gives messages as langId, messageResourcesId and multiLanguageContent, in both languages or the one asked for [P-339, P-593]', () => {
  const row = (langId: string) => ({
    langId,
    messageResourcesId: 'MSG_ONE',
    multiLanguageContent: `${langId} MSG_ONE`,
  });
  expect(askCall(messagesOf(['MSG_ONE']), `${base}/common/message-resource`)).toMatchObject({
    data: expect.arrayContaining([row('ko'), row('en')]),
  });
  const one = askCall(messagesOf(['MSG_ONE']), `${base}/common/message-resource?langId=en`);
  expect(one).toMatchObject({ data: expect.arrayContaining([row('en')]) });
  expect(one).not.toMatchObject({ data: expect.arrayContaining([row('ko')]) });
});

it('gives the forbidden words as a list [P-598]', () => {
  expect(askCall([{ type: 'words', id: 'words', v: 1, words: ['drat', '젠장'] }], `${base}/fword-list`)).toMatchObject({
    data: ['drat', '젠장'],
  });
});

it.each(['/api/v1/iam/nothing', '/api/v1/iam/common/codes/', '/api/v1/iam/contents/notices/1/2', '/'])(
  'refuses the unknown call %s with 404',
  (path) => {
    expect(askCall([], path)).toMatchObject({ ok: false, status: 404, code: 'NOT_FOUND' });
  },
);
