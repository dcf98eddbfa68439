import type { Reminder } from '#schemas/reminder';

/** The app stores a text of limited length. */
const MOST = 10;

const isReminder = (value: unknown): value is Reminder =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'title', 'text'].every((name) => typeof (value as Readonly<Record<string, unknown>>)[name] === 'string') &&
  'at' in value &&
  typeof value.at === 'number';

/** Reads the reminders that the device has stored; anything else is none. */
export const readReminders = (stored: string | null | undefined): readonly Reminder[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isReminder).slice(-MOST) : [];
  } catch {
    return [];
  }
};
