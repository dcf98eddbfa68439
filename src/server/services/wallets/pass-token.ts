import { timingSafeEqual } from 'node:crypto';
import { locales, type Locale } from '#schemas/parts';
import type { SessionKeys } from '../../core/session/session-keys.ts';

/** Time in which the address of a pass works, in milliseconds. */
const LIFE_MS = 10 * 60_000;

/** Names a pass: the product, its holder, the wallet and a language. */
export interface PassName {
  readonly product: string;
  readonly holder: string;
  readonly wallet: string;
  readonly locale: Locale;
}

type Keys = Pick<SessionKeys, 'blind'>;

const macOf = (keys: Keys, payload: string): string => keys.blind(`pass ${payload}`);

/** Makes the token in the address of a pass. Phones fetch passes without the session. */
export const passToken = (keys: Keys, { product, holder, wallet, locale }: PassName, now: Date): string => {
  const payload = Buffer.from(JSON.stringify([product, holder, wallet, locale, now.getTime() + LIFE_MS])).toString(
    'base64url',
  );
  return `${payload}.${macOf(keys, payload)}`;
};

/** Reads a token; undefined for an expired one or any other text. */
export const readPassToken = (keys: Keys, token: string, now: Date): PassName | undefined => {
  const [payload = '', mac = ''] = token.split('.', 2);
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(keys, payload))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // The payload is one that this server has made, because its signature is right.
  const [product, holder, wallet, locale, until] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string,
    string,
    string,
    string,
    number,
  ];
  const language = locales.find((one) => one === locale);
  return until > now.getTime() && language !== undefined ? { product, holder, wallet, locale: language } : undefined;
};
