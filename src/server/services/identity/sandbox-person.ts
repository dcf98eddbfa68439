import { createHash } from 'node:crypto';

interface Person {
  readonly name: string;
  readonly birthDate: string;
  readonly mobile: string;
}

/** CI of a person at the sandbox: base64 of SHA-512, as long as real ones. */
export const sandboxCi = ({ name, birthDate, mobile }: Person): string =>
  createHash('sha512').update(`${name}|${birthDate}|${mobile}`).digest('base64');

/** DI of a person at a site of the sandbox. */
export const sandboxDi = (siteCode: string, ci: string): string =>
  createHash('sha256').update(`${siteCode}|${ci}`).digest('hex');
