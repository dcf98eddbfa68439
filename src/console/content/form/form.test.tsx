import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { catalog } from '#widgets/catalog.gen';
import { consoleSite } from '#tests/console-site.tsx';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { keyOf } from '../../site/documents.ts';
import { blankOf } from './blank.ts';
import { DocumentForm } from './document-form.tsx';
import { kindOf } from './kinds.ts';
import { nothingLive } from './live-of.ts';
import { getAt, setAt, type Path } from './path.ts';
import { SchemaForm } from './schema-form.tsx';
import { documentSchema, settingsSchema } from './schemas.ts';
import { isFields } from '../../../content/check/is-fields.ts';
import type { Schema } from './schema.ts';

const site = await consoleSite(shippedDocuments);

const draw = (key: string, language: 'ko' | 'en'): string => {
  const doc = site.store.get().docs.get(key);
  if (doc?.body === undefined) throw new Error(`${key} is not there.`);
  return renderToStaticMarkup(<>{site.around(<DocumentForm doc={doc} body={doc.body} />, language)}</>);
};

/** Every place of a value, itself not. */
const placesIn = (value: unknown, path: Path = []): readonly Path[] => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => [[...path, index], ...placesIn(item, [...path, index])]);
  if (isFields(value))
    return Object.keys(value).flatMap((name) => [[...path, name], ...placesIn(value[name], [...path, name])]);
  return [];
};

describe('the form of documents', () => {
  const types = [...Map.groupBy(shippedDocuments, ({ type }) => type)].map(
    ([type, documents]) => [type, documents] as const,
  );

  it.each(types)(
    'draws every shipped %s with a field for each of its properties, and nothing as changed',
    (_, documents) => {
      const missing = documents.flatMap((document) => {
        const html = draw(keyOf(document), 'en');
        const names = Object.keys(document).filter(
          (name) => !['type', 'id', 'v'].includes(name) && !html.includes(`data-pointer="/${name}"`),
        );
        return html.includes('class="was')
          ? [`${keyOf(document)} is changed`]
          : names.map((name) => `${keyOf(document)} ${name}`);
      });
      expect(missing).toEqual([]);
    },
  );

  it('leaves every shipped document byte for byte as it was when a place is written with what stood there', () => {
    for (const document of shippedDocuments) {
      const text = JSON.stringify(document);
      for (const path of placesIn(document))
        expect(JSON.stringify(setAt(document, path, getAt(document, path)))).toBe(text);
    }
  });

  it('makes no step of a change that changes nothing', async () => {
    const { store } = await consoleSite(shippedDocuments);
    for (const { key, body } of store.get().docs.values()) store.edit('same', { [key]: structuredClone(body) });
    expect(store.undoable()).toBeUndefined();
  });
});

describe('the form of widget settings', () => {
  it.each(Object.values(catalog).map(({ description: { name, v } }) => [name, settingsSchema(name, v) ?? {}] as const))(
    'draws %s with nothing in it and with the least of everything',
    (_, schema) => {
      for (const value of [{}, blankOf(schema)]) {
        const html = renderToStaticMarkup(
          <>
            {site.around(
              <SchemaForm
                schema={schema}
                value={value}
                live={nothingLive}
                onEdit={() => undefined}
                keyBase="new"
                theme=""
              />,
            )}
          </>,
        );
        expect(
          Object.keys(schema.properties ?? {}).filter((name) => !html.includes(`data-pointer="/${name}"`)),
        ).toEqual([]);
      }
    },
  );

  it('draws the settings of every shipped placement', () => {
    const layouts = shippedDocuments.filter(({ type }) => type === 'layout');
    const placements = layouts.flatMap(
      ({ placements }) => placements as readonly { readonly widget: string; readonly settings: object }[],
    );
    for (const { widget, settings } of placements) {
      const schema = settingsSchema(widget, catalog[widget]?.description.v) ?? {};
      const html = renderToStaticMarkup(
        <>
          {site.around(
            <SchemaForm
              schema={schema}
              value={settings}
              live={settings}
              onEdit={() => undefined}
              keyBase="new"
              theme=""
            />,
          )}
        </>,
      );
      expect(
        Object.keys(settings)
          .filter((name) => !html.includes(`data-pointer="/${name}"`))
          .map((name) => `${widget} ${name}`),
      ).toEqual([]);
    }
    expect(placements.length).toBeGreaterThan(100);
  });
});

/** Every schema inside of one, with the name that it stands under. */
const schemasIn = (
  schema: Schema,
  name = '',
  parent = '',
  depth = 0,
): readonly { readonly schema: Schema; readonly name: string; readonly parent: string }[] =>
  depth > 12
    ? []
    : [
        { schema, name, parent },
        ...Object.entries(schema.properties ?? {}).flatMap(([inner, held]) => schemasIn(held, inner, name, depth + 1)),
        ...(schema.items === undefined ? [] : schemasIn(schema.items, name, '', depth + 1)),
        ...(typeof schema.additionalProperties === 'object'
          ? schemasIn(schema.additionalProperties, name, '', depth + 1)
          : []),
      ];

describe('kinds', () => {
  const all = [...new Set(shippedDocuments.map(({ type }) => type))].map(
    (type) => [type, documentSchema(type)] as const,
  );

  it.each(all)('knows what to draw for each place of %s', (_, schema) => {
    const unknown = schemasIn(schema ?? {}).filter(
      ({ schema: held, name, parent }) => kindOf(held, name, parent) === 'text' && held.type !== 'string',
    );
    expect(unknown).toEqual([]);
  });

  it('takes layouts, guards, links and screens for other documents, and texts for texts', () => {
    const kinds = schemasIn(documentSchema('page') ?? {}).map(
      ({ schema, name, parent }) => `${parent}.${name} ${kindOf(schema, name, parent)}`,
    );
    expect(kinds).toEqual(
      expect.arrayContaining(
        [
          '.layout reference',
          'stateLayouts.B reference',
          '.guards reference',
          'flags.title message',
          'seo.noindex switch',
          '.paths text',
          'schedule.from instant',
        ].map((kind) => expect.stringContaining(kind)),
      ),
    );
  });
});

it('is drawn in the language that is spoken', () => {
  const link = shippedDocuments.find(({ type }) => type === 'link');
  expect(draw(`link/${link?.id ?? ''}`, 'ko')).toContain('새 창으로');
});
