import type { WidgetNeed } from '../define-widget.ts';

export const needs = (): readonly WidgetNeed[] => [
  { name: 'fees', path: '/api/v1/iam/contents/fees', query: { parkType: '{venue.code}', langId: '{locale}' } },
];
