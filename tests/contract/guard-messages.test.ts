import { beforeAll, describe, expect, it } from 'vitest';
import { decide, type Snapshot } from '#engine';
import { locales } from '#schemas/parts';
import type { Viewer } from '#schemas/viewer';
import { openAddress } from '../support/open-address.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const now = Date.parse('2026-11-21T03:00:00Z');
const member: Viewer = {
  locale: 'en',
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
  onSite: { EL: false, CB: false },
};

const resorts = ['EL', 'CB', 'HB', 'SW'] as const;
const appOnly = (resort: string): string => `MSG_ALT_IAM_THIS_SERVICE_IS_PROVIDED_ONLY_BY_${resort}_RESORT_APP`;

describe('a guard message', () => {
  it.each([
    ['MSG_ALT_IAM_YOU_CAN_USE_THE_SERVICE_AFTER_LOGGING_IN', '[P-685]'],
    ...resorts.map((resort) => [appOnly(resort), '[P-686]']),
    ['MSG_TXT_IAM_ONLY_FULL_MEMBERS_CAN_USE_IT', '[P-687]'],
  ])('%s has a text in Korean and one in English %s', (key) => {
    expect(locales.map((locale) => shipped.messages[locale][key])).toEqual([
      expect.stringMatching(/[가-힣]/),
      expect.stringMatching(/^[A-Z][^가-힣]+$/),
    ]);
  });

  it.each(resorts)('is the one of the resort %s on a screen of its app', (resort) => {
    const guard = shipped.guards[`app-only-${resort.toLowerCase()}`];
    expect(JSON.stringify(guard?.rules)).toContain(appOnly(resort));
  });

  it('names the entered ticket to a member who is not in the park [P-688]', () => {
    const { notices } = decide(shipped, {
      path: '/haneul-land/map/find',
      query: {},
      how: 'load',
      viewer: member,
      now,
      answers: { directions: { value: 'M1' } },
    });
    expect(notices.map(({ kind, text }) => [kind, text])).toEqual([
      ['snackbar', 'It is only available with an entered ticket'],
    ]);
  });

  it.each(['/haneul-land/event/attend-check', '/aqua-bay/event/attend-check'])(
    'says on %s that no attendance check is open [P-696]',
    (address) => {
      const { decision } = openAddress(shipped, address, { how: 'load', viewer: member, now }, () => ({ event: null }));
      expect(decision.notices).toMatchObject([{ kind: 'alert', text: 'Attendance check event is closed' }]);
    },
  );
});
