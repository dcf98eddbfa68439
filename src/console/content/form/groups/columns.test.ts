import { expect, it } from 'vitest';
import { deepLinksSchema } from '#schemas/documents/deep-links/schema';
import { identityProviderSchema } from '#schemas/documents/identity-provider/schema';
import { columnsOf, widthsOf } from './columns.ts';

it('gives what a deep link leads to twice the room of the choice of where it opens, which can always be read', () => {
  const columns = columnsOf(deepLinksSchema.properties.pages.additionalProperties, 'pages');
  expect([columns.map(({ name }) => name), widthsOf(columns, 'pages', true)]).toEqual([
    ['pageNm', 'follow'],
    'minmax(84px, 140px) minmax(0, 2fr) minmax(104px, 1fr)',
  ]);
});

it('makes no table of entries with two bilingual texts beside a choice, which could not be read', () => {
  expect(columnsOf(identityProviderSchema.properties.methods.items, 'methods')).toEqual([]);
});
