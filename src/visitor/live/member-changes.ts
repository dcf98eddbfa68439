import { memberEvents, type MemberEvent, type ReadAgainEvent } from '#schemas/member-events';
import { afterWrites } from '../data/own-writes.ts';

/** Browsers spread their calls over these periods, in milliseconds: after an event of one member, and after one that all of them receive. */
const spreadMs = 500;
const spreadAllMs = 2_000;

const listeners = new Map<() => void, ReadAgainEvent>();
const due = new Set<MemberEvent>();
let timer: ReturnType<typeof setTimeout> | undefined;

const deliver = (): void => {
  timer = undefined;
  const called = [...listeners].filter(([, event]) => event === 'any' || due.has(event));
  due.clear();
  for (const [listener] of called) listener();
};

/**
 * Subscribes to changes of the member's data. The listener is called within two seconds after an event, once for all events until then, and once
 * after the stream has reconnected, because events may have been lost.
 */
export const onMemberEvent = (event: ReadAgainEvent, listener: () => void): (() => void) => {
  const own = () => listener();
  listeners.set(own, event);
  const shown = (): void => {
    if (event === 'any' && document.visibilityState === 'visible') own();
  };
  document.addEventListener('visibilitychange', shown);
  return () => {
    listeners.delete(own);
    document.removeEventListener('visibilitychange', shown);
  };
};

/** Announces a change to the subscribers; undefined: any data may have changed. */
export const publishMemberEvent = (event: MemberEvent | undefined): void => {
  for (const one of event === undefined ? memberEvents : [event]) due.add(one);
  timer ??= setTimeout(() => afterWrites(deliver), Math.random() * (event === undefined ? spreadAllMs : spreadMs));
};

/** Parses the data of a `member` event of the stream. A kind that this version does not know counts as any. */
export const memberEventOf = (value: unknown): MemberEvent | undefined =>
  typeof value === 'object' && value !== null && 'kind' in value
    ? memberEvents.find((event) => event === value.kind)
    : undefined;
