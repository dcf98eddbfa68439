import type { WidgetNeed } from '../define-widget.ts';
import { operationsNeed, weatherNeed } from '../shared/park/read-park.ts';
import { wayNeeds } from '../shared/ways/way.ts';

/** Days that can be chosen. */
const DAYS = 14;

/** The plan of the chosen day, the stage of the visit, and the park with its shows. */
export const needs = (): readonly WidgetNeed[] => {
  const query = { parkType: '{venue.code}', langId: '{locale}' };
  const plan = { ...query, visitDt: '{query.date|}' };
  return [
    {
      name: 'plan',
      path: '/api/v1/iam/curation/visit-plan',
      query: plan,
      personal: true,
      skipErrorHandler: true,
      memberEvent: 'queue',
    },
    {
      name: 'status',
      path: '/api/v1/iam/curation/visit-status',
      query: plan,
      personal: true,
      skipErrorHandler: true,
      memberEvent: 'queue',
    },
    ...wayNeeds(),
    operationsNeed(DAYS),
    weatherNeed,
    { name: 'shows', path: '/api/v1/iam/information/showtimes', query: { ...query, date: '{query.date|}' } },
  ];
};
