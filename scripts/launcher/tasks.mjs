/**
 * What each task runs under Node 24, in this order; arguments go to the last file.
 * A step is its own process, so a build leaves no memory behind in the server that follows it.
 */
export const TASKS = {
  start: { steps: ['scripts/build/ensure.ts', 'src/server/main.ts'], env: { NODE_ENV: 'production' } },
  dev: {
    steps: ['scripts/generate.ts', 'src/server/main.ts'],
    env: { NODE_ENV: 'development', PROMENADE_DEV: '1' },
    // Restarts on a change of any module that Node itself loaded: the server rooms; components are vite's.
    lastStepFlags: ['--watch', '--watch-preserve-output'],
  },
  build: { steps: ['scripts/build/main.ts'] },
  generate: { steps: ['scripts/generate.ts'] },
  format: { steps: ['scripts/format/main.ts'] },
  check: { steps: ['scripts/check/main.ts'] },
  test: { steps: ['scripts/test/main.ts'] },
  'test:long': { steps: ['scripts/test/main.ts'], env: { TEST_LONG: '1' } },
  requirements: { steps: ['scripts/requirements/main.ts'] },
  qa: { steps: ['src/qa/main.ts'], env: { NODE_ENV: 'production' } },
  data: { steps: ['scripts/store-data/main.ts'] },
  bench: { steps: ['scripts/bench/main.ts'], env: { NODE_ENV: 'production' } },
  soak: { steps: ['scripts/soak/main.ts'] },
  art: { steps: ['scripts/art/main.ts'] },
  'new-document': { steps: ['scripts/new-document.ts'] },
  'new-widget': { steps: ['scripts/new-widget.ts'] },
  'new-venue': { steps: ['scripts/new-venue.ts'] },
};
