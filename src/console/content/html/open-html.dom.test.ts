import { expect, it } from 'vitest';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { catalog } from '#widgets/catalog.gen';
import { documentSchema } from '../form/schemas.ts';
import type { Schema } from '../form/schema.ts';
import { openHtml, printDoc } from './open-html.ts';

/** Every text that a schema calls CMS HTML. */
const htmlIn = (schema: Schema | undefined, value: unknown): readonly string[] => {
  if (schema === undefined || value === undefined) return [];
  if (schema.format === 'html') return typeof value === 'string' ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => htmlIn(schema.items, item));
  if (typeof value !== 'object' || value === null) return [];
  const { widget } = value as { readonly widget?: string };
  return Object.entries(value).flatMap(([name, held]) =>
    htmlIn(
      name === 'settings' && widget !== undefined
        ? (catalog[widget]?.description.schema as Schema)
        : schema.properties?.[name],
      held,
    ),
  );
};

const shipped = [...new Set(shippedDocuments.flatMap((document) => htmlIn(documentSchema(document.type), document)))];

it('opens every HTML text that ships, and writes each byte for byte as it was', () => {
  expect(shipped.length).toBeGreaterThan(400);
  expect(shipped.flatMap((html) => openHtml(html).lost.map(({ what }) => `${what} in ${html.slice(0, 80)}`))).toEqual(
    [],
  );
  expect(
    shipped
      .filter((html) => printDoc(openHtml(html).doc) !== html)
      .map((html) => `${html}\n${printDoc(openHtml(html).doc)}`),
  ).toEqual([]);
});
