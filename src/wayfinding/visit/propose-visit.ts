import { timeStop, timeVisit, type VisitDay, type VisitStop } from './time-visit.ts';

/** Up to this many shows the best order is found among all; later ones are added like other places. */
const MOST_EXACT = 10;
/** Rounds of moving single stops. */
const MOST_ROUNDS = 6;

interface Score {
  readonly shows: number;
  readonly musts: number;
  readonly stops: number;
  readonly ends: number;
}

const scoreOf = (day: VisitDay, order: readonly VisitStop[]): Score => {
  let [shows, musts, stops, ends] = [0, 0, 0, day.arrive];
  timeVisit(day, order).forEach(({ missed, ends: until }, index) => {
    if (missed !== undefined) return;
    const stop = order[index];
    if (stop?.times !== undefined) shows += 1;
    if (stop?.isMust === true) musts += 1;
    stops += 1;
    ends = until;
  });
  return { shows, musts, stops, ends };
};

/** True if the first score is the better one: shows first, then places that must be, then all, then an early end. */
const isBetter = (one: Score, other: Score): boolean =>
  (one.shows - other.shows || one.musts - other.musts || one.stops - other.stops || other.ends - one.ends) > 0;

interface Path {
  readonly ends: number;
  readonly order: readonly number[];
}

/**
 * Finds the order that sees most of the shows, and ends first. A visitor who is somewhere earlier can see all that a later one can, so for each set of shows
 * and last one only the earliest end counts.
 */
function orderShows(day: VisitDay, shows: readonly VisitStop[]): readonly VisitStop[] {
  const last = shows.length;
  let level = new Map<number, Path>([[last, { ends: day.arrive, order: [] }]]);
  let [found, count, musts]: [Path, number, number] = [{ ends: day.arrive, order: [] }, 0, 0];
  for (let size = 1; size <= last; size += 1) {
    const next = new Map<number, Path>();
    for (const path of level.values()) {
      const from = path.order.at(-1);
      shows.forEach((show, index) => {
        if (path.order.includes(index)) return;
        const { missed, ends } = timeStop(day, show, from === undefined ? day.from : shows[from]?.id, path.ends);
        if (missed !== undefined) return;
        const key = [...path.order, index].reduce((bits, bit) => bits | (1 << bit), 0) * 16 + index;
        const known = next.get(key);
        if (known === undefined || ends < known.ends) next.set(key, { ends, order: [...path.order, index] });
      });
    }
    for (const path of next.values()) {
      const own = path.order.filter((index) => shows[index]?.isMust === true).length;
      if (size > count || own > musts || (own === musts && path.ends < found.ends))
        [found, count, musts] = [path, size, own];
    }
    level = next;
  }
  return found.order.flatMap((index) => shows[index] ?? []);
}

/** Puts a stop where the visit stays best. */
function insert(day: VisitDay, order: readonly VisitStop[], stop: VisitStop): readonly VisitStop[] {
  let best = order;
  let score = scoreOf(day, order);
  for (let index = 0; index <= order.length; index += 1) {
    const tried = order.toSpliced(index, 0, stop);
    const own = scoreOf(day, tried);
    // A stop that pushes another one out is no gain.
    if (isBetter(own, score) && own.stops > 0) [best, score] = [tried, own];
  }
  return best;
}

/** Moves single stops while the visit gets better. */
function improve(day: VisitDay, start: readonly VisitStop[]): readonly VisitStop[] {
  let best = start;
  let score = scoreOf(day, best);
  for (let round = 0, moved = true; moved && round < MOST_ROUNDS; round += 1) {
    moved = false;
    for (let from = 0; from < best.length; from += 1) {
      for (let to = 0; to < best.length; to += 1) {
        const stop = best[from];
        if (to === from || stop === undefined) continue;
        const tried = best.toSpliced(from, 1).toSpliced(to, 0, stop);
        const own = scoreOf(day, tried);
        if (isBetter(own, score)) [best, score, moved] = [tried, own, true];
      }
    }
  }
  return best;
}

/**
 * Proposes an order of a visit: most shows first, then the places that must be, then all others, each as early as possible. Places that do not fit follow
 * at the end, in the order given. The same stops give the same order.
 */
export function proposeVisit(day: VisitDay, stops: readonly VisitStop[]): readonly string[] {
  const shows = stops.filter(({ times }) => times !== undefined);
  const kept = orderShows(day, shows.slice(0, MOST_EXACT));
  const rest = [
    ...shows.slice(MOST_EXACT),
    ...stops.filter(({ times, isMust }) => times === undefined && isMust === true),
    ...stops.filter(({ times, isMust }) => times === undefined && isMust !== true),
  ];
  let order = kept;
  for (const stop of rest) order = insert(day, order, stop);
  order = improve(day, order);
  // Moving stops may have made room.
  for (const stop of stops) if (!order.includes(stop)) order = insert(day, order, stop);
  const timed = timeVisit(day, order);
  const fits = order.filter((_, index) => timed[index]?.missed === undefined);
  return [...fits, ...stops.filter((stop) => !fits.includes(stop))].map(({ id }) => id);
}
