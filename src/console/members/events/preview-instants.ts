import type { DeskEvent } from '#schemas/calls/events/console-answers';

type Status = DeskEvent['status'];
export const statuses = ['NOT_YET', 'OPEN', 'CLOSED', 'DONE'] as const satisfies readonly Status[];

const MINUTE = 60_000;

/** Returns an instant at which an event has a state; undefined if it never has it. */
export const instantFor = (
  event: Pick<DeskEvent, 'status' | 'opensAt' | 'closesAt' | 'resultsAt'>,
  status: Status,
  now: number,
): number | undefined => {
  const [opens, closes, results] = [event.opensAt, event.closesAt, event.resultsAt].map((at) =>
    at === '' ? undefined : Date.parse(at),
  );
  if (event.status === status) return now;
  switch (status) {
    case 'NOT_YET':
      return opens === undefined ? undefined : opens - MINUTE;
    case 'OPEN':
      return opens ?? (closes === undefined ? now : closes - MINUTE);
    case 'CLOSED':
      return closes === undefined || closes === results ? undefined : closes;
    case 'DONE':
      return results;
  }
};
