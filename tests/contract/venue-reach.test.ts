import { beforeAll, describe, expect, it } from 'vitest';
import type { Prepared } from '#content';
import type { Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { openAddress } from '../support/open-address.ts';
import { shippedRelease } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T14:05:00+09:00');
const member: Viewer = {
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

let prepared: Prepared;
let snapshot: Snapshot;
beforeAll(async () => void ({ prepared, snapshot } = await shippedRelease()));

const pagesOf = (venue: string) => [...prepared.documents.page.values()].filter((page) => page.venue === venue);

/** Screens of a venue that lie within the links of its frame, of the pages behind these, and so on. */
const reached = (venue: string, home: string): ReadonlySet<string> => {
  const pages = new Map(pagesOf(venue).map((page) => [page.screen, page]));
  const screenAt = (to: string): string =>
    openAddress(snapshot, to, { how: 'load', viewer: member, now }).decision.screen;
  const { frame } = openAddress(snapshot, home, { how: 'load', viewer: member, now }).decision;
  const found = new Set<string>();
  const visit = (screens: readonly string[]): void => {
    for (const screen of screens) {
      const page = pages.get(screen);
      if (page === undefined || found.has(screen)) continue;
      found.add(screen);
      visit(
        [...JSON.stringify(prepared.documents.layout.get(page.layout)).matchAll(/"pageNm":"(\w+)"/g)].map(
          ([, next = '']) => next,
        ),
      );
    }
  };
  visit([...JSON.stringify(frame.model).matchAll(/"to":"([^"]+)"/g)].map(([, to = '']) => screenAt(to)));
  return found;
};

/** Screens that lie behind a deep link, a ticket, a booking or the shell. */
const behind =
  /SiteMap$|Reservation$|RideDtl$|FacilityMap$|(?:Table|Pickup)Order$|ExperiencePassS|SmartReservationList$|(?:Season|Regular)TicketRegist$|SeasonTicketInfo$|^SWAddNoticeDtl$/;
const onlyOfThePark =
  /^(?:ExpProgram|DreamTour|AnimalLoveGrp|PlantLoveGrp|MyGrp|GrpNews|ActivitiesDetail|ECube|Ecube|MyEcube|GardenPass)/;

const features: Readonly<Record<string, readonly string[]>> = {
  'the map and directions': ['FindWay', 'FindWayMap'],
  courses: ['CourseMain', 'AllCourseList', 'RecomCourseDtl', 'MyCourseDtl', 'RegMyCourse'],
  pocket: ['PocketMain'],
  events: [
    'EventList',
    'ApplyDtl',
    'StampDtl',
    'RouletteDtl',
    'OXQuizDtl',
    'CouponDownDtl',
    'ElectDisplayReq',
    'AttendCheck',
    'MiniGameList',
    'EtcDtl',
  ],
  promotions: [
    'UsageFee',
    'DiscountInfoList',
    'DiscountInfoDtl',
    'AffiliateCardList',
    'AffiliateCardDtl',
    'SpecialPackList',
    'SpecialPackDtl',
  ],
  tickets: ['TicketIntro', 'UseGuideDtl', 'AffiliateBenefitDtl'],
  'use and exit': ['FacilityUse', 'LeaveByQr'],
};
const ofThePark = [
  'ELMain',
  'ELMap',
  'ELNoticeList',
  'ParkStory',
  'ParkMusic',
  'Universe',
  'EditorsPick',
  'ExpProgramList',
  'DreamTourList',
  'AnimalLoveGrpIntro',
  'PlantLoveGrpIntro',
  'ECubeSchoolIntro',
  'GardenPassC',
];

describe.each([
  ['EL', '/haneul-land/home/main', '', ofThePark, '[V-009]'],
  ['CB', '/aqua-bay/home/main', 'CB', ['CBMain', 'CBmap', 'CBNoticeList', 'CBStory'], '[V-010]'],
] as const)('the menu of %s leads', (venue, home, prefix, own, tag) => {
  it(`to every feature ${tag}`, () => {
    const found = reached(venue, home);
    for (const [feature, screens] of Object.entries(features))
      expect([feature, screens.filter((screen) => !found.has(`${prefix}${screen}`))]).toEqual([feature, []]);
    expect(own.filter((screen) => !found.has(screen))).toEqual([]);
  });

  it(`to every screen, except those that something else opens ${tag}`, () => {
    const found = reached(venue, home);
    expect(
      pagesOf(venue)
        .map(({ screen }) => screen)
        .filter((screen) => !found.has(screen) && !behind.test(screen)),
    ).toEqual([]);
  });
});

it('the water park has no programmes, tours, clubs, school or garden pass of the theme park [V-010]', () => {
  const names = (venue: string) => pagesOf(venue).map(({ screen }) => screen.replace(/^CB/, ''));
  expect([
    names('CB').filter((name) => onlyOfThePark.test(name)),
    names('EL').filter((name) => onlyOfThePark.test(name)).length,
  ]).toEqual([[], 15]);
});

it('the menu of the speedway has a home, notices, information and the way there [V-012]', () => {
  expect([...reached('SW', '/speedway/home/main')]).toEqual(
    expect.arrayContaining(['SWMain', 'SWNoticeList', 'SWNoticeDtl', 'SWInformation', 'SWTrafficInfo']),
  );
});
