import { expect, it } from 'vitest';
import { parseClaimPlace } from './claim-place.ts';

it.each<readonly [place: string, names: readonly string[]]>([
  ['ci', ['ci']],
  ['person.birth_date', ['person', 'birth_date']],
  ['email-verified', ['email-verified']],
  ['[https://provider.example/claims/ci]', ['https://provider.example/claims/ci']],
  ['[https://provider.example/claims/person].ci', ['https://provider.example/claims/person', 'ci']],
  ['person.[kr.example.di]', ['person', 'kr.example.di']],
  ['[urn:example:person].[2]', ['urn:example:person', '2']],
])('splits %s into names', (place, names) => {
  expect(parseClaimPlace(place)).toEqual(names);
});

it.each([
  '',
  'https://provider.example/claims/ci',
  'person..ci',
  'person.',
  '.ci',
  '[]',
  '[a',
  'a]',
  '[a]b',
  '[a b]',
  '[[a]]',
  'person ci',
  '2',
])('refuses "%s"', (place) => {
  expect(parseClaimPlace(place)).toBeUndefined();
});
