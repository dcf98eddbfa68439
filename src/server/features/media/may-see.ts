import type { FastifyInstance } from 'fastify';
import { allows, allowsType } from '../operators/grants.ts';
import type { Operator } from '../operators/operator.ts';
import { namedPictures } from './named-pictures.ts';

/**
 * Whether somebody may see an upload: what is live everybody of the console may, what a document of a venue named once whoever may read
 * pictures there, what no document has named yet whoever may make one of it.
 */
export const maySee = async ({ live, desk }: FastifyInstance, { grants }: Pick<Operator, 'grants'>, hash: string): Promise<boolean> => {
  if (namedPictures(live.current).has(hash) || allowsType(grants, 'edit', 'picture')) return true;
  const rows = await desk.store.db.selectFrom('revisions').select('body').where('type', '=', 'picture').where('body', 'like', `%"${hash}"%`).execute();
  // Written by saveRevisions from an object.
  return rows.some(({ body }) => allows(grants, 'read', { type: 'picture', venue: (JSON.parse(body) as { readonly venue?: string }).venue }));
};
