import { describe, expect, it } from 'vitest';
import { hasCompanionNews, newCompanionRequests } from './companion-news.ts';

const venue = { companionNews: { valueCode: 'ECR', screen: 'CompanionRequest' } };

describe('the badge of new companion requests', () => {
  it.each([
    [{ platform: 'APP', login: true }, venue, true],
    [{ platform: 'WEB_MOBILE', login: true }, venue, false],
    [{ platform: 'APP', login: false }, venue, false],
    [{ platform: 'APP', login: true }, {}, false],
    [{ platform: 'APP', login: true }, undefined, false],
  ] as const)('for %j at %j is possible: %s [P-405] [V-167]', (viewer, place, isOn) => {
    expect(hasCompanionNews(viewer, place)).toBe(isOn);
  });

  const requests = ['20261031235959', '20261101000000', '20261102090000'].map((requstDtm, index) => ({
    requestId: `r${index}`,
    processStatus: 'REQUESTING',
    requstDtm,
  }));

  it.each([
    ['20261101', ['r1', 'r2']],
    ['20261101093000', ['r1', 'r2']],
    ['20261103', []],
    ['', ['r0', 'r1', 'r2']],
  ])('with the stored value %j counts requests on or after that day [P-406] [P-407] [V-167]', (stored, ids) => {
    expect(newCompanionRequests(requests, stored)).toEqual(ids);
  });

  it('ignores unknown statuses and incomplete entries [V-349]', () => {
    const list = [
      { requestId: 'a', processStatus: 'ACCEPTED', requstDtm: '20261102000000' },
      { requestId: 'b', processStatus: 'LATER' },
      {},
      null,
      'x',
      { requestId: 'c', processStatus: 'REQUESTING', extra: 1 },
    ];
    expect([
      newCompanionRequests(list, ''),
      newCompanionRequests(list, '20261101'),
      newCompanionRequests(undefined, ''),
      newCompanionRequests({}, ''),
    ]).toEqual([['c'], [], [], []]);
  });
});
