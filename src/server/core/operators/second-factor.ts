import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Longest text that the product's QR code holds. */
const QR_BYTES = 213;
const RECOVERY_CODES = 10;
// No letter or digit that is easily taken for another one.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_LETTERS = 16;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'Promenade',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** Returns a new secret of 160 bits in Base32. */
export const newFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the address that authenticator apps read, without the label where it would be too long for a QR code. */
export const factorUri = (secret: string, label: string): string => {
  const uri = totpOf(secret, label).toString();
  return Buffer.byteLength(uri) <= QR_BYTES ? uri : totpOf(secret, 'console').toString();
};

/** Returns the time step of a code, which may be one step early or late; undefined for a wrong code. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
};

/** Returns the code of an instant. */
export const codeAt = (secret: string, at: Date): string => totpOf(secret).generate({ timestamp: at.getTime() });

/** Returns recovery codes of 80 bits in groups of four. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_LETTERS }, () => LETTERS[randomInt(LETTERS.length)])
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  );

/** Reads a typed code: six digits of an app, or a recovery code without its hyphens. */
export const readTypedCode = (typed: string): { readonly kind: 'app' | 'recovery'; readonly code: string } => {
  const code = typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
  return { kind: /^\d{6}$/.test(code) ? 'app' : 'recovery', code };
};
