import type { WidgetNeed } from '../define-widget.ts';

/** What the site in the query asks for. */
export const needs = (): readonly WidgetNeed[] => [
  {
    name: 'grant',
    path: '/api/v1/iam/users/external-login',
    query: { redirectUrl: '{query.redirectUrl|}', scope: '{query.scope|}' },
    personal: true,
    skipErrorHandler: true,
    onlyWith: 'redirectUrl',
  },
];
