import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/storage/tables.ts';
import { waitRange } from '../../../engine/index.ts';
import type { QueueFigures } from '#schemas/calls/park-state/answers';
import { ynOf } from '../../core/wire-values.ts';
import { plansNow, type PlanNow } from './plans.ts';
import { readLine, type Line } from './read-line.ts';

const MINUTE_MS = 60_000;
/** Figures of so many plans fit into one notification of the database, which holds 8,000 bytes. */
const PLANS_EACH = 40;

/** Wait of a party with so many people ahead, in the fields of the answers. */
export const waitFields = ({ calling }: PlanNow, { rate, calls, oldestAt }: Line, ahead: number, now: number) => {
  const range = waitRange({
    plan: calling,
    rate,
    ahead,
    calls,
    waitedMin: oldestAt === undefined ? 0 : (now - oldestAt) / MINUTE_MS,
  });
  return range === undefined
    ? { waitTxt: '' }
    : { waitFrom: range.from, waitTo: range.to, waitTxt: `${range.from}–${range.to}` };
};

/** Figures of a plan that every visitor sees. */
export const figuresOf = (found: PlanNow, line: Line, now: number) => {
  const isLine = found.plan.mode !== 'SLOT' && found.status === 'OPEN';
  return {
    facilityId: found.plan.facilityId,
    statusCd: found.status,
    ...(isLine ? waitFields(found, line, line.waiting, now) : { waitTxt: '' }),
    lineYn: ynOf(isLine),
    nowNo: found.status === 'CLOSED' ? 0 : line.nowNo,
  } as const;
};

/** Reads the figures of all plans by venue. */
export const readFigures = async (db: Db, context: Context): Promise<ReadonlyMap<string, readonly QueueFigures[]>> => {
  const now = context.clock.now().getTime();
  const byVenue = new Map<string, QueueFigures[]>();
  for (const found of plansNow(context))
    byVenue.set(found.venue, [
      ...(byVenue.get(found.venue) ?? []),
      { ...figuresOf(found, await readLine(db, found, now), now), asOf: now },
    ]);
  return byVenue;
};

/** Returns the notifications that bring the figures of a venue to all processes. */
export const figureMessages = (venue: string, figures: readonly QueueFigures[]): readonly string[] =>
  Array.from(
    { length: Math.ceil(figures.length / PLANS_EACH) },
    (_, part) => `${venue} ${JSON.stringify(figures.slice(part * PLANS_EACH, (part + 1) * PLANS_EACH))}`,
  );

/** Parses such a notification, which another process of this program wrote. */
export const parseFigures = (
  message: string,
): { readonly venue: string; readonly figures: readonly QueueFigures[] } => {
  const at = message.indexOf(' ');
  return { venue: message.slice(0, at), figures: JSON.parse(message.slice(at + 1)) as readonly QueueFigures[] };
};
