import type { Bench } from './reading.ts';

/** All benches by name. Each runs in its own process, so that types and shapes of one do not slow the next. */
export const BENCHES: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
  decide: () => import('./benches/decide.ts'),
  render: () => import('./benches/render.ts'),
  http: () => import('./benches/http.ts'),
  layouts: () => import('./benches/layouts.ts'),
  check: () => import('./benches/check.ts'),
  simulate: () => import('./benches/simulate.ts'),
  diff: () => import('./benches/diff.ts'),
  compile: () => import('./benches/compile.ts'),
  sessions: () => import('./benches/sessions.ts'),
  enumeration: () => import('./benches/enumeration.ts'),
  races: () => import('./benches/races.ts'),
  sizes: () => import('./benches/sizes.ts'),
  navigation: () => import('./benches/navigation.ts'),
  publish: () => import('./benches/publish.ts'),
  park: () => import('./benches/park.ts'),
  console: () => import('./benches/console.ts'),
  motion: () => import('./benches/motion.ts'),
  route: () => import('./benches/route.ts'),
  plan: () => import('./benches/plan.ts'),
  code: () => import('./benches/code.ts'),
  pocket: () => import('./benches/pocket.ts'),
  device: () => import('./benches/device.ts'),
  queue: () => import('./benches/queue.ts'),
  joins: () => import('./benches/joins.ts'),
};
