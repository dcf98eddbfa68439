import type { Kysely } from 'kysely';
import type { SavedDocuments } from '../../live-site.ts';
import type { Tables } from '../../storage/tables.ts';
import { holdPictures } from './named-pictures.ts';
import type { PictureFacts } from './picture-facts.ts';
import { listPictures } from './pictures-store.ts';

/** What the store holds of uploads, for the check of these documents; a site without pictures asks for nothing. */
export const heldPictures = async (db: Kysely<Tables>, documents: SavedDocuments): Promise<ReadonlyMap<string, PictureFacts>> =>
  holdPictures(documents) ? listPictures(db) : new Map();
