import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { RichNode } from '../../command.ts';

const text = { type: 'string' } as const;
const count = { type: 'integer' } as const;
const factList = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['label', 'value'],
    properties: { label: text, value: text },
  },
} as const;
const list = <const Item>(item: Item) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['list', 'totalCnt', 'pageNo', 'pageSize'],
    properties: { list: { type: 'array', items: item }, totalCnt: count, pageNo: count, pageSize: count },
  }) as const;

const noticeItem = {
  type: 'object',
  additionalProperties: false,
  required: ['publctId', 'publctTypeCd', 'title', 'summary', 'ctgryCd', 'ctgryNm', 'pinYn', 'publctDt', 'imageNm'],
  properties: {
    publctId: text,
    publctTypeCd: text,
    title: text,
    summary: text,
    ctgryCd: text,
    ctgryNm: text,
    pinYn: { enum: ['Y', 'N'] },
    publctDt: text,
    imageNm: text,
  },
} as const;
const neighbour = {
  type: 'object',
  additionalProperties: false,
  required: ['publctId', 'publctTypeCd', 'title'],
  properties: { publctId: text, publctTypeCd: text, title: text },
} as const;

/** `contents/notices`; `ctgryList` contains the categories that have notices; dates are YYYYMMDD. */
export const noticeListSchema = {
  ...list(noticeItem),
  required: ['list', 'totalCnt', 'pageNo', 'pageSize', 'ctgryList'],
  properties: {
    ...list(noticeItem).properties,
    ctgryList: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['ctgryCd', 'ctgryNm'],
        properties: { ctgryCd: text, ctgryNm: text },
      },
    },
  },
} as const satisfies JSONSchema;

/**
 * `contents/notices/{publctId}`; `contents` is the sanitised text as a tree, `contentsText` its plain text; `prev` and `next` are its neighbours
 * in the list.
 */
export const noticeDetailSchema = {
  ...noticeItem,
  required: [...noticeItem.required, 'contents', 'contentsText', 'factList'],
  properties: {
    ...noticeItem.properties,
    contents: { type: 'array', items: {} },
    contentsText: text,
    factList,
    next: neighbour,
    prev: neighbour,
  },
} as const satisfies JSONSchema;

/** Fields shared by all posts; `fromDtm` and `untilDtm` are YYYYMMDDHHmmss in Korean time, empty without a limit. */
const post = { title: text, summary: text, tag: text, imageNm: text, fromDtm: text, untilDtm: text, factList } as const;
const postKeys = ['title', 'summary', 'tag', 'imageNm', 'fromDtm', 'untilDtm', 'factList'] as const;

/** One record: its item with the full text. */
const detail = <const Keys extends readonly string[], const Properties extends object>({
  required,
  properties,
}: {
  readonly required: Keys;
  readonly properties: Properties;
}) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: [...required, 'contents', 'contentsText'],
    properties: { ...properties, contents: { type: 'array', items: {} }, contentsText: text },
  }) as const;

const boardItem = {
  type: 'object',
  additionalProperties: false,
  required: ['publctId', 'publctTypeCd', 'boardKindCd', 'iconNm', ...postKeys],
  properties: { publctId: text, publctTypeCd: text, boardKindCd: text, iconNm: text, ...post },
} as const;
/** `contents/boards`. */
export const boardListSchema = list({
  ...boardItem,
  properties: { ...boardItem.properties, contents: { type: 'array', items: {} }, contentsText: text },
});
/** `contents/board/{publct_id}`. */
export const boardDetailSchema = detail(boardItem) satisfies JSONSchema;

const discountItem = {
  type: 'object',
  additionalProperties: false,
  required: ['publctId', 'parkKindCd', 'bnftClassCd', 'bnftKindCd', ...postKeys],
  properties: {
    publctId: text,
    parkKindCd: text,
    bnftClassCd: text,
    bnftKindCd: text,
    ...post,
    endedYn: { enum: ['Y', 'N'], description: 'Y: over, listed on request.' },
    mineYn: { enum: ['Y', 'N'], description: 'Y: for the member who asks; listed first.' },
  },
} as const;
/** `contents/discounts`. */
export const discountListSchema = list(discountItem);
/** `contents/discount/{publctId}`. */
export const discountDetailSchema = detail(discountItem) satisfies JSONSchema;

const eventItem = {
  type: 'object',
  additionalProperties: false,
  required: ['eventId', 'eventKindCd', 'parkKindCd', 'iconNm', 'statusCd', ...postKeys],
  properties: {
    eventId: text,
    eventKindCd: text,
    parkKindCd: text,
    iconNm: text,
    statusCd: { enum: ['NOT_YET', 'OPEN', 'CLOSED', 'DONE'] },
    ...post,
  },
} as const;
/** `evt/event`. */
export const eventListSchema = list(eventItem);
/** `evt/event-dtl`. */
export const eventDetailSchema = detail(eventItem) satisfies JSONSchema;

const bannerItem = {
  type: 'object',
  additionalProperties: false,
  required: ['bannerSubject', 'bannerText', 'bannerTag', 'mobileImagUrl', 'imageNm', 'connUrl', 'newWindowYn'],
  properties: {
    bannerSubject: text,
    bannerText: text,
    bannerTag: text,
    mobileImagUrl: text,
    imageNm: text,
    connUrl: text,
    newWindowYn: { enum: ['Y', 'N'] },
  },
} as const;
/** `contents/banners` and `contents/bannersForPaging` (P-341). `connUrl` is an internal path or an address. */
export const bannerListSchema = list(bannerItem);

export type Rich<T> = Omit<T, 'contents'> & { readonly contents: readonly RichNode[] };
export type NoticeList = FromSchema<typeof noticeListSchema>;
export type NoticeDetail = Rich<FromSchema<typeof noticeDetailSchema>>;
export type BoardList = FromSchema<typeof boardListSchema>;
export type BoardDetail = Rich<FromSchema<typeof boardDetailSchema>>;
export type DiscountList = FromSchema<typeof discountListSchema>;
export type DiscountDetail = Rich<FromSchema<typeof discountDetailSchema>>;
export type EventList = FromSchema<typeof eventListSchema>;
export type EventDetail = Rich<FromSchema<typeof eventDetailSchema>>;
export type BannerList = FromSchema<typeof bannerListSchema>;

const integer = { type: 'integer' } as const;
const texts = { type: 'array', items: text } as const;
const listOf = <
  const Properties extends Record<string, unknown>,
  const Required extends readonly (keyof Properties & string)[],
>(
  properties: Properties,
  required: Required,
) => ({ type: 'array', items: { type: 'object', additionalProperties: false, required, properties } }) as const;

/** Prices of a venue, and the discounts that count on them now. */
export const feesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['today', 'lastDay', 'closedDayList', 'dayKindList', 'classList', 'ticketList', 'discountList'],
  properties: {
    today: { ...text, description: 'Today in Korea, YYYY-MM-DD.' },
    lastDay: { ...text, description: 'Last day of which the response knows whether the venue opens, YYYY-MM-DD.' },
    closedDayList: {
      ...texts,
      description: 'Days from today to the last day on which the venue is closed, YYYY-MM-DD.',
    },
    dayKindList: listOf(
      {
        dayKindId: text,
        name: text,
        weekdays: { type: 'array', items: integer },
        dates: listOf({ from: text, until: text }, ['from', 'until']),
      },
      ['dayKindId', 'name', 'weekdays', 'dates'],
    ),
    classList: listOf({ classId: text, name: text, note: text }, ['classId', 'name', 'note']),
    ticketList: listOf(
      {
        ticketId: text,
        name: text,
        note: text,
        priceList: listOf({ dayKindId: text, classId: text, won: integer }, ['dayKindId', 'classId', 'won']),
      },
      ['ticketId', 'name', 'note', 'priceList'],
    ),
    discountList: listOf(
      {
        discountId: text,
        bnftClassCd: text,
        title: text,
        summary: text,
        from: text,
        until: text,
        percent: integer,
        won: integer,
        who: texts,
        people: integer,
        days: texts,
        tickets: texts,
        with: texts,
        party: {
          type: 'object',
          additionalProperties: false,
          properties: { least: integer, who: texts, leastOfWho: integer },
        },
        heldYn: { enum: ['Y', 'N'] },
        mineYn: { enum: ['Y', 'N'], description: 'Y: the member who asks has what it needs.' },
      },
      ['discountId', 'bnftClassCd', 'title', 'summary', 'from', 'until', 'heldYn'],
    ),
  },
} as const satisfies JSONSchema;

export type Fees = FromSchema<typeof feesSchema>;

/** Tunes of a venue. */
export const soundsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['soundList'],
  properties: {
    soundList: listOf(
      {
        soundId: text,
        name: text,
        summary: text,
        imageNm: text,
        url: text,
        seconds: integer,
        captionList: listOf({ at: { type: 'number' }, text }, ['at', 'text']),
      },
      ['soundId', 'name', 'summary', 'imageNm', 'url', 'seconds', 'captionList'],
    ),
  },
} as const satisfies JSONSchema;

export type Sounds = FromSchema<typeof soundsSchema>;
