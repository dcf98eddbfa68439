import { inBoth } from '../../core/in-both.ts';
import { DAY_MS } from '../../core/durations.ts';
import { localised } from '#content/answers/texts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { defineStates, statesBefore } from '../../../engine/index.ts';
import { codeLists } from '#schemas/code-lists';
import { sendSeasonPicture } from '#schemas/calls/pocket/season-calls';
import type { Locale } from '#schemas/parts';
import type { SeasonPictureState } from '#schemas/calls/pocket/season-answers';
import { HttpError } from '../../core/errors.ts';
import type { Actor } from '../../core/records/actor.ts';
import { audit } from '../../core/records/audit.ts';
import { announceMember } from '../../core/records/member-events.ts';
import { notify } from '../../core/records/notify.ts';
import { orderedId } from '../../core/records/ordered-id.ts';
import { transition } from '../../core/records/transition.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { kstDay } from '../../core/wire-values.ts';
import { readMaster } from '../../core/pictures/make-picture.ts';
import { PictureRefused } from '../../core/pictures/picture-refused.ts';
import { lockPass } from './season.ts';
import { isLive, stateOn, type ProductRow } from './states.ts';

/** WAITING > ACCEPTED or RETURNED by an agent; a returned picture is replaced by its member. */
export const seasonPictureMachine = defineStates<SeasonPictureState>([
  { from: 'WAITING', to: 'ACCEPTED', by: ['operator'] },
  { from: 'WAITING', to: 'RETURNED', by: ['operator'] },
  { from: 'RETURNED', to: 'WAITING', by: ['member'] },
]);

/** Sides of the stored picture, in pixels. */
const [leastWidth, mostWidth] = [600, 900];
/** Pictures are deleted this many days after the term of their pass. */
const KEPT_DAYS = 90;

const termOf = (pass: ProductRow): string => `${pass.number} ${pass.valid_until}`;

/** Decodes an upload and encodes it anew as JPEG, 3:4, without metadata. Throws FIL_01 and FIL_02. */
export const makeSeasonPicture = async (upload: unknown): Promise<Uint8Array> => {
  if (!(upload instanceof Uint8Array)) throw new HttpError('fileKind');
  const { bytes, size } = await readMaster(upload, sendSeasonPicture.bytes.types).catch((error: unknown) => {
    throw error instanceof PictureRefused ? new HttpError(error.why === 'pixels' ? 'fileSize' : 'fileKind') : error;
  });
  const width = Math.min(size.width, Math.floor((size.height * 3) / 4), mostWidth);
  if (width < leastWidth) throw new HttpError('fileSize');
  return sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width, height: Math.round((width * 4) / 3), fit: 'cover' })
    .jpeg({ quality: 86 })
    .toBuffer();
};

/** Picture of a pass as its member sees it. Another member who has registered the pass before left none. */
export const readSeasonPictureOf = async (app: FastifyInstance, db: Db, pass: ProductRow, locale: Locale) => {
  const row = await db
    .selectFrom('season_pictures')
    .select(['id', 'state', 'reason', 'sent_at'])
    .where('term', '=', termOf(pass))
    .where('member', '=', pass.member)
    .executeTakeFirst();
  const isOpen = isLive(stateOn(pass, kstDay(app.clock.now())));
  return {
    productId: pass.id,
    statusCd: row?.state ?? ('NONE' as const),
    url: row === undefined ? '' : `/season-pictures/${row.id}?at=${Date.parse(row.sent_at)}`,
    reasonNm: row?.state === 'RETURNED' ? reasonName(app, row.reason, locale) : '',
    canSendYn: isOpen && (row === undefined || row.state === 'RETURNED') ? ('Y' as const) : ('N' as const),
  };
};

const reasonItems = (app: FastifyInstance) =>
  app.live.current.prepared.documents['code-list'].get(codeLists.seasonPictureReason)?.items ?? [];

/** Name of a reason in a language. */
export const reasonName = (app: FastifyInstance, code: string, locale: Locale): string => {
  const name = reasonItems(app).find(({ codeId }) => codeId === code)?.codeName;
  return localised(name, locale) || code;
};

/** Reasons for which agents return pictures. */
export const listReasons = (app: FastifyInstance) =>
  reasonItems(app).map(({ codeId, codeName }) => ({
    code: codeId,
    name: inBoth(codeName, codeId),
  }));

/** Throws PKT_03 for a pass that is used or whose term is over. */
export const requireLive = (pass: ProductRow, at: Date): void => {
  if (!isLive(stateOn(pass, kstDay(at)))) throw new HttpError('ticketExpired');
};

/** Stores a picture for approval. Throws PKT_10 if the term of the pass has one. */
export const saveSeasonPicture = async (
  tx: Tx,
  app: FastifyInstance,
  found: ProductRow,
  bytes: Uint8Array,
): Promise<void> => {
  const at = app.clock.now();
  // Read again: its member can remove the pass while the picture is made.
  const pass = await lockPass(tx, app, found);
  requireLive(pass, at);
  await tx
    .deleteFrom('season_pictures')
    .where('valid_until', '<', kstDay(new Date(at.getTime() - KEPT_DAYS * DAY_MS)))
    .execute();
  // A picture of another member who has registered the pass before would stay in its place: the page shows it to nobody, and no agent returns it.
  await tx.deleteFrom('season_pictures').where('term', '=', termOf(pass)).where('member', '!=', pass.member).execute();
  const sent = {
    product: pass.id,
    member: pass.member,
    reason: '',
    sent_at: at.toISOString(),
    decided_at: '',
    decided_by: '',
    bytes,
  };
  const actor: Actor = { kind: 'member', id: pass.member };
  const id = orderedId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('season_pictures')
    .values({ id, term: termOf(pass), valid_until: pass.valid_until, venue: pass.venue, state: 'WAITING', ...sent })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) {
    // A new ID, so that a decision on the picture before it cannot fall on this one, which the operator has not seen.
    const { numUpdatedRows } = await tx
      .updateTable('season_pictures')
      .set({ id, state: 'WAITING', ...sent })
      .where('term', '=', termOf(pass))
      .where('state', 'in', statesBefore(seasonPictureMachine, 'WAITING', 'member'))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new HttpError('seasonPictureSet');
  }
  await audit(tx, {
    record: 'season_pictures',
    id,
    actor,
    from: numInsertedOrUpdatedRows === 1n ? '' : 'RETURNED',
    to: 'WAITING',
    at,
    venue: pass.venue,
  });
  await announceMember(tx, app.context, pass.member, 'pocket');
};

export interface Decision {
  readonly id: string;
  readonly venue: string;
  readonly to: 'ACCEPTED' | 'RETURNED';
  /** Code of a reason; empty for an accepted picture. */
  readonly reason: string;
  readonly operator: string;
}

/** Accepts or returns a waiting picture and tells the member. Returns false if it does not wait. */
export const decideSeasonPicture = async (
  tx: Tx,
  app: FastifyInstance,
  { id, venue, to, reason, operator }: Decision,
): Promise<boolean> => {
  const at = app.clock.now();
  const row = await tx
    .selectFrom('season_pictures')
    .select(['member', 'product'])
    .where('id', '=', id)
    .where('venue', '=', venue)
    .executeTakeFirst();
  if (row === undefined) return false;
  const before = await transition(tx, {
    table: 'season_pictures',
    machine: seasonPictureMachine,
    id,
    to,
    actor: { kind: 'operator', id: operator },
    at,
    reason,
    venue,
  });
  if (before === undefined) return false;
  await tx
    .updateTable('season_pictures')
    .set({ reason, decided_at: at.toISOString(), decided_by: operator })
    .where('id', '=', id)
    .execute();
  const pass = await tx
    .selectFrom('pocket_products')
    .select('product')
    .where('id', '=', row.product)
    .executeTakeFirst();
  const lang =
    (await tx.selectFrom('members').select('lang').where('uid', '=', row.member).executeTakeFirst())?.lang ?? 'ko';
  const name = app.live.current.prepared.documents['ticket-product'].get(pass?.product ?? '')?.name;
  const told = { member: row.member, ref: `${id} ${at.toISOString()}` };
  const product = localised(name, lang);
  if (to === 'ACCEPTED')
    await notify(tx, app.context, { ...told, event: 'SEASON_PICTURE_ACCEPTED', values: { product } });
  else
    await notify(tx, app.context, {
      ...told,
      event: 'SEASON_PICTURE_RETURNED',
      values: { product, reason: reasonName(app, reason, lang) },
    });
  await announceMember(tx, app.context, row.member, 'pocket');
  return true;
};
