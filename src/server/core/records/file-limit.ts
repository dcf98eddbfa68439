import type { CallLimit } from '#schemas/calls/define-call';
import { HttpError } from '../errors.ts';
import type { Tx } from '../storage/tables.ts';
import { kstDay } from '../wire-values.ts';
import { take } from './count.ts';

const FILES_A_DAY = 30;
const scope: CallLimit['name'] = 'files';

/** Counts an upload of a member. Throws `fileLimit` above the daily limit. */
export const countFile = async (tx: Tx, member: string, at: Date): Promise<void> => {
  if (!(await take(tx, { scope, key: `${member} ${kstDay(at)}`, capacity: FILES_A_DAY })))
    throw new HttpError('fileLimit');
};
