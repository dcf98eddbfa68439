import type { FilePurpose, FileType } from '#schemas/calls/files/answers';
import type { Context } from '../context.ts';
import { HttpError, type EdgeErrorName } from '../errors.ts';
import { orderedId } from '../records/ordered-id.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { Db, Tables, Tx } from '../storage/tables.ts';

/** A stored file with its bytes. */
export interface StoredFile {
  readonly id: string;
  readonly mediaType: FileType;
  readonly bytes: Uint8Array;
}

interface NewFile {
  readonly member: string;
  readonly purpose: FilePurpose;
  readonly mediaType: FileType;
  readonly bytes: Uint8Array;
}

type FileContext = Pick<Context, 'store' | 'files' | 'clock'>;

/**
 * Stores an uploaded file, which a record claims later, and returns its ID. The row comes first, so bytes without a row never exist; a row without bytes is
 * deleted after a day like every file that nothing claims. Throws `filesAway` if the file store fails.
 */
export const keepFile = async (
  context: FileContext,
  { member, purpose, mediaType, bytes }: NewFile,
): Promise<string> => {
  const id = orderedId();
  await inTransaction(context.store, async (tx) => {
    await tx
      .insertInto('files')
      .values({
        id,
        member,
        purpose,
        state: 'UNCLAIMED',
        at: context.clock.now().toISOString(),
        media_type: mediaType,
        size: bytes.length,
        ref: '',
        bytes: null,
      })
      .execute();
  });
  try {
    await context.files.put(id, bytes, mediaType);
  } catch (error) {
    await inTransaction(context.store, (tx) => releaseFiles(tx, { fileIds: [id] }));
    throw Object.assign(new HttpError('filesAway'), { cause: error });
  }
  return id;
};

interface FileClaim {
  readonly member: string;
  readonly purpose: FilePurpose;
  readonly fileIds: readonly string[];
  /** Record that has the files from now on: table and ID, such as `inquiries 0abc`. */
  readonly ref: string;
  /** Error for a file that cannot be claimed. Default: `fileGone`. */
  readonly refusal?: EdgeErrorName;
}

/**
 * Claims uploaded files of a member for a record, in the transaction that stores the record. Throws `refusal` unless each file is the member's, of the
 * purpose and in no other record.
 */
export const claimFiles = async (
  tx: Tx,
  { member, purpose, fileIds, ref, refusal = 'fileGone' }: FileClaim,
): Promise<void> => {
  for (const id of [...new Set(fileIds)].toSorted()) {
    const { numUpdatedRows } = await tx
      .updateTable('files')
      .set({ state: 'CLAIMED', ref })
      .where('id', '=', id)
      .where('member', '=', member)
      .where('purpose', '=', purpose)
      .where('state', '=', 'UNCLAIMED')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new HttpError(refusal);
  }
};

/** Gives up files, or all files of a record. Nobody can read them any more, and a job deletes their bytes. */
export const releaseFiles = async (
  tx: Tx,
  which: { readonly fileIds: readonly string[] } | { readonly ref: string } | { readonly member: string },
): Promise<void> => {
  if ('fileIds' in which && which.fileIds.length === 0) return;
  const change = tx.updateTable('files').set({ state: 'DELETED', member: null, ref: '', bytes: null });
  await (
    'fileIds' in which
      ? change.where('id', 'in', which.fileIds)
      : 'ref' in which
        ? change.where('ref', '=', which.ref)
        : change.where('member', '=', which.member)
  ).execute();
};

/** Lists the files of a record, in the order of their upload. */
export const filesOf = (db: Db, ref: string): Promise<readonly Pick<Tables['files'], 'id' | 'media_type' | 'size'>[]> =>
  db
    .selectFrom('files')
    .select(['id', 'media_type', 'size'])
    .where('ref', '=', ref)
    .where('state', '=', 'CLAIMED')
    .orderBy('id')
    .execute();

const readBytes = async (
  { files }: Pick<Context, 'files'>,
  row: Pick<Tables['files'], 'id' | 'media_type' | 'bytes'> | undefined,
): Promise<StoredFile | undefined> => {
  if (row === undefined) return undefined;
  const bytes = row.bytes ?? (await files.get(row.id));
  return bytes === undefined ? undefined : { id: row.id, mediaType: row.media_type, bytes };
};

const columns = ['id', 'media_type', 'bytes'] as const;

interface OwnFile {
  readonly id: string;
  readonly member: string;
  /** Only a file of this purpose that no record has claimed. */
  readonly unclaimedFor?: FilePurpose;
}

/** Reads a file for the member who uploaded it; undefined for everybody else. */
export const readOwnFile = async (
  context: Pick<Context, 'store' | 'files'>,
  { id, member, unclaimedFor }: OwnFile,
): Promise<StoredFile | undefined> => {
  const found = context.store.db
    .selectFrom('files')
    .select(columns)
    .where('id', '=', id)
    .where('member', '=', member)
    .where('state', '!=', 'DELETED');
  const row = await (
    unclaimedFor === undefined ? found : found.where('purpose', '=', unclaimedFor).where('state', '=', 'UNCLAIMED')
  ).executeTakeFirst();
  return readBytes(context, row);
};

/** Reads a file of a record, for those whom the caller has found entitled to the record. */
export const readClaimedFile = async (
  context: Pick<Context, 'store' | 'files'>,
  { id, ref }: { readonly id: string; readonly ref: string },
): Promise<StoredFile | undefined> =>
  readBytes(
    context,
    await context.store.db
      .selectFrom('files')
      .select(columns)
      .where('id', '=', id)
      .where('ref', '=', ref)
      .where('state', '=', 'CLAIMED')
      .executeTakeFirst(),
  );
