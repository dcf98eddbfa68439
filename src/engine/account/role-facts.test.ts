import { describe, expect, it } from 'vitest';
import { noon } from '#tests/account-records.ts';
import { guestFacts, isFullyLoggedIn, memberFacts, testerFacts, type MemberRecord } from './role-facts.ts';

const recordOf = (more: Partial<MemberRecord> = {}): MemberRecord => ({
  membershipUid: 'M1',
  loginType: 'RESORT',
  memberKind: '2',
  regularMemberYn: 'Y',
  userPasswordIntzYn: 'N',
  nextPasswordChangeAlertDTM: '20270101000000',
  exMemberYn: 'N',
  convAgrDate: '',
  grdCd: 'T1',
  passages: {},
  ...more,
});
const factsOf = (more: Partial<MemberRecord>) => memberFacts(recordOf(more), ['OTHER'], noon);

it('returns all facts of a member, with onSite by venue', () => {
  const enterParkInfo = {
    parkType: 'EL',
    enterLeaveType: 'ENTER',
    processYn: 'Y',
    processDate: '20261121',
    processTime: '100000',
    pticketId: '1',
    enterTicketCnt: 1,
  } as const;
  expect(factsOf({ passages: { EL: { enterParkInfo }, CB: {} } })).toEqual({
    login: true,
    loginType: 'RESORT',
    memberKind: 'full',
    regular: true,
    exMember: false,
    password: 'ok',
    grade: 'T1',
    tester: false,
    listed: false,
    onSite: { EL: true, CB: false },
  });
});

it('returns only login and search facts for a guest', () => {
  expect([guestFacts([]), guestFacts(['M1'])]).toEqual([
    { login: false, tester: true, listed: false },
    { login: false, tester: false, listed: false },
  ]);
});

it("maps memberKind '1' to a simple member, regardless of regularMemberYn [P-488]", () => {
  const kinds = (['1', '2'] as const).flatMap((memberKind) =>
    (['Y', 'N'] as const).map((regularMemberYn) => factsOf({ memberKind, regularMemberYn })),
  );
  expect(kinds.map(({ memberKind, regular }) => `${memberKind} ${regular}`)).toEqual([
    'simple true',
    'simple false',
    'full true',
    'full false',
  ]);
});

it.each([
  ['Y', '', true],
  ['Y', '20260101', false],
  ['N', '', false],
] as const)('with exMemberYn %s and convAgrDate %j has to convert: %s', (exMemberYn, convAgrDate, exMember) => {
  expect(factsOf({ exMemberYn, convAgrDate }).exMember).toBe(exMember);
});

describe('passwordFact', () => {
  it.each([
    ['RESORT', 'Y', '20261121120000', 'initial'],
    ['RESORT', 'N', '20261120120000', 'due'],
    ['RESORT', 'N', '20261121235959', 'due'],
    ['RESORT', 'N', '20261122000000', 'ok'],
    ['RESORT', 'N', '', 'ok'],
    ['KAKAO', 'Y', '20261120120000', 'ok'],
    ['NAVER', 'Y', '20261120120000', 'ok'],
    ['APPLE', 'Y', '20261120120000', 'ok'],
    ['FACEBOOK', 'Y', '20261120120000', 'ok'],
  ] as const)(
    'of a %s login, initial %s, to be changed by %j, is %s',
    (loginType, userPasswordIntzYn, nextPasswordChangeAlertDTM, password) => {
      expect(factsOf({ loginType, userPasswordIntzYn, nextPasswordChangeAlertDTM }).password).toBe(password);
    },
  );
});

it.each([
  ['is empty', [], true, false],
  ['holds the member', ['M0', 'M1'], true, true],
  ['holds others', ['M0'], false, false],
] as const)(
  "opens search, and what is in development, to a member when the testers' list %s: %s, %s",
  (_, testers, tester, listed) => {
    expect(testerFacts(testers, 'M1')).toEqual({ tester, listed });
  },
);

it.each([
  [{ login: true, password: 'ok' }, true],
  [{ login: true, password: 'due' }, true],
  [{ login: true, password: 'initial' }, false],
  [{ login: true }, false],
  [{ login: false, password: 'ok' }, false],
  [{}, false],
] as const)('counts %j for analytics as logged in: %s', (viewer, counts) => {
  expect(isFullyLoggedIn(viewer)).toBe(counts);
});
