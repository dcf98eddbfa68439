import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { Secret } from './secret.ts';

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://resort.example',
  CONSOLE_TOKEN: 'x'.repeat(32),
  SESSION_SECRET: 'y'.repeat(32),
  IDENTITY_SECRET: 'z'.repeat(32),
};

it('starts as a demo on loopback with the sandbox when nothing is said', () => {
  expect(readEnv({})).toEqual({
    mode: 'demo',
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    sandbox: true,
    secureCookies: false,
    limits: true,
    secondFactor: true,
    dev: false,
  });
});

it('takes an empty variable as one that is not given', () => {
  expect(readEnv({ PORT: '', CONSOLE_TOKEN: '' })).toEqual(readEnv({}));
});

it('serves production without the sandbox and with Secure cookies, under an origin without a slash', () => {
  expect(readEnv({ ...production, PUBLIC_URL: 'https://resort.example/' })).toMatchObject({
    mode: 'production',
    publicUrl: 'https://resort.example',
    sandbox: false,
    secureCookies: true,
  });
});

it.each([
  'postgres://promenade:p%40ss@db.example:5432/promenade',
  'postgresql:///promenade?host=/run/postgresql',
  'postgresql://localhost',
])('keeps the address %s of a database as a secret', (address) => {
  const { databaseUrl } = readEnv({ DATABASE_URL: address });
  expect([databaseUrl?.reveal(), String(databaseUrl)]).toEqual([address, '[secret]']);
});

it.each([
  ['another protocol', 'mysql://promenade:hunter2@db.example/promenade'],
  ['no address at all', 'host=db.example password=hunter2'],
  ['a slash in the password', 'postgres://promenade:12/hunter2@db.example/promenade'],
  ['a number sign in the password', 'postgres://promenade:12#hunter2@db.example/promenade'],
  ['a question mark in the password', 'postgres://promenade:12?hunter2@db.example/promenade'],
  ['a port that is none', 'postgres://promenade:hunter2@db.example:port/promenade'],
])('refuses the address of a database with %s, and does not repeat it', (_what, address) => {
  expect(() => readEnv({ DATABASE_URL: address })).toThrow(
    /^(?![^]*(?:hunter2|12)[^]*$)[^]*DATABASE_URL must be an address such as postgresql:/,
  );
});

it.each([
  ['an unknown mode', { MODE: 'test' }, /MODE must be demo or production/],
  ['a port that is no number', { PORT: 'http' }, /PORT must be a whole number/],
  ['a port out of range', { PORT: '70000' }, /PORT must be a whole number/],
  ['a public address with a path', { PUBLIC_URL: 'https://resort.example/home' }, /PUBLIC_URL must be an origin/],
  ['production without a public address', { ...production, PUBLIC_URL: '' }, /PUBLIC_URL is missing/],
  [
    'production over plain HTTP',
    { ...production, PUBLIC_URL: 'http://resort.example' },
    /PUBLIC_URL must begin with https/,
  ],
  ['production without a token', { ...production, CONSOLE_TOKEN: '' }, /CONSOLE_TOKEN is missing/],
  ['production with a short token', { ...production, CONSOLE_TOKEN: 'short' }, /CONSOLE_TOKEN is too short/],
  ['production without a secret for identities', { ...production, IDENTITY_SECRET: '' }, /IDENTITY_SECRET is missing/],
  ['production without a secret for sessions', { ...production, SESSION_SECRET: '' }, /SESSION_SECRET is missing/],
  [
    'production with a short secret for sessions',
    { ...production, SESSION_SECRET: 'short' },
    /SESSION_SECRET is too short/,
  ],
  ['production without limits', { ...production, LIMITS: 'off' }, /LIMITS=off is for load tests only/],
  ['production with the sandbox on', { ...production, SANDBOX: 'on' }, /SANDBOX=on is for demo only/],
])('refuses %s', (_what, environment, reason) => {
  expect(() => readEnv(environment)).toThrow(reason);
});

it('names every reason at once', () => {
  expect(() => readEnv({ MODE: 'production', SANDBOX: 'on' })).toThrow(/PUBLIC_URL[^]*CONSOLE_TOKEN[^]*SANDBOX/);
});

it('never repeats a value, which may be a mistyped secret', () => {
  expect(() => readEnv({ PORT: 'hunter2' })).toThrow(/^(?!.*hunter2)/s);
});

it('shows a secret nowhere', () => {
  const secret = new Secret('hunter2');
  expect([String(secret), JSON.stringify({ secret }), inspect({ secret })].join()).not.toContain('hunter2');
});
