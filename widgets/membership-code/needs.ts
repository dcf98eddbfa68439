import type { WidgetNeed } from '../define-widget.ts';

/** The code is personal, and the widget shows its own error. */
export const needs = (): readonly WidgetNeed[] => [
  { name: 'code', path: '/api/v1/iam/members/membership-code', query: {}, personal: true, skipErrorHandler: true },
];
