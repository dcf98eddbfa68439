import platform from '../requirements/routes-platform.json' with { type: 'json' };
import venues from '../requirements/routes-venues.json' with { type: 'json' };

export type VenueCode = 'EL' | 'CB' | 'HB' | 'SW';

/** Requirements of a route, in order of evaluation. */
export type Gate =
  | 'login'
  | 'guests'
  | 'app'
  | 'full'
  | 'directions'
  | 'attendance'
  | 'survey'
  | 'som'
  | 'myInfo'
  | 'testers'
  | 'korean';

/** A route according to the specification and its decisions, independent of the tested documents. */
export interface SpecRoute {
  /** Path with parameters filled in. */
  readonly address: string;
  readonly screen: string;
  readonly venue: VenueCode | 'shared';
  readonly pageId: string | null;
  readonly gates: readonly Gate[];
  readonly keepAlive: boolean;
  readonly share: boolean;
  readonly menuBtn: boolean;
}

interface Listed extends Omit<SpecRoute, 'address' | 'gates' | 'venue'> {
  readonly path: string;
  readonly venue: string;
  readonly needLogin: boolean | null;
  readonly appOnly: boolean | null;
  readonly guestOnly: boolean | null;
}

/** Configurable words per venue, as decided for the shipped site. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  EL: { EL: '/haneul-land', POCKET: 'sky-pocket', STORY: 'sky-story' },
  CB: {
    CB: '/aqua-bay',
    HOME: '/aqua-bay/home',
    MAP: '/aqua-bay/map',
    POCKET: '/aqua-bay/aqua-pocket',
    STORY: '/aqua-bay/aqua-story',
    COURSE: '/aqua-bay/course',
    EVENT: '/aqua-bay/event',
    ANNOUNCEMENT: '/aqua-bay/announcement',
    INFORMATION: '/aqua-bay/information',
    PROMOTION: '/aqua-bay/promotion',
  },
  HB: {
    HB: '/forest-stay',
    noticeBase: '/forest-stay/announcement',
    chargeBase: '/forest-stay/charge',
    introBase: '/forest-stay/introduction',
  },
  SW: { SW: '/speedway', 'notice base': '/speedway/announcement' },
  shared: { utopia: 'skyworld' },
};

/** Fills the words of a venue in; parameters get their code, or demo record 1. */
export const addressOf = (path: string, venue: string, codes: Readonly<Record<string, string>> = {}): string =>
  path
    .replace(/\{([^}]+)\}/g, (_, name: string) => words[venue]?.[name] ?? codes[name] ?? '1')
    .replace(/:(\w+)/g, (_, name: string) => codes[name] ?? '1')
    .replace('*', '/nothing/of/that/name')
    .replace(/^(?!\/)/, '/');

/** Screens that the route list had to guess. */
const named: Readonly<Record<string, string>> = {
  '/error': 'Error',
  '/': 'Gateway',
  '/editorspick/{contentId}': 'EditorsPickLookup',
};

/** Member screens that need a login by decision. */
const ownScreens =
  /^(?:CB)?(?:VisitPlan|MyGrpMemberManagement|MyEcubeMemberManagement|ActivitiesDetail|DreamPointConversion|(?:EL)?ReJoinReward|FacilityUse|FacilityUseComplete|LeaveByQr|MyCourseDtl|RegMyCourse|MainSetting)$/;
/** Screens after a login (4.3) need a login. */
const afterLogin = /^(?:ChangePassword|MembershipSignUp|SelfCertification|AcceptanceAgreement)$/;
/** My page needs a login, except for these. */
const openMyPage = ['MemoryReportShare', 'WithdMemComplete', 'MyPageAuthExt'];

const needsLogin = ({ path, screen, needLogin }: Listed): boolean =>
  needLogin === true ||
  ownScreens.test(screen) ||
  afterLogin.test(screen) ||
  (path.startsWith('/mypage') && !openMyPage.includes(screen));

/** For guests only, by decision. */
const isForGuests = ({ guestOnly, screen }: Listed): boolean =>
  guestOnly === true || screen === 'Join' || screen === 'JoinFinish';

/** Mini games, table order and pickup order are app-only by section 6. */
const isOfApp = ({ appOnly, screen }: Listed): boolean =>
  appOnly === true || /^(?:CB)?(?:MiniGameList|TableOrder|PickupOrder)$/.test(screen);

const ownGates: readonly (readonly [RegExp, Gate])[] = [
  [/^(?:CB)?FindWay(?:Map)?$/, 'directions'],
  [/^(?:CB)?AttendCheck$/, 'attendance'],
  [/^SurveyResult$/, 'survey'],
  [/^PointHisList$/, 'som'],
  [/^(?:EL|CB)Main$/, 'myInfo'],
  [/^Search$/, 'testers'],
  [/^(?:CourseMain|CBCourseMain|CBShowTime)$/, 'korean'],
];

/** Order: login, app, full member, then the screen's own requirement. Directions answer guests differently. */
const gatesOf = (route: Listed): readonly Gate[] => {
  // The notification list is told to be app-only in a browser whoever asks (P-484); in the app it needs a login as all of my page does.
  if (route.screen === 'Noti') return ['app', 'login'];
  const own = ownGates.flatMap(([screens, gate]) => (screens.test(route.screen) ? [gate] : []));
  const login = needsLogin(route) && !own.includes('directions');
  return [
    ...(login ? ['login' as const] : []),
    ...(isForGuests(route) ? ['guests' as const] : []),
    ...(isOfApp(route) ? ['app' as const] : []),
    ...(route.screen === 'SomCharging' ? ['full' as const] : []),
    ...own,
  ];
};

const plain = {
  pageId: null,
  needLogin: null,
  appOnly: null,
  guestOnly: null,
  keepAlive: false,
  share: false,
  menuBtn: false,
} as const;
const also = (venue: VenueCode | 'shared', path: string, screen: string, more: Partial<Listed> = {}): Listed => ({
  ...plain,
  path,
  screen,
  venue,
  ...more,
});

/** Routes added by decisions.md. */
const decided: readonly Listed[] = [
  also('EL', '{EL}', 'ELMain'),
  also('CB', '{CB}', 'CBMain'),
  also('HB', '{HB}', 'HBMain'),
  also('SW', '{SW}', 'SWMain'),
  also('EL', '{EL}/ticket/ecube-news-list', 'EcubeNewsList', { keepAlive: true }),
  also('EL', '{EL}/ticket/ecube-news-detail', 'EcubeNewsDtl'),
  also('CB', '{STORY}/aqua-story', 'CBStory'),
  also('EL', '{EL}/promotion/monthly', 'MonthlyPromotion', { pageId: 'PGE_AME_00131' }),
  also('CB', '{PROMOTION}/monthly', 'CBMonthlyPromotion'),
  also('EL', '{EL}/event/add/etc/{eventId}', 'EtcDtl', { share: true }),
  also('CB', '{EVENT}/etc/add/{eventId}', 'CBEtcDtl', { share: true }),
  also('CB', '{EVENT}/elect-display', 'CBElectDisplayReq'),
  also('CB', '{MAP}/list', 'CBFacilityList', { keepAlive: true }),
  also('CB', '{INFORMATION}/showtime', 'CBShowTime'),
  also('CB', '{CB}/ticket', 'CBTicketIntro'),
  also('CB', '{CB}/ticket/{publctId}/{publctTypeCd}', 'CBUseGuideDtl'),
  also('CB', '{CB}/ticket/add/{publctId}/{publctTypeCd}', 'CBUseGuideDtl'),
  also('CB', '{CB}/ticket/{publctId}/{parkKindCd}/{bnftClassCd}', 'CBAffiliateBenefitDtl'),
  also('CB', '{CB}/ticket/add/{publctId}/{parkKindCd}/{bnftClassCd}', 'CBAffiliateBenefitDtl'),
  also('CB', '{POCKET}/regist/season', 'CBSeasonTicketRegist', { needLogin: true, appOnly: true }),
  also('CB', '{POCKET}/regist/regular', 'CBRegularTicketRegist', { needLogin: true, appOnly: true }),
  also('CB', '{POCKET}/regist/coupon-gift-friend/{coupon}', 'CBCouponGiftFriend', { needLogin: true }),
  also('CB', '{POCKET}/coupon/coupon-dtl/{coupon}', 'CBCouponDtl', { needLogin: true }),
  also('EL', '{EL}/facility/table-order', 'TableOrder', { pageId: 'PGE_AME_00097' }),
  also('EL', '{EL}/facility/pickup-order', 'PickupOrder', { pageId: 'PGE_AME_00098' }),
];

/** Pages whose numbers the specification gives (2.2, 6, 9). */
const numbered: Readonly<Record<string, string>> = { MiniGameList: 'PGE_AME_00116', CBMiniGameList: 'PGE_AMK_00093' };

const specRoute = (route: Listed): SpecRoute => ({
  address: addressOf(route.path, route.venue),
  screen: named[route.path] ?? route.screen,
  venue: route.venue as SpecRoute['venue'],
  pageId: route.pageId ?? numbered[route.screen] ?? null,
  gates: gatesOf(route),
  keepAlive: route.keepAlive || (route.venue !== 'shared' && route.screen.endsWith('List')),
  share: route.share,
  menuBtn: route.menuBtn,
});

/** Every route of both documents and of the decisions. */
export const specRoutes: readonly SpecRoute[] = [
  ...platform.map((route) => ({ ...route, keepAlive: false, share: false, menuBtn: false })),
  ...venues.map((route) => ({ ...route, guestOnly: false })),
  ...decided,
].map(specRoute);

/** These routes redirect on their own. */
export const leadsOn: Readonly<Record<string, string>> = {
  '/action': '/haneul-land/home/main',
  '/editorspick/1': '/haneul-land/sky-story/editors-pick/1/1',
};

/** Detail pages of notices, promotions, events, courses, facilities and story are shared, by decision. */
export const isShared = ({ address, share, screen }: SpecRoute): boolean =>
  share ||
  /\/(?:announcement|promotion|event|map|sky-story|information\/event)\/.*\b1$/.test(address) ||
  screen.endsWith('CourseDtl');
