import { reviewMachine } from '../../../engine/index.ts';
import type { ReviewsAnswer } from '#schemas/calls/reports/console-answers';
import type { Context } from '../../core/context.ts';
import type { StoredFile } from '../../core/files/file-records.ts';
import { transition } from '../../core/records/transition.ts';
import type { Db, Tx } from '../../core/storage/tables.ts';
import { photosOfReview } from './review.ts';
import { readPhoto } from './review-photos.ts';

const MOST_REVIEWS = 50;

/** Reason of the last hiding of each review. */
const reasonsOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('record_log')
    .select(['record_id', 'reason'])
    .where('record', '=', 'report_reviews')
    .where('record_id', 'in', ['', ...ids])
    .where('to_state', '=', 'HIDDEN')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ record_id, reason }) => [record_id, reason]));
};

/** Lists the latest reviews of a venue. */
export const listDeskReviews = async (db: Db, venue: string): Promise<ReviewsAnswer['reviews']> => {
  const rows = await db
    .selectFrom('report_reviews')
    .innerJoin('members', 'members.uid', 'report_reviews.member')
    .select(['report_reviews.id', 'report_reviews.state', 'stars', 'words', 'photos', 'open', 'day', 'at', 'nickname'])
    .where('venue', '=', venue)
    .orderBy('at', 'desc')
    .orderBy('report_reviews.id')
    .limit(MOST_REVIEWS)
    .execute();
  const reasons = await reasonsOf(
    db,
    rows.filter(({ state }) => state === 'HIDDEN').map(({ id }) => id),
  );
  return rows.map(({ id, state, stars, words, photos, open, day, at, nickname }) => ({
    id,
    stars,
    text: words,
    nickname,
    day,
    at,
    isPublic: open === 1,
    isHidden: state === 'HIDDEN',
    reason: state === 'HIDDEN' ? (reasons.get(id) ?? '') : '',
    photos: photosOfReview({ photos }).map((file) => `/api/console/v1/members/${venue}/reviews/${id}/photos/${file}`),
  }));
};

/** Reads a photo of a review of the venue. */
export const readDeskPhoto = async (
  context: Pick<Context, 'store' | 'files'>,
  { venue, id, file }: { readonly venue: string; readonly id: string; readonly file: string },
): Promise<StoredFile | undefined> => {
  const row = await context.store.db
    .selectFrom('report_reviews')
    .select('photos')
    .where('id', '=', id)
    .where('venue', '=', venue)
    .executeTakeFirst();
  return row !== undefined && photosOfReview(row).includes(file) ? readPhoto(context, { review: id, file }) : undefined;
};

interface Decision {
  readonly id: string;
  readonly venue: string;
  readonly isHidden: boolean;
  readonly reason: string;
  readonly operator: string;
  readonly at: Date;
}

/** Hides a review, or shows it as it was before. Returns false for an unknown review, and for one that somebody else has decided about. */
export const decideReview = async (
  tx: Tx,
  { id, venue, isHidden, reason, operator, at }: Decision,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('report_reviews')
    .select(['at', 'changed_at'])
    .where('id', '=', id)
    .where('venue', '=', venue)
    .executeTakeFirst();
  if (row === undefined) return false;
  const shown = row.at === row.changed_at ? 'REGISTERED' : 'EDITED';
  const from = await transition(tx, {
    table: 'report_reviews',
    machine: reviewMachine,
    id,
    to: isHidden ? 'HIDDEN' : shown,
    actor: { kind: 'operator', id: operator },
    at,
    reason,
    venue,
  });
  return from !== undefined;
};
