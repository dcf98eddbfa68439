import type { FastifyInstance } from 'fastify';
import type { Course } from '#schemas/documents/course/schema';
import type { Facility } from '#schemas/documents/facility/schema';
import type { Locale } from '#schemas/parts';
import type { Db, Tables } from '../../core/storage/tables.ts';
import { facilitiesOf } from '../park-state/index.ts';

export type CourseRow = Tables['member_courses'];

/** Reader of courses. Guests have no member. */
export interface Reader {
  readonly member: string | undefined;
  readonly venue: string;
  readonly locale: Locale;
}

export interface StopAt {
  readonly facilityId: string;
  readonly minutes: number;
}

export const documentsOf = (app: FastifyInstance) => app.live.current.prepared.documents;

/** Recommended courses of a venue in their order. */
export const recommendedIn = (app: FastifyInstance, venue: string): readonly Course[] => {
  const park = documentsOf(app).venue.get(venue)?.parkKindCd;
  return [...documentsOf(app).course.values()]
    .filter(({ parkKindCd }) => parkKindCd === park)
    .toSorted((one, other) => one.order - other.order);
};

/** Facilities of a venue by ID. */
export const placesOf = (app: FastifyInstance, venue: string): ReadonlyMap<string, Facility> =>
  new Map(facilitiesOf(documentsOf(app), venue).map((one) => [one.facilityId, one]));

// This server wrote the JSON.
export const stopsOf = ({ stops }: Pick<CourseRow, 'stops'>): readonly StopAt[] =>
  JSON.parse(stops) as readonly StopAt[];

/** Persona of a member at a venue; empty without a survey. */
export const personaOf = async (app: FastifyInstance, db: Db, member: string, venue: string): Promise<string> => {
  const park = documentsOf(app).venue.get(venue)?.parkKindCd ?? '';
  return (
    (
      await db
        .selectFrom('personas')
        .select('persona')
        .where('member', '=', member)
        .where('park', '=', park)
        .executeTakeFirst()
    )?.persona ?? ''
  );
};
