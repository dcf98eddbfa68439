import type { WidgetNeed } from '../define-widget.ts';
import { wayNeeds } from '../shared/ways/way.ts';

/** The course to change, if the address names one, and the park. */
export const needs = (): readonly WidgetNeed[] => [
  {
    name: 'course',
    path: '/api/v1/iam/curation/course',
    query: { parkType: '{venue.code}', langId: '{locale}', courseId: '{query.id|}' },
    personal: true,
    skipErrorHandler: true,
    onlyWith: 'courseId',
  },
  ...wayNeeds(),
];
