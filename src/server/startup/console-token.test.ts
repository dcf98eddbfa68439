import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '#tests/test-server.ts';
import { consoleToken } from './console-token.ts';
import { readEnv } from '../core/env.ts';

it('makes a random token once, says it once, and keeps it for its owner alone', () => {
  const env = readEnv({ DATA_DIR: tempFolder() });
  const said: string[] = [];
  const [first, second] = [consoleToken(env, (line) => said.push(line)), consoleToken(env, (line) => said.push(line))];
  expect([said.length, said[0]?.includes(first.reveal()), first.reveal().length]).toEqual([1, true, 43]);
  expect(second.reveal()).toBe(first.reveal());
  expect(statSync(join(env.dataDir, 'console-token')).mode & 0o777).toBe(0o600);
});

it('takes the token that is given and keeps nothing of it', () => {
  const said: string[] = [];
  expect(
    consoleToken(readEnv({ CONSOLE_TOKEN: 'mine', DATA_DIR: tempFolder() }), (line) => said.push(line)).equals('mine'),
  ).toBe(true);
  expect(said).toEqual([]);
});
