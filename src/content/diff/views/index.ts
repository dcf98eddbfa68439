import { Comparison } from './comparison.ts';
import { makeReport } from './make-report.ts';
import type { Release, ViewsOptions } from './found.ts';
import type { ViewsReport } from './report.ts';

export type { Release, ViewsOptions } from './found.ts';
export type { ViewChange, ViewsReport } from './report.ts';
export { sightOfLayout, type LayoutSight } from './sight-of-layout.ts';

/**
 * Which views change from one release to another: for every page of either, every kind of viewer and every instant, whether they see the same.
 * A generator, so that whoever has other things to do takes it in steps; it yields how much is done, from 0 to 1.
 */
export function* changedViews(one: Release, two: Release, options: ViewsOptions): Generator<number, ViewsReport> {
  const comparison = new Comparison(one, two, options);
  for (const venue of comparison.slots) {
    comparison.compareFrame(venue);
    yield 0;
  }
  const ids = comparison.pages;
  for (const [index, id] of ids.entries()) {
    comparison.comparePage(id);
    yield (index + 1) / ids.length;
  }
  return makeReport(comparison);
}

/** Takes all steps at once. */
export function allChangedViews(one: Release, two: Release, options: ViewsOptions): ViewsReport {
  const steps = changedViews(one, two, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
