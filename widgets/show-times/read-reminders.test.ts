import { expect, it } from 'vitest';
import { readReminders } from './read-reminders.ts';

it('reads stored reminders and nothing else', () => {
  const reminder = { id: '1', title: 'a', text: 'b', at: 1 };
  expect([
    readReminders(JSON.stringify([reminder, { id: 2 }, null])),
    readReminders('{'),
    readReminders(null),
    readReminders('{}'),
  ]).toEqual([[reminder], [], [], []]);
});
