import type { FastifyInstance } from 'fastify';
import { parseClaimPlace } from '#engine/values/claim-place';
import { valueAtPointer } from '#engine/values/json-pointer';
import type { SocialProvider } from '#schemas/documents/social-provider/schema';
import { HttpError } from '../../core/errors.ts';
import { birthDateOf, nationalNumber } from '../../core/records/claimed-person.ts';
import type { SocialProfile, VerifiedPerson } from '../../core/records/person.ts';
import { loginTypeOf } from './provider.ts';

/** Claims of an ID token and of a profile. */
export type Claims = Readonly<Record<string, unknown>>;

const LONGEST = 100;

/** Reads a text or number at a place such as `kakao_account.email`. */
const read = (claims: Claims, place: string | undefined): string | undefined => {
  if (place === undefined) return undefined;
  const value = valueAtPointer(claims, parseClaimPlace(place) ?? []);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  const text = String(value).normalize('NFC').replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST);
  return text === '' ? undefined : text;
};

/** Masks an address: `h***@mail.example`. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const genders: Readonly<Record<string, string>> = { male: '1', M: '1', female: '2', F: '2' };

/** Returns the person whom a provider vouches for, if its document trusts the provider's CI and everything needed is there. */
const personOf = (app: FastifyInstance, provider: SocialProvider, claims: Claims): VerifiedPerson | undefined => {
  if (provider.assuredCi !== true) return undefined;
  const { ci, name, birthDate, gender, mobile } = provider.claims;
  const found = {
    ci: read(claims, ci),
    name: read(claims, name),
    birthDate: birthDateOf(read(claims, birthDate) ?? '', app.clock.now()),
  };
  if (found.ci === undefined || found.name === undefined || found.birthDate === undefined) return undefined;
  return {
    method: 'SELF',
    name: found.name,
    birthDate: found.birthDate,
    gender: genders[read(claims, gender) ?? ''] ?? '',
    foreigner: false,
    mobile: nationalNumber(read(claims, mobile) ?? ''),
    ciKey: app.context.identityKeys.personKey('ci', found.ci),
    diKey: '',
    at: app.clock.now().toISOString(),
  };
};

/** Reduces what a provider says to the account, a label, and what a join may offer; the rest is forgotten. Throws `socialRefused` without an account. */
export const profileOf = (app: FastifyInstance, provider: SocialProvider, claims: Claims): SocialProfile => {
  const places = provider.claims;
  const subject = read(claims, places.subject);
  if (subject === undefined) throw new HttpError('socialRefused');
  const email = read(claims, places.email);
  const isVerified = places.emailVerified === undefined ? false : read(claims, places.emailVerified) === 'true';
  const name = read(claims, places.name);
  const label = read(claims, places.label) ?? email ?? name ?? '';
  const person = personOf(app, provider, claims);
  return {
    provider: provider.id,
    loginType: loginTypeOf(provider),
    subject,
    label: isEmail(label) ? maskEmail(label) : label,
    ...(email === undefined || !isEmail(email) ? {} : isVerified ? { email } : { unprovenEmail: email }),
    ...(name === undefined ? {} : { name }),
    ...(person === undefined ? {} : { person }),
  };
};
