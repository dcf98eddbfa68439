import { normaliseTyped } from '../../../engine/index.ts';
import { parseClaimPlace } from '#engine/values/claim-place';
import { valueAtPointer } from '#engine/values/json-pointer';
import type { IdentityProvider, VerifyMethod } from '#schemas/documents/identity-provider/schema';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/errors.ts';
import { birthDateOf, nationalNumber } from '../../core/records/claimed-person.ts';
import type { VerifiedPerson } from '../../core/records/person.ts';

type Claims = Readonly<Record<string, unknown>>;
type Field = keyof NonNullable<IdentityProvider['claims']>;

const CI_LETTERS = 88;
const DI_LETTERS = 64;
const LONGEST_NAME = 100;

const genders: Readonly<Record<string, string>> = { '1': '1', M: '1', MALE: '1', '2': '2', F: '2', FEMALE: '2' };
const yes = new Set<unknown>([true, 'true', 'Y', '1', 1]);

/** Reads the person from the claims of a provider. CI and DI become keyed hashes here and are nowhere else. Throws `verifyFailed` for what is no person. */
export const personOf = (
  { identityKeys, clock }: Context,
  { claims: places = {} }: IdentityProvider,
  method: VerifyMethod,
  claims: Claims,
): VerifiedPerson => {
  const read = (field: Field): unknown => valueAtPointer(claims, parseClaimPlace(places[field] ?? field) ?? []);
  const text = (field: Field): string => {
    const value = read(field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const name = normaliseTyped('name', text('name'));
  const birthDate = birthDateOf(text('birthDate'), clock.now());
  const gender = genders[text('gender').toUpperCase()] ?? '';
  const mobile = nationalNumber(text('mobile'));
  const [ci, di] = [text('ci'), text('di')];
  if (
    name === '' ||
    name.length > LONGEST_NAME ||
    birthDate === undefined ||
    gender === '' ||
    mobile.length > 15 ||
    ci.length !== CI_LETTERS ||
    di.length !== DI_LETTERS
  )
    throw new HttpError('verifyFailed');
  return {
    method,
    name,
    birthDate,
    gender,
    foreigner: yes.has(read('foreign')),
    mobile,
    ciKey: identityKeys.personKey('ci', ci),
    diKey: identityKeys.personKey('di', di),
    at: clock.now().toISOString(),
  };
};
