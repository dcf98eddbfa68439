import type { WidgetNeed } from '../define-widget.ts';

export const needs = (): readonly WidgetNeed[] => [
  {
    name: 'slots',
    path: '/api/v1/iam/video/event-billboard-slot',
    query: { parkType: '{venue.code}', langId: '{locale}' },
  },
  { name: 'words', path: '/api/v1/iam/fword-list', query: {} },
];
