import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../core/env.ts';
import { Secret } from '../core/secret.ts';

const fileName = 'console-token';

/** Returns the bearer token of the publishing API: from the environment, else from the data folder, else a new one, which is printed once. */
export const consoleToken = (env: Env, say: (line: string) => void): Secret => {
  if (env.consoleToken !== undefined) return env.consoleToken;
  const file = join(env.dataDir, fileName);
  if (existsSync(file)) return new Secret(readFileSync(file, 'utf8').trim());
  const token = randomBytes(32).toString('base64url');
  try {
    writeFileSync(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // If two processes start in one folder, only the first creates the token.
    if (!existsSync(file)) throw error;
    return consoleToken(env, say);
  }
  say(`Token of the publishing API (kept in ${file}, said only now): ${token}`);
  return new Secret(token);
};
