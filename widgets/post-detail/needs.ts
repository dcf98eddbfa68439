import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const calls = { boards: 'board', discounts: 'discount' } as const;

export const needs = (settings: Settings): readonly WidgetNeed[] => [
  {
    name: 'post',
    path: `/api/v1/iam/contents/${calls[settings.source]}/{param.${settings.param ?? 'publctId'}}`,
    query: { langId: '{locale}' },
  },
];
