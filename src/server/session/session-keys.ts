import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret } from '../secret.ts';
import type { Tables } from '../storage/tables.ts';

/** Tokens of a family and generation. Both follow from the key, so that a lost answer can be given once more; only hashes of access tokens are stored. */
export interface SessionKeys {
  accessToken(family: string, generation: number): string;
  refreshToken(family: string, generation: number): string;
  /** Family and generation of a refresh token that this key made; undefined for any other text. */
  readRefresh(token: string): { readonly family: string; readonly generation: number } | undefined;
  /** A name for a text that tells nothing about it, for keys of limits. */
  blind(text: string): string;
}

/** 256 bits that nobody can guess. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

const longestRefresh = 200;

export const sessionKeys = (secret: Secret): SessionKeys => {
  const mac = (text: string): string => createHmac('sha256', secret.reveal()).update(text).digest('base64url');
  const refreshToken = (family: string, generation: number): string => `${family}.${generation}.${mac(`refresh ${family} ${generation}`)}`;
  return {
    accessToken: (family, generation) => mac(`access ${family} ${generation}`),
    refreshToken,
    readRefresh(token) {
      const [, family, digits] = (token.length <= longestRefresh ? /^([\w-]{20,50})\.(\d{1,9})\.[\w-]{43}$/.exec(token) : null) ?? [];
      if (family === undefined || digits === undefined) return undefined;
      const generation = Number(digits);
      const right = Buffer.from(refreshToken(family, generation));
      const given = Buffer.from(token);
      return right.length === given.length && timingSafeEqual(right, given) ? { family, generation } : undefined;
    },
    blind: (text) => mac(`blind ${text}`).slice(0, 32),
  };
};

const keyName = 'session';

/** The key given by the environment, else the one that all processes of the store share; the first of them makes it. */
export const sessionSecret = async (db: Kysely<Tables>, given: Secret | undefined): Promise<Secret> => {
  if (given !== undefined) return given;
  await db.insertInto('server_keys').values({ name: keyName, value: randomToken() }).onConflict((conflict) => conflict.column('name').doNothing()).execute();
  const { value } = await db.selectFrom('server_keys').select('value').where('name', '=', keyName).executeTakeFirstOrThrow();
  return new Secret(value);
};
