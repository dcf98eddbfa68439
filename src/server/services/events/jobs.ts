import { runTimers } from '../../core/context-timer.ts';
import { AttendanceReminder } from './attendance-reminder.ts';
import { EventSettler } from './event-settler.ts';

/** Draws, lapses and reminders of events while no other process does them. */
export const runEventJobs = runTimers(
  'events could not be settled, or members reminded',
  ({ context }, warn) => new EventSettler(context, warn),
  ({ context }, warn) => new AttendanceReminder(context, warn),
);
