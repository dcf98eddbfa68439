import type { Names } from '../../../content/diff/names.ts';
import type { Body } from '../../api/client.ts';
import { blankOf } from '../../content/form/blank.ts';
import { kindOf } from '../../content/form/kinds.ts';
import type { Schema } from '../../content/form/schema.ts';
import { documentSchema } from '../../content/form/schemas.ts';
import { freeKey, writeText } from '../../messages/texts.ts';
import { keyOf, type Docs } from '../../site/documents.ts';
import { isTable } from '../../site/document-types.ts';
import { freeIdIn, slugOf, venueFields } from './free-id.ts';
import { ownLayout, pageParts } from './page-parts.ts';
import { makeTable } from './tables.ts';

export interface NewWish {
  readonly type: string;
  readonly venue: string | undefined;
  readonly name: Readonly<Record<'ko' | 'en', string>>;
  /** Key of the document that it is to be a copy of. */
  readonly like?: string | undefined;
  /** Chosen name, if it differs from the proposal. */
  readonly id?: string | undefined;
}

export interface NewDocument {
  readonly key: string;
  readonly id: string;
  /** Field of the name. */
  readonly pointer: string;
  readonly changes: ReadonlyMap<string, Body>;
}

/** Documents of a type, those of the same venue where it has any. */
const beside = (docs: Docs, names: Names, type: string, venue: string | undefined): readonly Body[] => {
  const all = [...docs.values()].flatMap((doc) => (doc.type === type && doc.body !== undefined ? [doc.body] : []));
  const own = all.filter(({ id }) => names.venueOf(type, id) === venue);
  return own.length > 0 ? own : all;
};

const proposeId = (docs: Docs, names: Names, { type, venue, name }: NewWish): string => {
  const own = [...docs.values()]
    .filter((doc) => doc.type === type && names.venueOf(type, doc.id) === venue)
    .map(({ id }) => id);
  return freeIdIn(docs, names, { type, venue, name: name.en, like: own });
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day more than the longest notice that terms need. */
const NOTICE_MS = 31 * DAY_MS;
/** Returns a day after the days of effect of the other documents, with time for the notice. */
const dayOfEffect = ({ all }: Pick<Filling, 'all'>): string => {
  const latest = Math.max(Date.now() + NOTICE_MS, ...all.map((body) => Date.parse(String(body['effectiveOn'])) || 0));
  return new Date(latest + DAY_MS).toISOString().slice(0, 10);
};

interface Filling {
  readonly name: NewWish['name'];
  readonly slug: string;
  readonly others: readonly Body[];
  readonly all: readonly Body[];
  /** Facilities that no document of the type is about. */
  readonly freeFacilities: readonly Body[];
  /** Gives the key of a new text that reads as the name does. */
  readonly text: () => string;
}

/** A value that tells a document from those beside it, or undefined where the field does not. */
function unlike(field: string, value: unknown, filling: Filling): unknown {
  const { all, slug, freeFacilities } = filling;
  // The park is that of the venue, not a number of the document.
  if (field === 'parkKindCd') return undefined;
  // A code hangs at one place.
  if (field === 'places') return [];
  if (field === 'effectiveOn') return dayOfEffect(filling);
  const taken = all.map((body) => body[field]);
  if (field === 'facilityId' && freeFacilities.length > 0) return freeFacilities[0]?.['facilityId'];
  if ((field === 'order' || field === 'versionNo') && typeof value === 'number')
    return Math.max(0, ...taken.filter((one) => typeof one === 'number')) + 1;
  const isOwn = new Set(taken).size > taken.length / 2 && (taken.length > 1 || field.endsWith('Id'));
  if (typeof value !== 'string' || !(isOwn || field.endsWith('Id'))) return undefined;
  if (taken.every((one) => typeof one === 'string' && /^\d+$/.test(one)))
    return String(Math.max(0, ...taken.map(Number)) + 1);
  return /^(?:https:\/)?\//.test(value)
    ? `${value.replace(/\/$/, '')}${field === 'path' ? '/' : '-'}${slug}`
    : undefined;
}

const paragraphs = ({ ko, en }: NewWish['name']) => ({ ko: `<p>${ko}</p>`, en: `<p>${en}</p>` });

/** The shortest of the documents: its choices are least likely to need a field that a new document leaves out. */
const plainest = (bodies: readonly Body[]): Body | undefined =>
  bodies.toSorted((one, two) => JSON.stringify(one).length - JSON.stringify(two).length)[0];

/** Initial value of a required field: by kind, by name, or from a sibling document. */
function fill(field: string, schema: Schema, filling: Filling): unknown {
  const example = (schema.enum === undefined ? filling.others.at(-1) : plainest(filling.others))?.[field];
  const kind = kindOf(schema, field);
  if (kind === 'local') return schema.properties?.['ko']?.format === 'html' ? paragraphs(filling.name) : filling.name;
  if (kind === 'message') return filling.text();
  // What comes into force is announced a month before.
  if (kind === 'day') return field === 'effectiveOn' ? dayOfEffect(filling) : new Date().toISOString().slice(0, 10);
  if (kind === 'instant') return `${new Date().toISOString().slice(0, 19)}Z`;
  if (
    kind === 'list' &&
    (schema.minItems ?? 0) > 0 &&
    (schema.items?.type === 'string' || (schema.minItems ?? 0) > 1) &&
    example !== undefined
  )
    return example;
  if (kind === 'list' || kind === 'fixed' || kind === 'map') return blankOf(schema);
  return unlike(field, example ?? blankOf(schema), filling) ?? example ?? blankOf(schema);
}

const nameFields = ['title', 'bannerSubject', 'name', 'linkName'];

/** A new document with what its schema asks for, or a copy of another, and the documents that come with it: one step. */
export function makeDocument(docs: Docs, names: Names, wish: NewWish): NewDocument {
  const { type, venue, name } = wish;
  const source = wish.like === undefined ? undefined : docs.get(wish.like)?.body;
  if (isTable(type))
    return {
      key: keyOf({ type, id: venue ?? '' }),
      id: venue ?? '',
      pointer: '',
      changes: makeTable(docs, names, { type, id: venue ?? '', source }),
    };
  const id = wish.id ?? proposeId(docs, names, wish);
  const others = beside(docs, names, type, venue);
  const changes = new Map<string, Body>();
  let key: string | undefined;
  const text = (): string => {
    if (key !== undefined) return key;
    key = freeKey(docs, `MSG_TXT_${slugOf(name.en) || id}`);
    for (const [home, body] of writeText(docs, key, name, {
      venue: documentSchema(type)?.properties?.['venue'] === undefined ? names.venueOf(type, id) : venue,
    }))
      changes.set(home, body);
    return key;
  };
  const filling: Filling = {
    freeFacilities: type === 'facility' ? [] : facilitiesWithout(docs, source ?? others.at(-1)),
    name,
    slug: slugOf(name.en) || id.toLowerCase(),
    others,
    all: [...docs.values()].flatMap((doc) =>
      doc.type === type && doc.body !== undefined && (others.some(({ id: one }) => one === doc.id) || type !== 'page')
        ? [doc.body]
        : [],
    ),
    text,
  };
  const body = inVenue(source === undefined ? fresh(type, id, filling) : copied(source, id, filling), names, venue);
  const whole =
    type === 'page'
      ? pageParts(docs, names, { id, body, venue, source, title: text(), slug: filling.slug, others })
      : body;
  changes.set(keyOf({ type, id }), whole);
  if (type === 'page') {
    const layout = ownLayout(docs, { id: String(whole['layout']), source });
    changes.set(keyOf(layout), layout);
  }
  const field = nameFields.find((one) => whole[one] !== undefined);
  return {
    key: keyOf({ type, id }),
    id,
    pointer: type === 'page' ? '/flags/title' : field === undefined ? '' : `/${field}`,
    changes,
  };
}

/** Facilities of the park of a document, and as it needs them, that no document of its type is about. */
const facilitiesWithout = (docs: Docs, like: Body | undefined): readonly Body[] => {
  if (like?.['facilityId'] === undefined) return [];
  const bodies = [...docs.values()]
    .flatMap(({ body }) => body ?? [])
    .filter(({ parkKindCd }) => parkKindCd === like['parkKindCd']);
  const facilities = bodies.filter(({ type }) => type === 'facility');
  const taken = new Set(bodies.filter(({ type }) => type === like.type).map(({ facilityId }) => facilityId));
  const example = facilities.find(({ facilityId }) => facilityId === like['facilityId']);
  return facilities.filter(
    (one) =>
      !taken.has(one['facilityId']) &&
      one['faciltCateKindCd'] === example?.['faciltCateKindCd'] &&
      (one['capacityPerHour'] === undefined) === (example?.['capacityPerHour'] === undefined),
  );
};

/** The document as one of a venue: the example that it was filled from may be of another. */
function inVenue(body: Body, names: Names, venue: string | undefined): Body {
  const { required = [], properties = {} } = documentSchema(body.type) ?? {};
  const fields = venue === undefined ? {} : (names.document('venue', venue) ?? {});
  const own = { ...fields, venue, ...(fields['parkKindCd'] === undefined ? {} : { parks: [fields['parkKindCd']] }) };
  const now: Record<string, unknown> = { ...body };
  for (const field of venueFields.filter((one) => properties[one] !== undefined)) {
    if (own[field as keyof typeof own] !== undefined) now[field] = own[field as keyof typeof own];
    else if (!required.includes(field)) delete now[field];
  }
  return { ...now, type: body.type, id: body.id };
}

function fresh(type: string, id: string, filling: Filling): Body {
  const { required = [], properties = {} } = documentSchema(type) ?? {};
  const asked = required.filter((field) => !['type', 'id', 'v'].includes(field) && properties[field] !== undefined);
  return {
    type,
    id,
    v: 1,
    ...(type === 'page'
      ? {}
      : Object.fromEntries(asked.map((field) => [field, fill(field, properties[field] as Schema, filling)]))),
  };
}

function copied(source: Body, id: string, filling: Filling): Body {
  const { properties = {} } = documentSchema(source.type) ?? {};
  // Former numbers, and the launcher of the app, stay with the other.
  const {
    formerIds: _,
    launcher: _launcher,
    ...rest
  } = structuredClone(source) as Body & { readonly formerIds?: unknown; readonly launcher?: unknown };
  const body: Record<string, unknown> = { ...rest };
  for (const field of Object.keys(rest)) {
    if (['type', 'id', 'v'].includes(field)) continue;
    if (nameFields.includes(field))
      body[field] = kindOf(properties[field] ?? {}, field) === 'message' ? filling.text() : filling.name;
    else body[field] = unlike(field, source[field], filling) ?? body[field];
  }
  return { ...body, type: source.type, id };
}
