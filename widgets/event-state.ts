import type { EventState } from '#schemas/event-answers.schema';
import type { DataState } from './define-widget.ts';
import { isFields } from './read-records.ts';

/** Reads the state of an event; an upstream's unknown shape counts as failed. */
export const readEvent = (data: DataState | undefined): EventState | 'waiting' | 'missing' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  if (data.state === 'failed') return data.errorType === 'B' ? 'missing' : 'failed';
  const { value } = data;
  const isWhole = isFields(value) && ['prizeList', 'consentList', 'fieldList', 'slotList', 'stampList', 'questionList'].every((list) => Array.isArray(value[list]));
  // The server has checked its answer against the schema.
  return isWhole ? (value as unknown as EventState) : 'failed';
};
