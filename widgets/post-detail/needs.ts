import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

// Numbers begin at 1 in every venue, so the call says which one is meant.
const calls = {
  boards: { path: 'board', venue: { publctTypeCd: '{venue.publctTypeCd}' } },
  discounts: { path: 'discount', venue: { parkKindCd: '{venue.parkKindCd}' } },
} as const;

export const needs = (settings: Settings): readonly WidgetNeed[] => [
  {
    name: 'post',
    path: `/api/v1/iam/contents/${calls[settings.source].path}/{param.${settings.param ?? 'publctId'}}`,
    query: { ...calls[settings.source].venue, langId: '{locale}' },
  },
];
