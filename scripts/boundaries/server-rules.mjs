// Walls inside of the server: core stands below site and services, and a service shows others only its door.
const TESTS = '\\.(test|spec)\\.tsx?$';
const SERVICES = '^src/server/services/';
const DOOR = '^src/server/services/[^/]+/index\\.ts$';
/** The generated list of features may import every feature, and nothing else imports one. */
const FEATURES = '^src/server/features\\.gen\\.ts$';
/** A server inside of another program leaves the demo out, which it knows by its feature. */
const DEMO = '^src/server/services/demo/feature\\.ts$';

export const SERVER_RULES = [
  {
    name: 'core-is-below',
    comment: 'core imports no site, no service and nothing of the app.',
    severity: 'error',
    from: { path: '^src/server/core/', pathNot: [TESTS] },
    to: { path: '^src/(server|sandbox)/', pathNot: ['^src/server/core/'] },
  },
  {
    name: 'site-knows-no-service',
    comment: 'site imports core only; what it needs of a service is a port or a registration.',
    severity: 'error',
    from: { path: '^src/server/site/', pathNot: [TESTS] },
    to: { path: '^src/(server|sandbox)/', pathNot: ['^src/server/(core|site)/'] },
  },
  {
    name: 'services-know-no-site',
    comment: 'A service imports core and other services.',
    severity: 'error',
    from: { path: SERVICES, pathNot: [TESTS] },
    to: { path: '^src/(server|sandbox)/', pathNot: ['^src/server/(core|services)/'] },
  },
  {
    name: 'services-by-their-door',
    comment: 'A service imports index.ts of another one.',
    severity: 'error',
    from: { path: '^src/server/services/([^/]+)/', pathNot: [TESTS] },
    to: { path: SERVICES, pathNot: ['^src/server/services/$1/', DOOR] },
  },
  {
    name: 'others-by-the-door',
    comment: 'The app and the sandbox import index.ts of a service.',
    severity: 'error',
    from: { path: '^src/(sandbox|server)/', pathNot: [TESTS, SERVICES, FEATURES] },
    to: { path: SERVICES, pathNot: [DOOR, DEMO] },
  },
  {
    name: 'doors-carry-no-routes',
    comment: 'What others import of a service registers nothing.',
    severity: 'error',
    from: { path: DOOR },
    to: { path: '^src/server/services/.*(/|-)(routes|feature)\\.ts$', reachable: true },
  },
  {
    name: 'sandbox-is-a-feature',
    comment: 'Only the list of features imports the sandbox.',
    severity: 'error',
    from: { path: '^src/server/', pathNot: [TESTS, FEATURES] },
    to: { path: '^src/sandbox/' },
  },
];
