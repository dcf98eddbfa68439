import type { Catalog } from '#engine/compile-input';
import { documentSchemas, documentTypes, type AnyDocument, type DocumentType } from '#schemas/documents';
import { hintNearest } from './check/nearest.ts';
import type { RawDocument, ReadyDocument } from './check/prepared.ts';
import { pointerOf, quote, type Path, type Problem } from './check/problem.ts';
import { planOf, visitSpots } from './check/spots.ts';
import { findStructureFault } from './check/structure.ts';
import { decodeLayout } from './decode-layout.ts';
import { explainErrors } from './explain-errors.ts';
import { sha256 } from './hash-document.ts';
import { migrateDocument } from './migrations.ts';
import { POLICY_VERSION } from './sanitise/policy.ts';
import { compileValidator } from './validators.ts';

const isType = (type: string): type is DocumentType => Object.hasOwn(documentSchemas, type);

/** Decodes one document: structure, version, schema, places of HTML. Total: whatever is wrong becomes a problem. */
export function decodeDocument(raw: RawDocument, catalog: Catalog): ReadyDocument {
  const at = { type: raw.type, id: raw.id, pointer: '' };
  const fault = findStructureFault(raw.body);
  if (fault) return refused([{ code: 'schema-error', severity: 'error', at: { ...at, pointer: pointerOf(fault.path) }, text: fault.text, hint: fault.hint }]);
  if (!isType(raw.type)) return refused([unknownType(raw)]);
  const body = migrateDocument(raw.type, raw.body);
  const { document, problems } = validate(raw, raw.type, body, catalog);
  const bytes = Buffer.byteLength(JSON.stringify(raw.body));
  return { ...(document ? { document, html: htmlSpots(document, catalog) } : { html: [] }), bytes, problems };
}

const refused = (problems: readonly Problem[]): ReadyDocument => ({ html: [], bytes: 0, problems });

function validate(raw: RawDocument, type: DocumentType, body: Readonly<Record<string, unknown>>, catalog: Catalog): { document?: AnyDocument; problems: readonly Problem[] } {
  if (type === 'layout') {
    const { layout, problems } = decodeLayout(raw, body, catalog);
    return { ...(layout ? { document: layout } : {}), problems };
  }
  const schema = documentSchemas[type];
  // The validator has just proven the shape.
  return compileValidator(schema)(body) ? { document: body as AnyDocument, problems: [] } : { problems: explainErrors(raw, schema, body) };
}

function unknownType({ type, id }: RawDocument): Problem {
  const { hint, only } = hintNearest(type, documentTypes);
  const text = { ko: `'${quote(type)}' 문서 유형은 없습니다.`, en: `There is no document type '${quote(type)}'.` };
  return { code: 'unknown-type', severity: 'error', at: { type, id, pointer: '/type' }, text, hint, ...(only === undefined ? {} : { fix: { kind: 'replace', pointer: '/type', value: only } }) };
}

type Html = ReadyDocument['html'][number];

const htmlSpot = (value: unknown, path: Path): Html => {
  const text = String(value);
  return { text, hash: sha256(`${POLICY_VERSION}\n${text}`), path: [...path] };
};

function htmlSpots(document: AnyDocument, catalog: Catalog): Html[] {
  const spots: Html[] = [];
  const collect = (schema: object, value: unknown, path: (string | number)[]): void => {
    const plan = planOf(schema);
    if (plan === undefined) return;
    visitSpots(plan, value, (kind, held, at) => {
      if (kind === 'html') spots.push(htmlSpot(held, at));
      if (kind === 'localHtml') for (const [locale, text] of Object.entries(held as object)) spots.push(htmlSpot(text, [...at, locale]));
    }, path);
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
