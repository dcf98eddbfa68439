import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Secret } from '../secret.ts';
import type { Db } from '../storage/tables.ts';

/** Tokens of a family and generation. They are derived from the key, so a lost response can be repeated. Only hashes of access tokens are stored. */
export interface SessionKeys {
  accessToken(family: string, generation: number): string;
  refreshToken(family: string, generation: number): string;
  /** Parses a refresh token signed with this key into family and generation; undefined for any other text. */
  readRefresh(token: string): { readonly family: string; readonly generation: number } | undefined;
  /** Returns a keyed hash of a text, for rate-limit keys. */
  blind(text: string): string;
}

/** Returns 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

const longestRefresh = 200;

export const sessionKeys = (secret: Secret): SessionKeys => {
  const mac = (text: string): string => createHmac('sha256', secret.reveal()).update(text).digest('base64url');
  const refreshToken = (family: string, generation: number): string =>
    `${family}.${generation}.${mac(`refresh ${family} ${generation}`)}`;
  return {
    accessToken: (family, generation) => mac(`access ${family} ${generation}`),
    refreshToken,
    readRefresh(token) {
      const [, family, digits] =
        (token.length <= longestRefresh ? /^([\w-]{20,50})\.(\d{1,9})\.[\w-]{43}$/.exec(token) : null) ?? [];
      if (family === undefined || digits === undefined) return undefined;
      const generation = Number(digits);
      const right = Buffer.from(refreshToken(family, generation));
      const given = Buffer.from(token);
      return right.length === given.length && timingSafeEqual(right, given) ? { family, generation } : undefined;
    },
    blind: (text) => mac(`blind ${text}`).slice(0, 32),
  };
};

/** Returns a key from the environment, else the key of this name that all processes of the store share; the first process creates it. */
export const storedSecret = async (
  db: Db,
  name: 'session' | 'identity',
  given: Secret | undefined,
): Promise<Secret> => {
  if (given !== undefined) return given;
  await db
    .insertInto('server_keys')
    .values({ name, value: randomToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return new Secret(value);
};
