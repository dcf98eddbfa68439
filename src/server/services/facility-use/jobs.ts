import { runTimers } from '../../core/context-timer.ts';
import { Reminder } from './reminder.ts';

/** Reminds members of what they must return while no other process does. */
export const remindOfUses = runTimers(
  'a use could not be reminded of',
  ({ context }, warn) => new Reminder(context, warn),
);
