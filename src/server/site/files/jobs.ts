import { runTimers } from '../../core/context-timer.ts';
import { FileKeeper } from './file-keeper.ts';

/** Deletes the bytes of files that nobody needs any more, in one process at a time. */
export const runFileKeeper = runTimers(
  'files could not be deleted',
  ({ context }, warn) => new FileKeeper(context, warn),
);
