import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { actionSchema } from '#schemas/parts/action/schema';
import { locales, type Locale } from '#schemas/parts';
import type { DataState, PreviewCase } from '../../widgets/define-widget.ts';
import { catalog } from '../../widgets/catalog.gen.ts';
import { registry } from '../../widgets/registry.gen.ts';
import { allErrors } from '../../src/content/documents/validators.ts';
import { previewedWidgets, withLeast, type PreviewedWidget } from '../support/preview-cases.ts';
import { Preview } from '../support/preview-view.tsx';
import { answersWithoutFields, shownMissing } from '../support/removed-fields.ts';

const folder = join(import.meta.dirname, '../../widgets');
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map((entry) => entry.name);

const render = (
  widget: PreviewedWidget,
  preview: PreviewCase<object>,
  locale: Locale,
  data?: Readonly<Record<string, DataState>>,
): string => renderToString(<Preview {...widget} preview={preview} locale={locale} {...(data ? { data } : {})} />);

/** Every case, with all and with the least settings, in every language. */
const renderAll = (widget: PreviewedWidget, data?: Readonly<Record<string, DataState>>): readonly string[] =>
  widget.previews.flatMap((preview) =>
    withLeast(widget, preview).flatMap((one) => locales.map((locale) => render(widget, one, locale, data))),
  );

/** The answers of a widget's calls, all alike. */
const answers = (
  { name }: PreviewedWidget,
  preview: PreviewCase<object>,
  state: DataState,
): Readonly<Record<string, DataState>> =>
  Object.fromEntries((catalog[name]?.needs?.(preview.settings as never) ?? []).map((need) => [need.name, state]));

describe('the widgets', () => {
  it('are the folders, each in both indexes', () => {
    expect(Object.keys(catalog).toSorted()).toEqual(folders.toSorted());
    expect(Object.keys(registry).toSorted()).toEqual(
      folders.filter((name) => existsSync(join(folder, name, 'index.ts'))).toSorted(),
    );
  });
});

describe.each(previewedWidgets.map((widget) => [widget.name, widget] as const))('%s', (name, widget) => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('has one name, and at least two preview cases of different names', () => {
    expect(widget.description.name).toBe(name);
    expect(new Set(widget.previews.map((preview) => preview.name)).size).toBe(widget.previews.length);
    expect(widget.previews.length).toBeGreaterThanOrEqual(2);
  });

  it('has a migration for every version before its own', () => {
    expect(Object.keys(widget.description.migrations).map(Number)).toEqual(
      Array.from({ length: widget.description.v - 1 }, (_, index) => index + 1),
    );
  });

  it('refuses settings that it does not know, at every depth', () => {
    expect(openObjects(widget.description.schema)).toEqual([]);
  });

  it('names actions by the shared schema itself: a copy would be shown as it was written', () => {
    expect(copiesOf(actionSchema, widget.description.schema)).toEqual([]);
  });

  it('has previews that fit its schema, the least settings too', () => {
    const faults = widget.previews.flatMap((preview) =>
      withLeast(widget, preview).flatMap((one) =>
        allErrors(widget.description.schema, one.settings).map(
          (error) => `${one.name}: ${error.instancePath} ${error.message}`,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('renders without a document, in both languages, with all and with the least settings', () => {
    expect(renderAll(widget).every((html) => typeof html === 'string')).toBe(true);
  });

  it.each([
    ['waiting', { state: 'waiting' }],
    ['failed', { state: 'failed' }],
    ['empty', { state: 'ready', value: null }],
    ['of another shape', { state: 'ready', value: { list: 'no list', title: 1 } }],
  ] as const)('stands answers that are %s', (_, state) => {
    for (const preview of widget.previews) {
      for (const locale of locales)
        expect(render(widget, preview, locale, answers(widget, preview, state))).toBeTypeOf('string');
    }
  });

  it('stands answers that lack a field, and shows no missing value', () => {
    // Records without their ID have no key.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const faults = widget.previews.flatMap((preview) =>
      Object.entries({ ...preview.data }).flatMap(([need, state]) =>
        (state.state === 'ready' ? answersWithoutFields(state.value) : []).flatMap(({ name: version, value }) => {
          const fault = faultOf(() =>
            render(widget, preview, 'en', { ...preview.data, [need]: { state: 'ready', value } }),
          );
          return fault === undefined ? [] : [`${preview.name}: ${need} ${version}: ${fault}`];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('renders alike whether or not there is a window', () => {
    const before = renderAll(widget);
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('localStorage', {});
    expect(renderAll(widget)).toEqual(before);
  });

  it('writes no style, no script and no inline handler', () => {
    const written = renderAll(widget).flatMap(
      (html) => html.match(/<(?:style|script)\b|\s(?:style|on[a-z]+)="/g) ?? [],
    );
    expect(written).toEqual([]);
  });

  it('derives every id from its placement', () => {
    const ids = renderAll(widget).flatMap((html) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    expect(ids.filter((id) => !id?.startsWith('preview') && id !== 'main')).toEqual([]);
  });

  it('shows no Hangul in English, but for what content holds', () => {
    const own = widget.previews
      .filter((preview) => preview.data === undefined)
      .map((preview) => render(widget, preview, 'en'));
    const failed = widget.previews.map((preview) =>
      render(widget, preview, 'en', answers(widget, preview, { state: 'failed' })),
    );
    expect([...own, ...failed].filter((html) => /\p{Script=Hangul}/u.test(html))).toEqual([]);
  });

  it('asks for calls of this site with known placeholders only', () => {
    const texts = widget.previews.flatMap((preview) =>
      (catalog[name]?.needs?.(preview.settings as never) ?? []).flatMap((need) => [
        need.path,
        ...Object.values(need.query),
      ]),
    );
    const unknown = texts
      .flatMap((text) => text.match(/\{[^}]*\}/g) ?? [])
      .filter((hole) => !/^\{(?:locale|member\.uid|(?:param|venue|resort)\.\w+|query\.\w+\|[^{}]*)\}$/.test(hole));
    expect(unknown).toEqual([]);
  });
});

/** Error of a widget, or the missing value that it shows. */
const faultOf = (draw: () => string): string | undefined => {
  try {
    return shownMissing(draw());
  } catch (error) {
    return String(error);
  }
};

interface Shape {
  readonly type?: unknown;
  readonly additionalProperties?: unknown;
  readonly discriminator?: unknown;
  readonly [key: string]: unknown;
}

/** Pointers of schemas that say what another says without being it. */
function copiesOf(schema: { readonly oneOf: unknown }, shape: Shape, at = ''): string[] {
  if ((shape as unknown) === schema) return [];
  if (shape['oneOf'] === schema.oneOf) return [at];
  return Object.entries(shape).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? copiesOf(schema, value as Shape, `${at}/${name}`) : [],
  );
}

/** Pointers of object schemas that let unknown names pass. */
function openObjects(shape: Shape, at = ''): string[] {
  const own =
    shape.type === 'object' &&
    shape.discriminator === undefined &&
    shape.additionalProperties === undefined &&
    shape['properties'] !== undefined
      ? [at]
      : [];
  const inner = Object.entries(shape).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? openObjects(value as Shape, `${at}/${name}`) : [],
  );
  return [...own, ...inner];
}
