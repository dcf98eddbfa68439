import type { Kysely } from 'kysely';
import type { SavedDocuments } from '../../live-site/live-site.ts';
import type { Tables } from '../../storage/tables.ts';
import { holdPictures } from './named-pictures.ts';
import type { PictureFacts } from './picture-facts.ts';
import { listPictures } from './pictures-store.ts';

/** Returns the stored pictures for the check of these documents. Skips the query when the site has no pictures. */
export const storedPictures = async (db: Kysely<Tables>, documents: SavedDocuments): Promise<ReadonlyMap<string, PictureFacts>> =>
  holdPictures(documents) ? listPictures(db) : new Map();
