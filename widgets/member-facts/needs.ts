import type { WidgetNeed } from '../define-widget.ts';
import type { Settings } from './schema.ts';

const paths: Readonly<Record<Settings['source'], string>> = {
  user: '/api/v1/iam/users/info',
  membership: '/api/v1/iam/members',
  points: '/api/v1/iam/point/my-point',
  persona: '/api/v1/iam/curation/persona-type',
};

/** Personal data is fetched for members only; the widget shows its own error. */
export const needs = ({ source }: Settings): readonly WidgetNeed[] => [
  {
    name: 'facts',
    path: paths[source],
    query: source === 'persona' ? { parkKindCd: '{venue.parkKindCd}' } : {},
    personal: true,
    skipErrorHandler: true,
  },
];
