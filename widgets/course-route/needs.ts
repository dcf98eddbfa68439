import type { WidgetNeed } from '../define-widget.ts';
import { wayNeeds } from '../shared/ways/way.ts';

/** The course, and the park for its line. Browsers fetch the course, for guests too. */
export const needs = (): readonly WidgetNeed[] => [
  {
    name: 'course',
    path: '/api/v1/iam/curation/course',
    query: { parkType: '{venue.code}', langId: '{locale}', courseId: '{query.id|}' },
    skipErrorHandler: true,
  },
  ...wayNeeds(),
];
