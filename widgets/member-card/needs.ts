import type { WidgetNeed } from '../define-widget.ts';

/** Whose page it is; the card itself says when it does not come. */
export const needs = (): readonly WidgetNeed[] => [{ name: 'member', path: '/api/v1/iam/members', query: { membershipUid: '{member.uid}', langId: '{locale}' }, personal: true, skipErrorHandler: true }];
