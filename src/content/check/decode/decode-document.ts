import { documentSchemas, documentTypes, type AnyDocument, type DocumentType } from '#schemas/documents';
import { suggestName } from '../suggest-name.ts';
import type { RawDocument, ReadyDocument } from '../prepared.ts';
import { pointerOf, quote, type Path, type Problem } from '../problem.ts';
import { planOf, visitFormats } from '../schema-formats.ts';
import { findStructureFault } from '../structure.ts';
import { decodeLayout, type Surroundings } from './decode-layout.ts';
import { explainErrors } from './explain-errors.ts';
import { migrateDocument } from './migrations.ts';
import type { DecodeOptions } from './validation.ts';

const isType = (type: string): type is DocumentType => Object.hasOwn(documentSchemas, type);

/** Decodes one document: structure, version, schema, places of HTML. Total: whatever is wrong becomes a problem. */
export function decodeDocument(raw: RawDocument, around: Surroundings): ReadyDocument {
  const at = { type: raw.type, id: raw.id, pointer: '' };
  const fault = findStructureFault(raw.body);
  if (fault)
    return refused([
      {
        code: 'schema-error',
        severity: 'error',
        at: { ...at, pointer: pointerOf(fault.path) },
        text: fault.text,
        hint: fault.hint,
      },
    ]);
  if (!isType(raw.type)) return refused([unknownType(raw)]);
  const body = migrateDocument(raw.type, raw.body);
  const { document, problems } = validate(raw, raw.type, body, around);
  return {
    ...(document ? { document, html: htmlSpots(document, around) } : { html: [] }),
    bytes: around.reading.bytes(JSON.stringify(raw.body)),
    problems,
  };
}

const refused = (problems: readonly Problem[]): ReadyDocument => ({ html: [], bytes: 0, problems });

function validate(
  raw: RawDocument,
  type: DocumentType,
  body: Readonly<Record<string, unknown>>,
  around: Surroundings,
): { document?: AnyDocument; problems: readonly Problem[] } {
  if (type === 'layout') {
    const { layout, problems } = decodeLayout(around, raw, body);
    return { ...(layout ? { document: layout } : {}), problems };
  }
  const schema = documentSchemas[type];
  // The validator has just proven the shape.
  return around.reading.validatorOf(schema)(body)
    ? { document: body as AnyDocument, problems: [] }
    : { problems: explainErrors(around.reading, raw, { schema, value: body }) };
}

function unknownType({ type, id }: RawDocument): Problem {
  const { hint, only } = suggestName(type, documentTypes);
  const text = { ko: `'${quote(type)}' 문서 유형은 없어요.`, en: `There is no document type '${quote(type)}'.` };
  return {
    code: 'unknown-type',
    severity: 'error',
    at: { type, id, pointer: '/type' },
    text,
    hint,
    ...(only === undefined ? {} : { fix: { kind: 'replace', pointer: '/type', value: only } }),
  };
}

type Html = ReadyDocument['html'][number];

const htmlSpot = ({ nameOfHtml }: DecodeOptions, value: unknown, path: Path): Html => {
  const text = String(value);
  return { text, hash: nameOfHtml(text), path: [...path] };
};

function htmlSpots(document: AnyDocument, { reading, catalog }: Surroundings): Html[] {
  const spots: Html[] = [];
  const collect = (schema: object, value: unknown, path: (string | number)[]): void => {
    const plan = planOf(schema);
    if (plan === undefined) return;
    visitFormats(
      plan,
      value,
      (kind, held, at) => {
        if (kind === 'html') spots.push(htmlSpot(reading, held, at));
        if (kind === 'localHtml')
          for (const [locale, text] of Object.entries(held as object))
            spots.push(htmlSpot(reading, text, [...at, locale]));
      },
      path,
    );
  };
  if (document.type !== 'layout') {
    collect(documentSchemas[document.type], document, []);
    return spots;
  }
  document.placements.forEach(({ widget, settings, fallback }, index) => {
    const own = Object.hasOwn(catalog, widget) ? catalog[widget] : undefined;
    if (own) collect(own.description.schema, settings, ['placements', index, 'settings']);
    const other = fallback && Object.hasOwn(catalog, fallback.widget) ? catalog[fallback.widget] : undefined;
    if (other) collect(other.description.schema, fallback?.settings, ['placements', index, 'fallback', 'settings']);
  });
  return spots;
}
