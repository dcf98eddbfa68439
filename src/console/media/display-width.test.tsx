import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { documentSchemas } from '#schemas/documents';
import { catalog } from '#widgets/catalog.gen';
import { consoleSite } from '#tests/console-site.tsx';
import type { Body } from '../api/client.ts';
import { DocumentForm } from '../content/form/document-form.tsx';
import { settingsSchema } from '../content/form/schemas.ts';
import type { Schema } from '../content/form/schema.ts';
import { SchemaForm } from '../content/form/schema-form.tsx';
import { displayWidth } from './display-width.ts';

/** Returns the names of all picture fields in a schema, at any depth. */
const artIn = (schema: Schema, depth = 0): readonly string[] =>
  depth > 10
    ? []
    : [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, held]) =>
          held.format === 'art' ? [name] : artIn(held, depth + 1),
        ),
        ...[...(schema.oneOf ?? []), ...(schema.items === undefined ? [] : [schema.items])].flatMap((held) =>
          artIn(held, depth + 1),
        ),
      ];

it('knows the display width of every picture field', () => {
  const all = [
    ...Object.entries(documentSchemas),
    ...Object.values(catalog).map(({ description }) => [description.name, description.schema] as const),
  ] as readonly (readonly [string, Schema])[];
  expect(
    all.flatMap(([of, schema]) =>
      artIn(schema)
        .filter((name) => displayWidth(of, name) === undefined)
        .map((name) => `${of}.${name}`),
    ),
  ).toEqual([]);
});

const picture = (id: string, width: number): Body => ({
  type: 'picture',
  id,
  v: 1,
  name: id,
  alt: { ko: '바퀴', en: 'Wheel' },
  hash: 'a'.repeat(32),
  width,
  height: 300,
  widths: [width],
  formats: ['jpg'],
  focus: { x: 0.5, y: 0.5 },
});
const hero = (art: string) => ({ id: 'hero', widget: 'hero', v: 1, settings: { art, title: 'T' } });
const layout: Body = {
  type: 'layout',
  id: 'home',
  v: 1,
  use: 'page',
  placements: [
    hero('pic-small'),
    { id: 'row', widget: 'link-list', v: 1, settings: { items: [{ art: 'pic-small' }] } },
  ],
};
const notice: Body = { type: 'notice', id: 'NTC1', v: 1, art: 'pic-small' };
const site = await consoleSite([picture('pic-small', 320), picture('pic-large', 1200), layout, notice]);

/** Settings form of a placement in a layout. */
const settingsOf = (index: number, settings: object): string => {
  const { widget = '', v } =
    (layout['placements'] as readonly { readonly widget?: string; readonly v?: number }[])[index] ?? {};
  const schema = settingsSchema(widget, v);
  if (schema === undefined) throw new Error(`${widget} is not known.`);
  return renderToStaticMarkup(
    <>
      {site.around(
        <SchemaForm
          schema={schema}
          value={settings}
          live={settings}
          onEdit={() => undefined}
          of="layout/home"
          base={`/placements/${index}`}
          keyBase="home"
          theme=""
        />,
        'ko',
      )}
    </>,
  );
};

it('warns only at fields whose picture would look blurred', () => {
  expect(settingsOf(0, { art: 'pic-small', title: 'T' })).toContain('사진의 너비가 320픽셀뿐이에요.');
  expect(settingsOf(0, { art: 'pic-large', title: 'T' })).not.toContain('픽셀뿐');
  expect(settingsOf(1, { items: [{ art: 'pic-small' }] })).not.toContain('픽셀뿐');
  const doc = site.store.get().docs.get('notice/NTC1');
  if (doc?.body === undefined) throw new Error('There is no notice.');
  expect(renderToStaticMarkup(<>{site.around(<DocumentForm doc={doc} body={doc.body} />)}</>)).toContain(
    'This picture is only 320 pixels wide.',
  );
});
