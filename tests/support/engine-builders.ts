import { compile, type Catalog, type DecisionInput, type Snapshot } from '#engine';
import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import type { AccountPolicy } from '#schemas/documents/account-policy/schema';
import type { AnyDocument, DocumentSet } from '#schemas/documents';
import type { Errors } from '#schemas/documents/errors/schema';
import type { Guard } from '#schemas/documents/guard/schema';
import type { Layout, Placement } from '#schemas/documents/layout/schema';
import type { Menu, MenuItem } from '#schemas/documents/menu/schema';
import type { Page } from '#schemas/documents/page/schema';
import { codeListName, formOperation, localHtml, localText, messageKey, ruleName } from '#schemas/parts';
import { siteSchema, type Site } from '#schemas/documents/site/schema';
import type { Venue } from '#schemas/documents/venue/schema';
import { assemble } from '../../src/content/check/decode/assemble.ts';

const item = {
  type: 'object',
  properties: { label: messageKey, action: actionSchema, when: conditionSchema },
};
const noteSchema = {
  type: 'object',
  properties: {
    text: messageKey,
    name: localText,
    body: localHtml,
    action: actionSchema,
    items: { type: 'array', items: item },
    more: item,
    operation: formOperation,
    fields: {
      type: 'object',
      additionalProperties: { ...item, properties: { ...item.properties, rule: ruleName, codes: codeListName } },
    },
    groups: {
      type: 'array',
      items: { type: 'object', properties: { title: messageKey, items: { type: 'array', items: item } } },
    },
  },
};

/** Engine widgets: a note, a container, and a list at version 3 that reads a call. */
export const testCatalog: Catalog = {
  note: { description: { name: 'note', v: 1, place: 'page', schema: noteSchema, migrations: {} } },
  box: {
    description: { name: 'box', v: 1, place: 'page', schema: { type: 'object', properties: {} }, migrations: {} },
  },
  list: {
    description: {
      name: 'list',
      v: 3,
      place: 'page',
      schema: { type: 'object', properties: {} },
      migrations: { 1: ({ url }) => ({ path: url }), 2: ({ path }) => ({ path, query: { lang: '{locale}' } }) },
    },
    needs: ({
      path,
      query,
      ...only
    }: {
      readonly path: string;
      readonly query: Readonly<Record<string, string>>;
      readonly onlyWith?: string;
      readonly onlyWithParam?: string;
      readonly onlyWithQuery?: string;
    }) => [{ name: 'rows', path, query, ...only }],
  },
};

export const placement = (id: string, more: Partial<Placement> = {}): Placement => ({
  id,
  widget: 'note',
  v: 1,
  whileUnknown: 'hide',
  settings: { text: `text.${id}` },
  ...more,
});

export const layoutOf = (id: string, placements: readonly Placement[], use: Layout['use'] = 'page'): Layout => ({
  type: 'layout',
  id,
  v: 1,
  use,
  placements: [...placements],
});

export const guardOf = (id: string, rules: Guard['rules'], more: Partial<Guard> = {}): Guard => ({
  type: 'guard',
  id,
  v: 1,
  rules,
  ...more,
});

export const menuOf = (id: string, items: readonly (Partial<MenuItem> & Pick<MenuItem, 'menuUid'>)[]): Menu => ({
  type: 'menu',
  id,
  v: 1,
  items: items.map((one) => ({
    parentsMenuUid: '',
    menuLevel: one.parentsMenuUid ? 1 : 0,
    menuName: `menu.${one.menuUid}`,
    ...one,
  })),
});

type PageParts = Omit<Partial<Page>, 'pageInfo'> & {
  readonly state?: Page['pageInfo']['pageStatusCode'];
  readonly blockContent?: string;
};

/** A page whose screen, path and layout follow from its number. */
export const pageOf = (number: number, { state = 'N', blockContent = '', ...more }: PageParts = {}): Page => {
  const id = `PGE_TST_${String(number).padStart(5, '0')}`;
  return {
    type: 'page',
    id,
    v: 1,
    pageInfo: { pageId: id, pageStatusCode: state, pageBlockContent: blockContent },
    dataServiceList: [],
    messageList: [],
    screen: `Screen${number}`,
    paths: [`/page-${number}`],
    flags: {},
    guards: [],
    layout: 'plain',
    seo: {},
    aaPageNm: `page ${number}`,
    ...more,
  };
};

const headOf = (name: string) => ({
  title: `${name}.name`,
  description: `${name}.slogan`,
  keywords: `${name}.keywords`,
  image: name,
});

export const venueOf = (id: string, order: number, more: Partial<Venue> = {}): Venue => {
  const slug = id.toLowerCase();
  return {
    type: 'venue',
    id,
    v: 1,
    slug,
    order,
    parkKindCd: `0${order}`,
    publctTypeCd: `1${order}`,
    appType: `APP_${id}`,
    name: `${slug}.name`,
    tagline: `${slug}.tagline`,
    theme: slug,
    frame: 'frame',
    menu: `${slug}-menu`,
    main: `${id}Main`,
    mark: 'bell',
    art: 'park',
    head: headOf(slug),
    ...more,
  };
};

const siteDocument: Site = {
  type: 'site',
  id: 'site',
  v: 1,
  name: 'site.name',
  defaultVenue: 'AA',
  theme: 'site',
  frame: 'site-frame',
  phone: '1588-0000',
  appMarker: 'TestApp',
  screens: { gate: 'Gate', landing: 'Landing', login: 'Login', notFound: 'NotFound', error: 'Error' },
  states: { B: 'blocked', D: 'preparing', pending: 'pending' },
  gates: [
    { guard: 'need-login', flag: 'isNeedLogin' },
    { guard: 'guests-only', flag: 'isNeedNonLogin' },
  ],
  head: headOf('site'),
  texts: Object.fromEntries(
    siteSchema.properties.texts.required.map((role) => [role, `site.${role}`]),
  ) as Site['texts'],
  timings: {
    snackbarMs: 5000,
    snackbars: 3,
    requestMs: 30000,
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
  redirects: [{ from: '/', to: '/gateway' }],
  testerCodeList: 'COD_IAM_SEARCH_TESTER',
  budgets: { placements: 100, depth: 6, bytes: 100000, widgetKb: 100 },
};

/** Error policy; by default every error returns to the caller. */
export const errorsOf = (
  reactions: Errors['reactions'] = [{ errorType: 'none', reaction: 'caller' }],
  transport: Partial<Errors['transport']> = {},
): Errors => ({
  type: 'errors',
  id: 'errors',
  v: 1,
  reactions,
  transport: {
    timeout: { message: 'error.timeout', toMainFrom: ['Landing'] },
    noStatus: { code: 521, passThrough: ['ios'] },
    bootstrap: { code: 408 },
    held: { message: 'error.held' },
    ...transport,
  },
});

/** Account policy of the small site. */
export const policyOf = (more: Partial<AccountPolicy> = {}): AccountPolicy => ({
  type: 'account-policy',
  id: 'account-policy',
  v: 1,
  oneLogin: true,
  portalId: 'PORTAL',
  tenantId: 'TENANT',
  lifetimes: {
    accessMinutes: 15,
    idleDays: 14,
    absoluteDays: 30,
    unrememberedHours: 12,
    graceSeconds: 10,
    shellCodeSeconds: 60,
    resetMinutes: 30,
    provenMinutes: 10,
    holdSeconds: 30,
  },
  limits: { freeTries: 5, addressTries: 50, firstWaitSeconds: 5, longestWaitSeconds: 900, forgetMinutes: 60 },
  password: { rule: 'password', alertDays: 180, snoozeDays: 30 },
  idRule: 'login-id',
  consent: { channels: ['EMAIL', 'SMS', 'PUSH'], age: 14 },
  screens: {
    changePassword: 'Gate',
    membershipSignUp: 'Gate',
    selfCertification: 'Gate',
    acceptanceAgreement: 'Gate',
    authorize: 'Gate',
    myPage: 'Gate',
    landing: 'Landing',
  },
  sent: {
    passwordReset: { page: 'Gate', subject: 'sent.reset', body: 'sent.resetBody' },
    userIdFind: { subject: 'sent.findId', body: 'sent.findIdBody' },
  },
  ...more,
});

const baseDocuments: readonly AnyDocument[] = [
  siteDocument,
  errorsOf(),
  policyOf(),
  venueOf('AA', 1),
  venueOf('BB', 2),
  menuOf('aa-menu', [{ menuUid: 'AA1', pageId: 'PGE_TST_00011' }]),
  menuOf('bb-menu', [{ menuUid: 'BB1', pageId: 'PGE_TST_00012' }]),
  layoutOf('plain', [placement('plain')]),
  layoutOf('blocked', [placement('blocked')]),
  layoutOf('preparing', [placement('preparing')]),
  layoutOf('pending', [placement('pending')]),
  layoutOf('frame', [placement('bar')], 'frame'),
  layoutOf('site-frame', [placement('site-bar')], 'frame'),
  pageOf(1, { screen: 'Gate', paths: ['/gateway'] }),
  pageOf(2, { screen: 'Landing', paths: ['/landing'], guards: ['landing'] }),
  pageOf(3, { screen: 'Login', paths: ['/member/login'], flags: { isNeedNonLogin: true } }),
  pageOf(4, { screen: 'NotFound', paths: ['/not-found-page', '/{path*}'], status: 404 }),
  pageOf(5, { screen: 'Error', paths: ['/error'], status: 500 }),
  pageOf(11, { screen: 'AAMain', paths: ['/main'], venue: 'AA', redirects: ['/'] }),
  pageOf(12, { screen: 'BBMain', paths: ['/main'], venue: 'BB', redirects: ['/'] }),
  guardOf('landing', [{ when: [[{ fact: 'mode', is: ['main'] }]], redirect: { action: 'main' } }]),
  guardOf('guests-only', [{ when: [[{ fact: 'login', is: [true] }]], redirect: { action: 'main' } }]),
  guardOf('need-login', [
    {
      when: [
        [
          { fact: 'login', is: [false] },
          { fact: 'cameFrom', is: ['Login'] },
        ],
      ],
      redirect: { action: 'main' },
    },
    { when: [[{ fact: 'login', is: [false] }]], refuse: 'AL//need-login' },
  ]),
];

/** Documents of a small site with two venues, extended or replaced by the given ones. */
export const documentsOf = (more: readonly AnyDocument[] = []): DocumentSet => assemble([...baseDocuments, ...more]);

/** Site document with replaced parts. */
export const siteOf = (more: Partial<Site>): Site => ({ ...siteDocument, ...more });

const wordsOf = ({ site, venues, layouts, menus, pages, guards, errors }: Snapshot): readonly string[] => {
  const named = Object.values(venues).flatMap((venue) => [
    venue.name,
    venue.tagline,
    venue.chip ?? '',
    venue.head.title,
    venue.head.description,
    venue.head.keywords,
  ]);
  const parts = [layouts, menus, pages, guards].flatMap((all) =>
    Object.values<{ readonly messageKeys: readonly string[] }>(all).flatMap((one) => one.messageKeys),
  );
  return [
    ...new Set([
      site.name,
      site.head.title,
      site.head.description,
      site.head.keywords,
      ...Object.values(site.texts),
      ...errors.messageKeys,
      ...named,
      ...parts,
    ]),
  ];
};

const input = (documents: DocumentSet, sandbox: boolean) => ({
  documents,
  rich: new Map(),
  catalog: testCatalog,
  release: { number: 1, hash: 'hash' },
  sandbox,
});

/** Compiles the small site. The key `x` has the texts `ko x` and `en x` unless a document defines it. */
export const compileWith = (more: readonly AnyDocument[] = [], sandbox = false): ReturnType<typeof compile> => {
  const words = wordsOf(compile(input(documentsOf(more), sandbox)).snapshot);
  const messages = (['ko', 'en'] as const).map((locale) => ({
    type: 'messages' as const,
    id: `base-${locale}`,
    v: 1 as const,
    locale,
    texts: Object.fromEntries(words.map((word) => [word, `${locale} ${word}`])),
  }));
  return compile(input(documentsOf([...messages, ...more]), sandbox));
};

export const snapshotWith = (more: readonly AnyDocument[] = []): Snapshot => compileWith(more).snapshot;

type Asked = Omit<Partial<DecisionInput>, 'viewer'> & { readonly viewer?: Partial<DecisionInput['viewer']> };

/** Question of a guest on a phone on the first visit, at instant 1000. */
export const ask = (path: string, { viewer, ...more }: Asked = {}): DecisionInput => ({
  path,
  query: {},
  how: 'load',
  now: 1000,
  ...more,
  viewer: { locale: 'ko', platform: 'WEB_MOBILE', os: 'other', login: false, tester: false, ...viewer },
});

/** Formats seconds since 1970 as an instant of documents. */
export const instantAt = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
