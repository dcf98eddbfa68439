import type { Viewer } from '../../schemas/viewer.ts';
import { leadsOn, type Gate, type SpecRoute, type VenueCode } from './spec-routes.ts';

/** Expected result of opening a route, in the terms of the specification. Texts are message keys. */
export interface Visit {
  readonly outcome: 'page' | 'preparing' | 'refused' | 'notFound';
  readonly screen: string;
  /** Address after redirects. */
  readonly at: string;
  readonly status: number;
  readonly notices: readonly object[];
}

export const mains: Readonly<Record<VenueCode, { readonly path: string; readonly screen: string }>> = {
  EL: { path: '/haneul-land/home/main', screen: 'ELMain' },
  CB: { path: '/aqua-bay/home/main', screen: 'CBMain' },
  HB: { path: '/forest-stay/home/main', screen: 'HBMain' },
  SW: { path: '/speedway/home/main', screen: 'SWMain' },
};

const afterLogin = 'MSG_ALT_IAM_YOU_CAN_USE_THE_SERVICE_AFTER_LOGGING_IN';
const login = (address: string) => ({
  kind: 'alert',
  text: afterLogin,
  then: { kind: 'go', to: `/member/login?from=${encodeURIComponent(address)}` },
});

/** Response of a guard to a viewer who fails it: a notice over a page, or a redirect. */
type Answer =
  | 'pass'
  | { readonly notice: object; readonly under: string }
  | { readonly leads: string; readonly screen: string };

const answerOf = (gate: Gate, { address, venue }: SpecRoute, viewer: Viewer): Answer => {
  const resort = venue === 'shared' ? (viewer.curResort as VenueCode) : venue;
  const { path: main, screen: under } = mains[resort];
  switch (gate) {
    case 'login':
      if (viewer.login !== true) return { notice: login(address), under };
      return viewer.password === 'initial' && !address.startsWith('/member/change-password')
        ? { leads: '/member/change-password?changeMod=I', screen: 'ChangePassword' }
        : 'pass';
    case 'guests':
      return viewer.login === true ? { leads: main, screen: under } : 'pass';
    case 'app':
      // On the web the page that offers the app is shown instead of a refusal.
      return viewer.platform === 'APP'
        ? 'pass'
        : {
            notice: { kind: 'snackbar', text: `MSG_ALT_IAM_THIS_SERVICE_IS_PROVIDED_ONLY_BY_${resort}_RESORT_APP` },
            under: 'AppOnly',
          };
    case 'full':
      return viewer.memberKind === 'full'
        ? 'pass'
        : {
            notice: {
              kind: 'confirm',
              text: 'MSG_TXT_IAM_ONLY_FULL_MEMBERS_CAN_USE_IT',
              ok: 'MSG_TXT_IAM_SWITCH_TO_FULL_MEMBER',
              then: { kind: 'go', to: '/mypage' },
            },
            under,
          };
    case 'directions':
      if (viewer.login !== true) return { notice: login(address), under };
      return viewer.onSite?.[resort] === true
        ? 'pass'
        : {
            notice: {
              kind: 'snackbar',
              text: 'MSG_ALT_IAM_IT_IS_ONLY_AVAILABLE_WITH_AN_ENTERED_TICKET',
              then: { kind: 'back' },
            },
            under,
          };
    case 'testers':
      return viewer.tester === true
        ? 'pass'
        : { notice: { kind: 'alert', text: 'MSG_ALT_SEARCH_TESTERS_ONLY' }, under };
    case 'korean':
      return viewer.locale === 'ko'
        ? 'pass'
        : { notice: { kind: 'alert', text: 'MSG_ALT_IAM_THIS_FEATURE_IS_NOT_AVAILABLE_IN_ENGLISH' }, under };
    // The calls of these are answered as for a member who has everything.
    case 'attendance':
    case 'survey':
    case 'som':
    case 'myInfo':
      return 'pass';
  }
};

const redirects: Readonly<Record<string, string>> = {
  '/': '/gateway',
  '/mypage/survey-result/': '/mypage/survey-result',
};
for (const { path } of Object.values(mains)) {
  Object.assign(redirects, { [path.replace(/\/main$/, '')]: path, [path.replace(/\/home\/main$/, '')]: path });
}

/** What a viewer gets at a route's address. `isInDevelopment` is the state of its page, which only the listed see. */
export const expectedVisit = (route: SpecRoute, viewer: Viewer, isInDevelopment: boolean): Visit => {
  const at = redirects[route.address] ?? route.address;
  for (const gate of route.gates) {
    const answer = answerOf(gate, { ...route, address: at }, viewer);
    if (answer === 'pass') continue;
    if ('leads' in answer)
      return { outcome: 'page', screen: answer.screen, at: answer.leads, status: 200, notices: [] };
    return { outcome: 'refused', screen: answer.under, at, status: 200, notices: [answer.notice] };
  }
  const leads = leadsOn[route.address];
  if (leads !== undefined)
    return {
      outcome: 'page',
      screen: leads.endsWith('/main') ? 'ELMain' : 'EditorsPickDetail',
      at: leads,
      status: 200,
      notices: [],
    };
  // In the app nobody has to be offered the app.
  if (route.screen === 'Deeplink' && viewer.platform === 'APP')
    return { outcome: 'page', screen: mains.EL.screen, at: mains.EL.path, status: 200, notices: [] };
  if (route.screen === 'NotFound') return { outcome: 'notFound', screen: 'NotFound', at, status: 404, notices: [] };
  return {
    outcome: isInDevelopment && viewer.listed !== true ? 'preparing' : 'page',
    screen: route.screen,
    at,
    status: 200,
    notices: [],
  };
};
