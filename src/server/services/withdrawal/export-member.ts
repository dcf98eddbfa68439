import type { FastifyInstance } from 'fastify';
import type { Locale } from '#schemas/parts';
import type { Db } from '../../core/storage/tables.ts';
import { memberDataOf } from './member-data-of.ts';

/** Reads everything that the services keep of a member. */
export const exportMember = async (
  app: FastifyInstance,
  db: Db,
  { member, locale }: { readonly member: string; readonly locale: Locale },
): Promise<Readonly<Record<string, unknown>>> => {
  const parts: Readonly<Record<string, unknown>>[] = [];
  for (const { exported } of memberDataOf(app))
    if (exported !== undefined) parts.push(await exported(db, app.context, member, locale));
  return Object.assign({}, ...parts) as Readonly<Record<string, unknown>>;
};
