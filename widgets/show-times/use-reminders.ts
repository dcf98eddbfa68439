import { useState } from 'react';
import { useLocalStorage } from '#ui/hooks/use-local-storage.ts';
import type { WidgetProps } from '../define-widget.ts';
import { clock } from '../shared/facilities/facility-now.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import { instantIn } from '../shared/park/opening-now.ts';
import type { Reminder } from '#schemas/reminder';
import { useWidgetPort } from '../port.tsx';
import type { ShowEntry } from '../shared/park/show-entries.ts';
import type { Settings } from './schema.ts';
import { readReminders } from './read-reminders.ts';

const KEY = 'show-reminders';
const BEFORE_MS = 10 * 60_000;

/** Reminders of shows: the app shows them, and this device remembers which are on. */
export const useReminders = (date: string, texts: WidgetProps<Settings>['settings']['texts']) => {
  const { remind, say, now } = useWidgetPort();
  const [stored, store] = useLocalStorage(KEY);
  const [isBusy, setIsBusy] = useState(false);
  const reminders = readReminders(stored);
  const idOf = ({ show, time }: ShowEntry): string => `${date}-${time}-${show.showId}`;
  const isOn = (entry: ShowEntry): boolean => reminders.some(({ id }) => id === idOf(entry));
  const toggle = async (entry: ShowEntry): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const others = reminders.filter(({ id, at }) => id !== idOf(entry) && at > now());
    const own: Reminder = {
      id: idOf(entry),
      title: entry.show.name,
      text: fillText(texts.reminder, { name: clock(entry.time) }),
      at: instantIn(date, entry.time) - BEFORE_MS,
    };
    const wasOn = isOn(entry);
    const next = wasOn ? others : [...others, own];
    const isDone = await remind(next);
    setIsBusy(false);
    if (!isDone) return say(texts.noReminder);
    store(JSON.stringify(next));
    say(wasOn ? texts.forgotten : texts.reminded);
  };
  return { isOn, toggle };
};
