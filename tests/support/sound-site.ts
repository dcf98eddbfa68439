import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteSchema } from '#schemas/documents/site/schema';
import { policyOf } from './engine-builders.ts';

export type Body = { type: string; id: string; [key: string]: unknown };

const theme = JSON.parse(readFileSync(join(import.meta.dirname, '../../config/site/theme.json'), 'utf8')) as {
  light: unknown;
  dark: unknown;
};
const { sent: sentOf } = policyOf();
const words = siteSchema.properties.texts.required;
const head = { title: 'site.name', description: 'site.name', keywords: 'site.name', image: 'park' };
const texts = Object.fromEntries(words.map((word) => [word, `text.${word}`]));
const keys = [
  'site.name',
  'venue.name',
  'menu.home',
  'menu.away',
  'link.shop',
  'guard.login',
  'error.text',
  ...Object.values(texts),
];
const sent = (word: string) => ({
  'sent.reset': `${word} reset`,
  'sent.resetBody': `${word} reset {{link}} {{minutes}}`,
  'sent.findId': `${word} find`,
  'sent.findIdBody': `${word} find {{code}} {{minutes}}`,
});
const messages = (locale: string, word: string) => ({
  type: 'messages',
  id: `all-${locale}`,
  v: 1,
  locale,
  texts: {
    ...Object.fromEntries(keys.map((key) => [key, `${word} ${key.slice(key.indexOf('.') + 1)}`])),
    ...sent(word),
  },
});

/** A page of the sound site; `more` overrides parts. */
export const page = (number: number, screen: string, path: string, more: object = {}): Body => {
  const id = `PGE_TST_${String(number).padStart(5, '0')}`;
  return {
    type: 'page',
    id,
    v: 1,
    pageInfo: { pageId: id, pageStatusCode: 'N', pageBlockContent: '' },
    dataServiceList: [],
    messageList: [],
    screen,
    paths: [path],
    flags: { prevBtn: true },
    guards: [],
    layout: 'plain',
    seo: {},
    aaPageNm: screen,
    ...more,
  };
};

/** A heading placement. */
export const placement = (id: string, more: object = {}) => ({
  id,
  widget: 'section',
  v: 1,
  settings: { title: 'site.name' },
  ...more,
});

export const layout = (id: string, placements: readonly unknown[], use = 'page'): Body => ({
  type: 'layout',
  id,
  v: 1,
  use,
  placements,
});

export const notice = (id: string, body: string): Body => ({
  type: 'notice',
  id,
  v: 1,
  publctId: id,
  publctTypeCd: '09',
  category: 'NEWS',
  publishedAt: '2026-11-01',
  title: { ko: '알림', en: 'News' },
  body: { ko: body, en: body },
});

/** Query parameters of a page that handles logins and errors. */
export const loginQuery = { from: {}, setting: {}, changeMod: {}, redirectUrl: {}, scope: {}, token: {} };

/** New documents of a small site with one venue and no problems. */
export const soundSite = (): Body[] => [
  {
    type: 'site',
    id: 'site',
    v: 1,
    name: 'site.name',
    defaultVenue: 'TP',
    theme: 'resort',
    frame: 'frame',
    phone: '1588-0000',
    appMarker: 'TestApp',
    screens: { gate: 'Gate', landing: 'Gate', login: 'Login', notFound: 'NotFound', error: 'Error' },
    states: { B: 'plain', D: 'plain', pending: 'plain' },
    gates: [{ guard: 'need-login', flag: 'isNeedLogin' }],
    head: { ...head },
    texts: { ...texts },
    timings: {
      snackbarMs: 5000,
      snackbars: 3,
      requestMs: 10000,
      debounceMs: 300,
      snackbarMotionMs: 500,
      dialogMs: 300,
      modalMs: 600,
      spinnerMs: 1000,
      overlayMs: 60000,
      popupGuardMs: 1000,
      revealStaggerMs: 300,
      carouselMs: 5000,
    },
    allowedHosts: ['shop.example'],
    redirects: [{ from: '/old', to: '/' }],
    testerCodeList: 'COD_IAM_SEARCH_TESTER',
    budgets: { placements: 10, depth: 3, bytes: 20000, widgetKb: 60 },
  },
  {
    type: 'venue',
    id: 'TP',
    v: 1,
    slug: 'test-park',
    order: 0,
    parkKindCd: '09',
    publctTypeCd: '09',
    appType: 'APP_TEST',
    name: 'venue.name',
    tagline: 'venue.name',
    theme: 'resort',
    frame: 'frame',
    menu: 'main',
    main: 'ParkMain',
    mark: 'bell',
    art: 'park',
    head: { ...head },
  },
  { type: 'theme', id: 'resort', v: 1, light: structuredClone(theme.light), dark: structuredClone(theme.dark) },
  layout('frame', [{ id: 'outlet', widget: 'outlet', v: 1, settings: {} }], 'frame'),
  layout('plain', [placement('head'), placement('inner', { in: 'head' })]),
  page(1, 'Gate', '/', { query: { url: {} } }),
  page(2, 'Login', '/login', { query: loginQuery }),
  page(3, 'NotFound', '/not-found'),
  page(4, 'Error', '/error'),
  page(5, 'ParkMain', '/main', { venue: 'TP' }),
  page(6, 'Detail', '/notice/{publctTypeCd}/{publctId}', { venue: 'TP', flags: { isNeedLogin: true, prevBtn: true } }),
  {
    type: 'menu',
    id: 'main',
    v: 1,
    items: [
      { menuUid: 'M1', parentsMenuUid: '', menuLevel: 0, menuName: 'menu.home', pageId: 'PGE_TST_00005' },
      { menuUid: 'M2', parentsMenuUid: 'M1', menuLevel: 1, menuName: 'menu.away', linkId: 'LNK_TST_00001' },
    ],
  },
  { type: 'link', id: 'LNK_TST_00001', v: 1, linkName: 'link.shop', linkUrl: 'https://shop.example/', newWindow: true },
  messages('ko', '글'),
  messages('en', 'Word'),
  {
    type: 'errors',
    id: 'errors',
    v: 1,
    reactions: [
      ...['B', 'R', 'S', 'O', 'T', 'D', 'L', 'P', 'none'].map((errorType) => ({ errorType, reaction: 'caller' })),
      {
        errorType: 'E',
        reaction: 'say',
        message: 'error.text',
        then: { action: 'move', pageNm: 'Login', query: { from: '{from}' } },
      },
    ],
    transport: {
      timeout: { message: 'error.text', toMainFrom: ['Gate'] },
      noStatus: { code: 521, passThrough: ['ios'] },
      bootstrap: { code: 408 },
      held: { message: 'error.text' },
    },
  },
  {
    ...policyOf({
      screens: {
        changePassword: 'Login',
        membershipSignUp: 'Login',
        selfCertification: 'Login',
        acceptanceAgreement: 'Login',
        authorize: 'Login',
        myPage: 'Gate',
        landing: 'Gate',
      },
      sent: { ...sentOf, emailCode: sentOf.userIdFind, passwordReset: { ...sentOf.passwordReset, page: 'Login' } },
    }),
  },
  { type: 'validation-rule', id: 'password', v: 1, message: 'error.text', allow: '[A-Za-z0-9]{10,16}' },
  { type: 'validation-rule', id: 'login-id', v: 1, message: 'error.text', allow: '[a-z][a-z0-9_]{6,12}' },
  {
    type: 'guard',
    id: 'need-login',
    v: 1,
    rules: [{ when: [[{ fact: 'login', is: [false] }]], refuse: 'AL//guard.login//{path}' }],
  },
  { type: 'code-list', id: 'COD_IAM_SEARCH_TESTER', v: 1, items: [] },
  {
    type: 'code-list',
    id: 'COD_IAM_NOTICE_CATEGORY',
    v: 1,
    items: [{ codeId: 'NEWS', codeName: { ko: '소식', en: 'News' } }],
  },
  {
    type: 'data-service',
    id: 'DTS_TST_00001',
    v: 1,
    method: 'GET',
    path: '/api/v1/iam/contents/notices',
    state: 'N',
    typeCode: '01',
  },
  {
    type: 'operation',
    id: 'OPR_TST_00001',
    v: 1,
    method: 'POST',
    path: '/api/v1/iam/behaviors/shares',
    effect: 'write',
    cmsCallable: true,
  },
  {
    type: 'operation',
    id: 'OPR_TST_00002',
    v: 1,
    method: 'POST',
    path: '/api/v1/iam/leave',
    effect: 'write',
    cmsCallable: false,
  },
  notice('n1', '<p>Welcome. <button value=\'{"action":"move","pageNm":"ParkMain"}\'>Enter</button></p>'),
];

/** Finds a document to change in place. Throws when it is missing. */
export function pick(documents: readonly Body[], type: string, id: string): Body {
  const found = documents.find((one) => one.type === type && one.id === id);
  if (found === undefined) throw new Error(`The sound site has no ${type} ${id}.`);
  return found;
}
