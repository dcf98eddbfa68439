import type { FastifyInstance } from 'fastify';
import { ageOn } from '../../../engine/index.ts';
import type { CollectibleProgram } from '#schemas/documents/collectible-program/schema';
import { HttpError } from '../../core/errors.ts';
import type { SessionRow } from '../../core/session/sessions-store.ts';
import { kstDay } from '../../core/wire-values.ts';

/** Youngest age at which the law lets people hold tokens here. A program may ask for more. */
const ADULT = 19;

/** Program of the site; undefined without one. */
export const programOf = (app: FastifyInstance): CollectibleProgram | undefined =>
  app.live.current.prepared.documents['collectible-program'].values().next().value;

/** Youngest age of those who take part. */
export const minAgeOf = (app: FastifyInstance): number => Math.max(ADULT, programOf(app)?.minAge ?? ADULT);

export const isOldEnough = (app: FastifyInstance, { birth_date }: Pick<SessionRow, 'birth_date'>): boolean =>
  (ageOn(birth_date, kstDay(app.clock.now())) ?? 0) >= minAgeOf(app);

/** Throws `nftAge` for members who are too young. */
export const requireAdult = (app: FastifyInstance, session: SessionRow): void => {
  if (!isOldEnough(app, session)) throw new HttpError('nftAge');
};
