import { HttpError } from '../errors.ts';
import type { SessionRow } from '../session/sessions-store.ts';

/** Throws `fullOnly` for simple members and those who are not certified. */
export const requireFull = ({ kind, regular }: Pick<SessionRow, 'kind' | 'regular'>): void => {
  if (kind !== '2' || regular !== 1) throw new HttpError('fullOnly');
};
