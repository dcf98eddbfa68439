import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

export const needs = (settings: Settings): readonly WidgetNeed[] => [
  {
    name: 'posts',
    path: `/api/v1/iam/contents/${settings.source}`,
    query: {
      ...(settings.source === 'boards' ? boards(settings) : discounts(settings)),
      currentPage: '1',
      pagePerCount: String(settings.count),
      langId: '{locale}',
    },
  },
];

const boards = ({ publctTypeCd, kind }: Settings) => ({
  publctTypeCd: publctTypeCd ?? '{venue.publctTypeCd}',
  ...(kind === undefined ? {} : { boardKindCd: kind }),
});

const discounts = ({ parkKindCd, kind, class: benefitClass }: Settings) => ({
  parkKindCd: parkKindCd ?? '{venue.parkKindCd}',
  ...(benefitClass === undefined ? {} : { bnftClassCd: benefitClass }),
  ...(kind === undefined ? {} : { bnftKindCd: kind }),
});
