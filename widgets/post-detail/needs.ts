import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Fallback when the address names no record. */
const FIRST = '1';

const idOf = ({ source, param, query }: Settings): string =>
  query === undefined
    ? `{param.${param ?? (source === 'events' ? 'eventId' : 'publctId')}}`
    : `{query.${query}|${FIRST}}`;

// Numbers begin at 1 in every kind of every venue, so the call says which ones are meant.
const calls = {
  boards: (settings: Settings) => ({
    path: `contents/board/${idOf(settings)}`,
    query: {
      publctTypeCd: settings.publctTypeCd ?? '{venue.publctTypeCd}',
      ...(settings.kind === undefined ? {} : { boardKindCd: settings.kind }),
    },
  }),
  discounts: (settings: Settings) => ({
    path: `contents/discount/${idOf(settings)}`,
    query: {
      parkKindCd: '{venue.parkKindCd}',
      ...(settings.class === undefined ? {} : { bnftClassCd: settings.class }),
      ...(settings.kind === undefined ? {} : { bnftKindCd: settings.kind }),
    },
  }),
  events: (settings: Settings) => ({
    path: 'evt/event-dtl',
    query: {
      eventId: idOf(settings),
      parkKindCd: '{venue.parkKindCd}',
      ...(settings.kind === undefined ? {} : { eventKindCd: settings.kind }),
    },
  }),
  terms: ({ kind = '' }: Settings) => ({ path: 'contents/terms', query: { kind } }),
} as const satisfies Readonly<Record<Settings['source'], (settings: Settings) => Pick<WidgetNeed, 'path' | 'query'>>>;

export const needs = (settings: Settings): readonly WidgetNeed[] => {
  const { path, query } = calls[settings.source](settings);
  return [{ name: 'post', path: `/api/v1/iam/${path}`, query: { ...query, langId: '{locale}' } }];
};
