import { expect, it } from 'vitest';
import type { Body } from '../api/client.ts';
import { likelyTarget } from './likely-target.ts';

const list = (name: string, codes: Readonly<Record<string, string>>): Body => ({
  type: 'code-list',
  id: `COD_IAM_${name}`,
  v: 1,
  items: Object.entries(codes).map(([codeId, said]) => ({ codeId, codeName: { ko: said, en: said } })),
});
const colours = { R: 'Red', G: 'Green' };

it.each([
  [
    'the smallest list with every code and name',
    [
      list('A', { R: 'Right' }),
      list('ALL', { ...colours, B: 'Blue', W: 'White' }),
      list('THREE', { ...colours, B: 'Blue' }),
    ],
    'COD_IAM_THREE',
  ],
  [
    'the list with the most similar id if none has every code',
    [list('A', { R: 'Red' }), list('SIGN_COLOUR_NEW', {}), list('SIGN_SHAPE', {})],
    'COD_IAM_SIGN_COLOUR_NEW',
  ],
  ['none if two ids are equally similar', [list('SIGN_COLOUR_NEW', {}), list('SIGN_COLOUR_OLD', {})], undefined],
  ['none if only the code numbers match', [list('A', { R: 'Right', G: 'Gone' }), list('SHOP_COLOUR', {})], undefined],
])('suggests as replacement of a code list %s', (_, lists, id) => {
  expect(likelyTarget(lists, list('SIGN_COLOUR', colours))?.id).toBe(id);
});
