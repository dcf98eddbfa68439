import type { WidgetNeed } from '../define-widget.ts';

export const needs = (): readonly WidgetNeed[] => [
  {
    name: 'attendance',
    path: '/api/v1/iam/evt/attend-dtl',
    query: { parkType: '{venue.code}' },
    personal: false,
    skipErrorHandler: true,
    memberEvent: 'event',
  },
];
