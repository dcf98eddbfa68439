import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

/** Name and end address of the site. Guests are answered too. */
export const needs = ({ client }: Pick<Settings, 'client'>): readonly WidgetNeed[] => [
  {
    name: 'client',
    path: '/api/v1/iam/users/external-login/client',
    query: { clientId: `{query.${client}|}` },
    personal: false,
    skipErrorHandler: true,
    onlyWith: 'clientId',
  },
];
