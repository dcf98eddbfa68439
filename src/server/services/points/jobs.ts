import { runTimers } from '../../core/context-timer.ts';
import { SomKeeper } from './keeper.ts';

/** Expires Som, tells members before, and proves the accounts, while no other process does. */
export const runPointJobs = runTimers(
  'Som could not expire',
  ({ context, log }, warn) =>
    new SomKeeper(context, {
      warn,
      alarm: ({ balance, postings, lots }) =>
        log.error({ balance, postings, lots }, 'a balance of Som is not the sum of its entries; the account is frozen'),
    }),
);
