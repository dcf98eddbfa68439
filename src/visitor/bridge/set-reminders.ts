import type { Reminder } from '#schemas/reminder';
import { callNative } from './call-native.ts';

/** Preference in which the app finds its reminders. */
export const REMINDERS = 'reminders';
const DIGITS = 14;
const KOREA_MS = 9 * 60 * 60 * 1000;

const toApp = ({ id, title, text, at }: Reminder) => ({
  id,
  title,
  text,
  remindDtm: new Date(at + KOREA_MS).toISOString().replaceAll(/\D/g, '').slice(0, DIGITS),
});

/** Gives the app the reminders to show, in place of earlier ones. Returns false when its notifications are off or it cannot store them. */
export const setReminders = async (reminders: readonly Reminder[]): Promise<boolean> => {
  const setting = await callNative('checkNotificationSetting', {});
  if (setting.code !== 200) return false;
  if (!setting.data.isEnabled && reminders.length > 0) {
    await callNative('requestNotificationSetting', {});
    return false;
  }
  return (
    (await callNative('setPreference', { key: REMINDERS, value: JSON.stringify(reminders.map(toApp)) })).code === 200
  );
};
