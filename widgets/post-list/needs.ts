import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Kind that the call asks for: the visitor's choice, else that of the settings. */
const kindOf = ({ kind, kinds }: Settings): string | undefined =>
  kinds?.query === undefined ? kind : `{query.${kinds.query}|${kind ?? ''}}`;

export const needs = (settings: Settings): readonly WidgetNeed[] => {
  const kind = kindOf(settings);
  const { path, query } = calls[settings.source](kind === undefined ? settings : { ...settings, kind });
  return [
    {
      name: 'posts',
      path: `/api/v1/iam/${path}`,
      query: {
        ...query,
        currentPage: settings.pages === undefined ? '1' : `{query.${settings.pages.query}|1}`,
        pagePerCount: String(settings.count),
        langId: '{locale}',
      },
    },
  ];
};

const calls = {
  boards: ({ publctTypeCd, kind, variant }: Settings) => ({
    path: 'contents/boards',
    query: {
      publctTypeCd: publctTypeCd ?? '{venue.publctTypeCd}',
      ...(kind === undefined ? {} : { boardKindCd: kind }),
      ...(variant === 'answers' ? { withContents: 'Y' } : {}),
    },
  }),
  discounts: ({ parkKindCd, kind, class: benefitClass, texts }: Settings) => ({
    path: 'contents/discounts',
    query: {
      parkKindCd: parkKindCd ?? '{venue.parkKindCd}',
      ...(benefitClass === undefined ? {} : { bnftClassCd: benefitClass }),
      ...(kind === undefined ? {} : { bnftKindCd: kind }),
      ...(texts.ended === undefined ? {} : { withEnded: 'Y' }),
    },
  }),
  events: ({ parkKindCd, kind, status }: Settings) => ({
    path: 'evt/event',
    query: {
      parkKindCd: parkKindCd ?? '{venue.parkKindCd}',
      ...(kind === undefined ? {} : { eventKindCd: kind }),
      ...(status === undefined ? {} : { statusCd: status.join(',') }),
    },
  }),
} as const satisfies Readonly<Record<Settings['source'], (settings: Settings) => Pick<WidgetNeed, 'path' | 'query'>>>;
