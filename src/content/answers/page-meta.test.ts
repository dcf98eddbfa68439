import { expect, it } from 'vitest';
import { askCall, messagesOf, serviceOf } from '#tests/builders.ts';
import { instantAt, pageOf } from '#tests/engine-builders.ts';

const call = '/api/v1/iam/common/page-meta?pageId=PGE_TST_00040';
const both = (['ko', 'en'] as const).map((languageId) => ({
  languageId,
  messageId: 'HELLO',
  messageText: `${languageId} hello`,
}));
const entry = {
  dataServiceId: 'DTS_TST_00001',
  dataServiceStateCode: 'N',
  dataServiceTypeCode: 'API',
  dataServiceUniformresourcelocator: '/api/v1/iam/fword-list',
} as const;
const words = messagesOf(['block.first', 'block.later']);

it('tells the state of a page and its block message [P-354, P-595]', () => {
  const site = [...words, pageOf(40, { state: 'B', blockContent: 'block.first' })];
  expect(askCall(site, `${call}&langId=en`)).toMatchObject({
    data: { pageInfo: { pageId: 'PGE_TST_00040', pageStatusCode: 'B', pageBlockContent: 'en block.first' } },
  });
});

it('tells the data services of a page with their four fields, and a state that only the service has [P-355]', () => {
  const site = [pageOf(40, { dataServiceList: [entry] })];
  expect(askCall(site, call)).toMatchObject({ data: { dataServiceList: [entry] } });
  expect(askCall([...site, serviceOf(1, '/api/v1/iam/fword-list', { state: 'B' })], call)).toMatchObject({
    data: { dataServiceList: [{ ...entry, dataServiceStateCode: 'B' }] },
  });
});

it.each(['ko', 'en'] as const)('picks the messages of a page by languageId (%s) [P-356]', (langId) => {
  const site = [pageOf(40, { messageList: both })];
  expect(askCall(site, `${call}&langId=${langId}`)).toMatchObject({
    data: { messageList: [{ languageId: langId, messageId: 'HELLO', messageText: `${langId} hello` }] },
  });
  expect(askCall(site, call)).toMatchObject({ data: { messageList: both } });
});

it('keeps the messages of a page in development from everybody but members in the list of testers', () => {
  const site = [pageOf(40, { state: 'D', messageList: both })];
  expect(askCall(site, call)).toMatchObject({ data: { pageInfo: { pageStatusCode: 'D' }, messageList: [] } });
  expect(askCall(site, call, { viewer: { listed: true } })).toMatchObject({ data: { messageList: both } });
});

it.each([
  { now: 1_000, pageStatusCode: 'N', pageBlockContent: '', validUntil: 2_000 },
  { now: 2_000, pageStatusCode: 'B', pageBlockContent: 'ko block.later', validUntil: 4_000 },
  { now: 4_000, pageStatusCode: 'N', pageBlockContent: '', validUntil: null },
])('tells the state that the schedule gives at $now', ({ now, validUntil, ...info }) => {
  const schedule = [
    { from: instantAt(2), until: instantAt(4), pageStatusCode: 'B' as const, pageBlockContent: 'block.later' },
  ];
  expect(askCall([...words, pageOf(40, { schedule })], call, { now })).toMatchObject({
    data: { pageInfo: info },
    validUntil,
  });
});

it('means the calling page when no pageId is given, and refuses when there is none', () => {
  const bare = '/api/v1/iam/common/page-meta';
  expect(askCall([], bare, { page: 'PGE_TST_00001' })).toMatchObject({
    data: { pageInfo: { pageId: 'PGE_TST_00001' } },
  });
  expect(askCall([], bare)).toMatchObject({ ok: false, status: 400 });
  expect(askCall([], `${bare}?pageId=PGE_TST_99999`)).toMatchObject({ ok: false, status: 404 });
});

it('lists every page in simple form with pageId and pageTitleMessageId, whose message is the title [P-353] [P-600]', () => {
  const site = [pageOf(40, { flags: { title: 'title.forty' } }), messagesOf(['title.forty'])].flat();
  expect(askCall(site, '/api/v1/iam/common/message-resource?langId=en')).toMatchObject({
    data: expect.arrayContaining([
      { langId: 'en', messageResourcesId: 'title.forty', multiLanguageContent: 'en title.forty' },
    ]),
  });
  expect(askCall(site, '/api/v1/common/pages')).toMatchObject({
    data: expect.arrayContaining([
      {
        pageId: 'PGE_TST_00040',
        pageTitleMessageId: 'title.forty',
        pageStatusCode: 'N',
        screenName: 'Screen40',
        pagePath: '/page-40',
      },
    ]),
  });
});
