import type { FastifyInstance } from 'fastify';
import { allows, allowsType } from '../operators/grants.ts';
import type { Operator } from '../operators/operator.ts';
import { namedPictures } from './named-pictures.ts';

/**
 * Checks if an operator may view an upload. Every operator sees live pictures. A picture that a venue's document names requires the read right there.
 * Any other upload requires the right to edit pictures.
 */
export const canViewPicture = async ({ live, desk }: FastifyInstance, { grants }: Pick<Operator, 'grants'>, hash: string): Promise<boolean> => {
  if (namedPictures(live.current).has(hash) || allowsType(grants, 'edit', 'picture')) return true;
  const rows = await desk.store.db.selectFrom('revisions').select('body').where('type', '=', 'picture').where('body', 'like', `%"${hash}"%`).execute();
  // Written by saveRevisions from an object.
  return rows.some(({ body }) => allows(grants, 'read', { type: 'picture', venue: (JSON.parse(body) as { readonly venue?: string }).venue }));
};
