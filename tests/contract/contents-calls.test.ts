import { expect, it } from 'vitest';
import type { Viewer } from '#schemas/viewer';
import { deliveryServer, shippedSite } from '../support/delivery-server.ts';
import { openAddress } from '../support/open-address.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const server = deliveryServer(shippedSite);
const viewer: Viewer = {
  locale: 'ko',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  tester: false,
  listed: false,
  onSite: {},
};
const base = '/api/v1/iam/contents/';

/** Each call with a page that makes it, and a part of its response. */
it.each([
  ['[V-431]', 'boards', '/haneul-land/ticket/grp-news-list', /"list":\[\{.*"title":"/],
  ['[V-432]', 'board/1', '/haneul-land/ticket/1/01', /"publctId":"1".*"title":"/],
  ['[V-433]', 'notices', '/haneul-land/announcement', /"list":\[\{.*"publctTypeCd":"01"/],
  ['[V-434]', 'notices/1', '/haneul-land/announcement/1/01', /"publctId":"1","publctTypeCd":"01"/],
  ['[V-435]', 'discounts', '/haneul-land/promotion/discount-info', /"list":\[\{.*"bnftClassCd":"01"/],
  ['[V-436]', 'discount/1', '/haneul-land/promotion/discount-info/1/01/01/01', /"publctId":"1".*"bnftClassCd":"01"/],
  ['[V-437]', 'banners', '/haneul-land/announcement', /"list":\[/],
])('%s %s is called by %s which shows the answer', async (_, call, address, content) => {
  server.setClock(now);
  const { decision } = openAddress(await shippedSnapshot(), address, { how: 'load', viewer, now });
  const key = decision.needs.map((need) => need.key).find((one) => one.split('?')[0] === base + call);
  expect(key).toBeDefined();
  const answer = await server.get(key ?? '', { 'x-pageid': decision.pageId });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    expect.objectContaining({ code: '200', data: expect.anything() }),
  ]);
  expect(answer.body).toMatch(content);
});
