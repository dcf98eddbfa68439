import type { FastifyInstance } from 'fastify';
import type { ProfileUploads } from '#schemas/calls/profile/console-answers';
import { releaseFiles } from '../../core/files/file-records.ts';
import { audit } from '../../core/records/audit.ts';
import { claim } from '../../core/records/claim.ts';
import { notify } from '../../core/records/notify.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { uploadPathOf } from './pictures.ts';

/** Scope of the claims of uploads that an agent has looked at and kept. */
const SEEN = 'profile-picture-kept';
const MOST = 50;

const uploads = (db: Db) =>
  db
    .selectFrom('files')
    .innerJoin('members', 'members.uid', 'files.member')
    .where('files.purpose', '=', 'PROFILE')
    .where('files.state', '=', 'CLAIMED')
    .where('members.state', '=', 'active');

/** Lists uploaded pictures that no agent has decided about, the first upload first. */
export const listUploads = async (db: Db, url: (id: string) => string): Promise<ProfileUploads> => {
  const rows = await uploads(db)
    .select(['files.id', 'files.at', 'members.nickname', 'members.picture'])
    .where('files.id', 'not in', db.selectFrom('claims').select('key').where('scope', '=', SEEN))
    .orderBy('files.at')
    .orderBy('files.id')
    .limit(MOST)
    .execute();
  return {
    pictures: rows
      .filter(({ id, picture }) => picture === uploadPathOf(id))
      .map(({ id, at, nickname }) => ({ id, nickname, sentAt: at, url: url(id) })),
  };
};

export interface UploadDecision {
  readonly id: string;
  readonly decision: 'HIDE' | 'KEEP';
  readonly operator: string;
}

/** Keeps an uploaded picture, or takes it from its member and deletes it. Returns false if it is nobody's picture any more, or was decided about. */
export const decideUpload = async (
  tx: Tx,
  app: FastifyInstance,
  { id, decision, operator }: UploadDecision,
): Promise<boolean> => {
  const row = await uploads(tx)
    .select('members.uid')
    .where('files.id', '=', id)
    .where('members.picture', '=', uploadPathOf(id))
    .executeTakeFirst();
  if (row === undefined) return false;
  const at = app.clock.now();
  if (!(await claim(tx, { scope: SEEN, key: id, ref: operator, at }))) return false;
  await audit(tx, {
    record: 'files',
    id,
    actor: { kind: 'operator', id: operator },
    from: 'CLAIMED',
    to: decision === 'HIDE' ? 'HIDDEN' : 'KEPT',
    at,
  });
  if (decision === 'KEEP') return true;
  await tx
    .updateTable('members')
    .set({ picture: '', updated_at: at.toISOString() })
    .where('uid', '=', row.uid)
    .where('picture', '=', uploadPathOf(id))
    .execute();
  await releaseFiles(tx, { fileIds: [id] });
  await notify(tx, app.context, { member: row.uid, event: 'PROFILE_HIDDEN', ref: id, values: {} });
  return true;
};
