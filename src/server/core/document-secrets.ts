import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { Secret } from './secret.ts';

/** Finds the secrets that documents name, such as `kakao-client` in `"secret": "kakao-client"`. */
export type ReadSecret = (name: string) => Secret | undefined;

/** Name of the environment variable of a secret: `SECRET_KAKAO_CLIENT` for `kakao-client`. */
export const secretVariable = (name: string): string => `SECRET_${name.toUpperCase().replaceAll('-', '_')}`;

const fileText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * Reads a secret from its environment variable, else from the file of its name in SECRETS_DIR. An empty secret is missing. With the sandbox on, a missing
 * one has a fixed value, which the fake providers know too.
 */
export const documentSecrets =
  ({
    secrets = {},
    secretsDir,
    sandbox = false,
  }: Partial<Pick<Env, 'secrets' | 'secretsDir' | 'sandbox'>>): ReadSecret =>
  (name) => {
    const given = secrets[secretVariable(name)];
    if (given !== undefined) return given;
    const text = secretsDir === undefined ? undefined : fileText(join(secretsDir, name));
    if (text !== undefined && text !== '') return new Secret(text);
    return sandbox ? new Secret(`sandbox-${name}`) : undefined;
  };
