import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { firstPage, openAddress, type Opened } from '../support/open-address.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const guest: Viewer = { locale: 'ko', platform: 'APP', os: 'android', curResort: 'EL', login: false };
const member: Viewer = {
  ...guest,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
};
const open = (address: string, viewer: Viewer): Opened =>
  openAddress(shipped, address, { how: 'load', viewer, now: Date.parse('2026-11-21T03:00:00Z') });
const api = '/api/v1/iam/';
const readsOf = ({ decision }: Opened): readonly string[] =>
  decision.needs.filter(({ key }) => key.startsWith(api)).map(({ key }) => key.slice(api.length));
const layoutOf = ({ decision }: Opened): string =>
  JSON.stringify(shipped.layouts[shipped.pages[decision.pageId]?.layout ?? '']);

const screens = [
  [
    '/haneul-land/facility/facility-use?placeCode=PFSAFE0505',
    'FacilityUse',
    [
      'facility-use?parkType=EL&placeCode=PFSAFE0505',
      `facility-use?parkType=EL&liveYn=Y&${firstPage}`,
      `facility-use?parkType=EL&liveYn=N&${firstPage}`,
    ],
    ['/haneul-land/facility/facility-use-complete', 'scan-button'],
    '[V-279]',
  ],
  [
    '/haneul-land/facility/facility-use-complete?useId=u1',
    'FacilityUseComplete',
    ['facility-use?parkType=EL&useId=u1'],
    ['returnCode', '/haneul-land/facility/facility-use'],
    '[V-280]',
  ],
  [
    '/aqua-bay/facility/facility-use?placeCode=PFSAFE0502',
    'CBFacilityUse',
    [
      'facility-use?parkType=CB&placeCode=PFSAFE0502',
      `facility-use?parkType=CB&liveYn=Y&${firstPage}`,
      `facility-use?parkType=CB&liveYn=N&${firstPage}`,
    ],
    ['/aqua-bay/facility/facility-use-complete', 'scan-button'],
    '[V-281]',
  ],
  [
    '/aqua-bay/facility/facility-use-complete?useId=u1',
    'CBFacilityUseComplete',
    ['facility-use?parkType=CB&useId=u1'],
    ['returnCode', '/aqua-bay/facility/facility-use'],
    '[V-282]',
  ],
  [
    '/haneul-land/ticket/leave-by-qr?leave=Y',
    'LeaveByQr',
    ['exit?parkType=EL'],
    ['PX', '/api/v1/iam/exit', '/mypage/memory-report', '/haneul-land/information/traffic'],
    '[V-267]',
  ],
  [
    '/aqua-bay/ticket/leave-by-qr?leave=Y',
    'CBLeaveByQr',
    ['exit?parkType=CB'],
    ['PX', '/api/v1/iam/exit', '/mypage/memory-report', '/aqua-bay/information/traffic'],
    '[V-270]',
  ],
  [
    '/mypage/disabled-boarding',
    'DisabledBoarding',
    ['settings/check-disabled?parkType=EL', 'settings/check-disabled?parkType=CB'],
    ['/api/v1/iam/settings/release-disabled'],
    '[V-168] [V-416]',
  ],
] as const;

describe('screens of what members do in a park', () => {
  it.each(screens)(
    '%s shows %s with the own records, and asks guests to log in (%j %j) %s',
    (address, screen, reads, parts) => {
      const shown = open(address, member);
      expect([shown.decision.outcome.kind, shown.decision.screen]).toEqual(['page', screen]);
      expect(readsOf(shown)).toEqual(expect.arrayContaining([...reads]));
      const layout = layoutOf(shown);
      expect(parts.filter((part) => !layout.includes(part))).toEqual([]);
      const { decision } = open(address, guest);
      expect(`${JSON.stringify(decision.notices)} ${JSON.stringify(decision.outcome)}`).toContain('/member/login');
    },
  );

  it('reads the state of disabled boarding as PGE_AMC_00020 [V-416]', () => {
    expect(open('/mypage/disabled-boarding', member).decision.pageId).toBe('PGE_AMC_00020');
  });
});
