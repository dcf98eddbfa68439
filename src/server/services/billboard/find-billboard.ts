import type { Context } from '../../core/context.ts';
import type { Billboard } from '#schemas/documents/billboard/schema';
import { HttpError } from '../../core/errors.ts';
import type { Tables } from '../../core/storage/tables.ts';

export type Application = Tables['billboard_applications'];

/** Billboards of a venue in their order. */
const billboardsIn = ({ live }: Context, venue: string): readonly Billboard[] =>
  [...live.current.prepared.documents.billboard.values()]
    .filter((one) => one.venue === venue)
    .toSorted((one, other) => one.order - other.order);

/** Billboard of an ID in addresses; the first of the venue without one. Throws `notFound`. */
export const billboardOf = (context: Context, venue: string, eventId: string | undefined): Billboard => {
  const found = billboardsIn(context, venue).find(
    (one) => eventId === undefined || eventId === '' || one.eventId === eventId,
  );
  if (found === undefined) throw new HttpError('notFound');
  return found;
};

/** Counter of the places of a time. */
export const seatOf = ({ billboard, day, time }: Pick<Application, 'billboard' | 'day' | 'time'>) => ({
  scope: 'billboard-seat',
  key: `${billboard} ${day} ${time}`,
});
/** Claim of a member's application in a month. */
export const monthOf = ({ member, day }: Pick<Application, 'member' | 'day'>) => ({
  scope: 'billboard-month',
  key: `${member} ${day.slice(0, 6)}`,
});
