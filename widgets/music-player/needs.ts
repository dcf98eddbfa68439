import type { WidgetNeed } from '../define-widget.ts';

export const needs = (): readonly WidgetNeed[] => [
  { name: 'sounds', path: '/api/v1/iam/contents/sounds', query: { parkType: '{venue.code}', langId: '{locale}' } },
];
