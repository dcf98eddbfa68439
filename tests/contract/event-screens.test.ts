import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import type { EventList } from '#schemas/calls/contents/answers';
import type { EventState } from '#schemas/calls/events/answers';
import type { Viewer } from '#schemas/viewer';
import { attendance } from '../../widgets/attendance-calendar/sample.ts';
import { eventState } from '../../widgets/shared/events/event-sample.ts';
import { ledgerScreens } from '../support/ledger-screens.ts';
import { openAddress } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const member: Viewer = {
  locale: 'ko',
  platform: 'APP',
  os: 'android',
  curResort: 'EL',
  tester: false,
  listed: false,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: {},
};

let snapshot: Snapshot;
beforeAll(async () => void (snapshot = await shippedSnapshot()));

const rows = ledgerScreens(['events', 'attendance']).map((row) => ({ ...row, tag: `[${row.id}]` }));
const details = rows.filter(({ params }) => 'eventId' in params);
const checks = rows.filter(({ isOfApp }) => isOfApp);

const field = (text: string): EventState['fieldList'][number] => ({
  fieldId: 'a',
  label: text,
  help: '',
  kindCd: 'TEXT',
  requiredYn: 'Y',
  most: 10,
  choiceList: [],
});
const prize = (text: string): EventState['prizeList'][number] => ({
  eventId: 'e',
  prizeId: 'p',
  prizeNm: text,
  prizeKindCd: 'SOM',
  imageNm: '',
  needCnt: 1,
  streakYn: 'N',
  chanceTxt: '',
  stockTxt: '',
  statusCd: 'OPEN',
});
/** Text that an event's page shows from the member's state, and that state. */
const stateOf = (screen: string, text: string): Partial<EventState> => {
  const kind = screen.replace(/^CB|(?:Down)?Dtl$/g, '');
  switch (kind) {
    case 'Apply':
    case 'Etc':
      return { eventKindCd: kind === 'Etc' ? 'ETC' : 'APPLY', fieldList: [field(text)] };
    case 'OXQuiz':
      return { eventKindCd: 'OX_QUIZ', questionList: [{ questionId: 'q', text }], passCnt: 7 };
    case 'Stamp':
      return {
        eventKindCd: 'STAMP',
        stampList: [
          {
            stampId: 's',
            stampNm: text,
            iconNm: '',
            wayCd: 'SCREEN',
            facilityId: '',
            placeNm: '',
            doneYn: 'N',
            doneDtm: '',
          },
        ],
      };
    case 'Roulette':
      return { eventKindCd: 'ROULETTE', prizeList: [prize(text)] };
    default:
      return { eventKindCd: 'COUPON', prizeList: [prize(text)] };
  }
};
const game = (gameNm: string) => ({
  eventId: 'g',
  gameNm,
  imageNm: '',
  prizeTxt: '',
  playYn: 'Y',
  dayCnt: 3,
  leftCnt: 3,
  playCnt: 0,
  bestScore: 0,
  maxScore: 100,
});
const recordsOf = (screen: string, text: string) => ({
  '/api/v1/iam/evt/mini-games': { gameList: [game(text)] },
  '/api/v1/iam/evt/event-state': eventState(stateOf(screen, text)),
  '/api/v1/iam/evt/attend-dtl': attendance({
    event: {
      eventId: 'a',
      parkType: 'EL',
      title: 'A',
      summary: '',
      fromDtm: '20261101000000',
      untilDtm: '20261231235959',
    },
    rewardList: [prize(text)],
  }),
});

/** Titles of the events that the calls of a list answer. */
const eventsIn = (data: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(data).flatMap(([key, value]) =>
    key.startsWith('/api/v1/iam/evt/event?') ? (value as EventList).list.map(({ title }) => title) : [],
  );
/** What the quiz says before it begins. */
const quizText = (locale: 'ko' | 'en'): string =>
  (snapshot.messages[locale]?.['MSG_TXT_EVT_QUIZ_PASS'] ?? '').replace('{{count}}', '7');

it('the ledger has these screens', () => {
  expect([rows.length, details.length, checks.length]).toEqual([20, 14, 2]);
});

describe.each(['ko', 'en'] as const)('in %s', (locale) => {
  it.each(rows)(
    '$address opens $screen with its content $tag',
    async ({ address, screen, params, isKept, isShared }) => {
      const text = locale === 'ko' ? '한글 칸' : 'Text of it';
      const {
        decision,
        data,
        html,
        text: shown,
      } = await renderAddress(address, { viewer: { ...member, locale }, now, records: recordsOf(screen, text) });
      expect([decision.outcome.kind, decision.notices, snapshot.screens[screen]]).toEqual([
        'page',
        [],
        snapshot.pages[decision.pageId]?.path,
      ]);
      expect(JSON.stringify(decision.tree)).not.toContain('"state-panel"');
      expect(/[가-힣]/.test(shown)).toBe(locale === 'ko');
      const { flags } = decision.frame.model;
      expect([flags.shareBtn === true || !isShared, flags.keepAlive === true || !isKept]).toEqual([true, true]);
      // The parameter reaches the calls of the page, and the page shows what they answer.
      expect(decision.frame.model.params ?? {}).toMatchObject(params);
      const keys = Object.keys(data).filter((key) => key.includes('/evt/'));
      const isDetail = 'eventId' in params;
      expect(keys.filter((key) => key.includes('eventId=1') !== isDetail)).toEqual([]);
      expect(keys.some((key) => key.includes('/evt/event-dtl?'))).toBe(isDetail);
      const expected = screen.endsWith('EventList')
        ? eventsIn(data)
        : [screen.endsWith('OXQuizDtl') ? quizText(locale) : text];
      expect(expected).not.toEqual([]);
      expect(expected.filter((part) => !shown.includes(part))).toEqual([]);
      // One main action; the others are quiet.
      expect(
        html.slice(html.indexOf('<main'), html.indexOf('</main')).match(/btn--main/g)?.length ?? 0,
      ).toBeLessThanOrEqual(1);
    },
  );
});

describe.each(checks)('$address $tag', ({ address }) => {
  it('is for the app alone', () => {
    const { decision } = openAddress(snapshot, address, {
      how: 'load',
      viewer: { ...member, platform: 'WEB_MOBILE' },
      now,
    });
    expect(decision.outcome.kind).toBe('refused');
  });

  it('needs an attendance event; without one it says that it is closed [V-205] [P-509]', () => {
    const opened = (event: object | null) =>
      openAddress(snapshot, address, { how: 'load', viewer: { ...member, locale: 'en' }, now }, () => ({ event }));
    expect(opened({ eventId: 'a' }).decision.outcome.kind).toBe('page');
    const { decision } = opened(null);
    expect([decision.outcome.kind, decision.notices.map(({ text }) => text)]).toEqual([
      'refused',
      ['Attendance check event is closed'],
    ]);
  });
});

describe.each(['ko', 'en'] as const)('the billboard in %s', (locale) => {
  const [board] = ledgerScreens(['billboard']);
  const slots = {
    eventId: 'board',
    screenNm: '',
    seconds: 15,
    letters: 40,
    ageMin: 14,
    cancelHours: 24,
    slotList: [{ date: '20261123', leftCnt: 2 }],
    date: '20261123',
    timeList: [{ slotId: '1830', timeTxt: '18:30', leftCnt: 2 }],
    templateList: [{ templateId: 'a', templateNm: 'A', imageNm: 'event-night' }],
  };

  it('shows the application with its days and times [V-192]', async () => {
    const { decision, data, text } = await renderAddress(board?.address ?? '', {
      viewer: { ...member, locale },
      now,
      records: {
        '/api/v1/iam/video/event-billboard-slot': slots,
        '/api/v1/iam/video/event-billboard-appl': { applList: [] },
        '/api/v1/iam/fword-list': [],
      },
    });
    expect([board?.screen, decision.outcome.kind, snapshot.screens[board?.screen ?? '']]).toEqual([
      'ElectDisplayReq',
      'page',
      snapshot.pages[decision.pageId]?.path,
    ]);
    expect(Object.keys(data).some((key) => key.includes('/video/event-billboard-slot'))).toBe(true);
    expect([text.includes('18:30'), /[가-힣]/.test(text)]).toEqual([true, locale === 'ko']);
  });
});
