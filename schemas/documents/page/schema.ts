import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { pageIdPattern, pageMeta, stateCode } from '../../page-meta.ts';
import { parameters } from '../../parameter.schema.ts';
import { envelope, instant, messageKey, screenName, venueCode } from '../../parts.ts';
import type { ShownPeriod } from '../../shown-period.ts';

const yes = { type: 'boolean' } as const;
const path = { type: 'string', pattern: '^/[^\\s?#]*$', maxLength: 200 } as const;

/**
 * A page in the specification's full form (P-354 … P-356) with its route. Paths of a venue's page are relative to the venue's slug; `{name}`
 * matches one segment, `{name*}` the rest. The first path is canonical. `id` equals `pageInfo.pageId`.
 */
export const pageSchema = {
  type: 'object',
  additionalProperties: false,
  shown: { always: 'Its schedule changes its state.' },
  required: [
    'type',
    'id',
    'v',
    'pageInfo',
    'dataServiceList',
    'messageList',
    'screen',
    'paths',
    'flags',
    'guards',
    'layout',
    'seo',
    'aaPageNm',
  ],
  properties: {
    ...envelope,
    id: { type: 'string', pattern: pageIdPattern },
    type: { const: 'page' },
    pageInfo: pageMeta.pageInfo,
    schedule: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['from', 'pageStatusCode'],
        properties: {
          from: instant,
          until: instant,
          pageStatusCode: stateCode,
          pageBlockContent: { type: 'string', maxLength: 400 },
        },
      },
    },
    dataServiceList: pageMeta.dataServiceList,
    messageList: pageMeta.messageList,
    screen: { type: 'string', minLength: 1, maxLength: 60 },
    aliases: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', minLength: 1, maxLength: 60 },
    },
    venue: venueCode,
    paths: { type: 'array', minItems: 1, maxItems: 8, items: path },
    params: parameters,
    query: parameters,
    droppedOnBack: {
      type: 'array',
      maxItems: 5,
      items: { type: 'string', pattern: '^\\w{1,40}$' },
    },
    onlyFrom: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'screens'],
        properties: {
          name: { type: 'string', pattern: '^\\w{1,40}$' },
          screens: { type: 'array', minItems: 1, maxItems: 10, items: screenName },
        },
      },
    },
    onward: {
      type: 'object',
      additionalProperties: false,
      required: ['query', 'screen'],
      properties: { query: { type: 'string', pattern: '^\\w{1,40}$' }, screen: screenName },
    },
    redirects: { type: 'array', maxItems: 8, items: path },
    flags: {
      type: 'object',
      additionalProperties: false,
      properties: {
        isNeedLogin: yes,
        isNeedNonLogin: yes,
        keepAlive: yes,
        keepAliveName: { type: 'string', minLength: 1, maxLength: 60 },
        isHeader: yes,
        isFooter: yes,
        headerFixed: yes,
        floatingMenuBtn: yes,
        fixedLayout: yes,
        homeLogo: yes,
        onSite: yes,
        prevBtn: yes,
        menuBtn: yes,
        shareBtn: yes,
        smartBookBtn: yes,
        alarmBtn: yes,
        mypageAlarmBtn: yes,
        alarmOn: yes,
        mypageSetting: yes,
        reservationBtn: yes,
        toggleSwitchBtn: yes,
        pocketRefreshBtn: yes,
        isStickyHeader: yes,
        isStickyFooter: yes,
        loginBtn: yes,
        devSmartBookBtn: yes,
        searchBtn: yes,
        title: messageKey,
        isCustomTitle: yes,
        isCb: yes,
        isHb: yes,
        isSw: yes,
        category: { type: 'string', maxLength: 60 },
      },
    },
    guards: { type: 'array', maxItems: 10, items: { type: 'string' } },
    layout: { type: 'string' },
    stateLayouts: {
      type: 'object',
      additionalProperties: false,
      properties: { B: { type: 'string' }, D: { type: 'string' } },
    },
    seo: {
      type: 'object',
      additionalProperties: false,
      properties: {
        title: messageKey,
        description: messageKey,
        keywords: messageKey,
        image: { type: 'string', minLength: 1 },
        noindex: { type: 'boolean' },
      },
    },
    aaPageNm: { type: 'string', minLength: 1, maxLength: 120 },
    notSearched: {
      type: 'boolean',
    },
    whole: {
      type: 'boolean',
    },
    status: { enum: [200, 404, 500] },
  },
} as const satisfies JSONSchema & { readonly shown: ShownPeriod };

export type Page = FromSchema<typeof pageSchema>;
export type PageFlags = Page['flags'];
