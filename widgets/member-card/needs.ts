import type { WidgetNeed } from '../define-widget.ts';

/** The page's member; the card shows its own error. */
export const needs = (): readonly WidgetNeed[] => [
  {
    name: 'member',
    path: '/api/v1/iam/members',
    query: { membershipUid: '{member.uid}', langId: '{locale}' },
    personal: true,
    memberEvent: 'som',
    skipErrorHandler: true,
  },
];
