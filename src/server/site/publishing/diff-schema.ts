import type { JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const instant = { type: 'integer', description: 'Milliseconds since 1970.' } as const;
const words = {
  type: 'object',
  additionalProperties: false,
  required: ['ko', 'en'],
  properties: { ko: text, en: text },
} as const;

const which = (description: string) =>
  ({ type: 'string', pattern: '^(live|drafts|[1-9][0-9]{0,8})$', description }) as const;

export const diffQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'to'],
  properties: {
    from: {
      ...which('What was: the number of a release, "live", or "drafts" for the site as it would be with all drafts.'),
      default: 'live',
    },
    to: { ...which('What is or would be, named in the same way.'), default: 'drafts' },
  },
} as const satisfies JSONSchema;

export const diffBody = {
  type: 'object',
  additionalProperties: false,
  required: ['drafts'],
  properties: {
    drafts: {
      type: 'array',
      maxItems: 20000,
      description: 'Names of the drafts that count; no other does.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['type', 'id'],
        properties: { type: { type: 'string', maxLength: 40 }, id: { type: 'string', maxLength: 80 } },
      },
    },
  },
} as const satisfies JSONSchema;

const change = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'type', 'id', 'at', 'text'],
  properties: {
    kind: {
      type: 'string',
      description: 'What happened, in one word, such as moved, renamed, hidden, blocked or scheduled.',
    },
    type: text,
    id: text,
    venue: { type: 'string', description: 'Code of the venue that it belongs to; absent for what all share.' },
    at: {
      type: 'array',
      description: 'Every part that differs, by JSON Pointers into the document as it was and as it is.',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: { from: text, to: text, moved: { type: 'boolean' }, type: text, id: text },
      },
    },
    text: words,
  },
} as const;

const pageNamed = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'path'],
  properties: { id: text, name: words, path: text },
} as const;

const grid = {
  type: 'object',
  description: 'Who meets a change, by kind of viewer, language and platform.',
  additionalProperties: false,
  required: ['pages', 'cells'],
  properties: {
    pages: { type: 'array', description: 'Pages on which somebody meets a change.', items: pageNamed },
    cells: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['kind', 'locale', 'platform', 'pages'],
        properties: {
          kind: { enum: ['guest', 'member', 'simple', 'full', 'tester'] },
          onSite: { type: 'boolean', description: 'Absent where nothing hangs on it.' },
          locale: { enum: ['ko', 'en'] },
          platform: { enum: ['APP', 'WEB'] },
          pages: {
            type: 'array',
            description: 'Places in the list of pages; none: everything is the same.',
            items: { type: 'integer', minimum: 0 },
          },
        },
      },
    },
  },
} as const;

const viewChange = {
  type: 'object',
  additionalProperties: false,
  required: ['pages', 'who', 'kinds', 'from', 'before', 'now', 'details'],
  properties: {
    pages: { type: 'array', items: pageNamed },
    frame: {
      type: 'object',
      description: 'What stands around the pages changes: of the venue with this code, or of none.',
      additionalProperties: false,
      required: ['name'],
      properties: { venue: text, name: words },
    },
    venue: text,
    who: words,
    kinds: { ...count, description: 'How many kinds of viewers these are.' },
    from: instant,
    until: instant,
    before: words,
    now: words,
    details: { type: 'array', items: words },
  },
} as const;

export const toldAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['changes'],
  properties: {
    changes: { type: 'array', items: change },
    views: {
      type: 'object',
      additionalProperties: false,
      required: ['changed', 'all'],
      description: 'Kinds of visits that met a change, of all.',
      properties: { changed: count, all: count },
    },
  },
} as const satisfies JSONSchema;

export const diffAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['changes'],
  properties: {
    changes: { type: 'array', items: change },
    views: {
      type: 'object',
      additionalProperties: false,
      description: 'Which views change; absent where one of the two has no site document.',
      required: [
        'changes',
        'notCounted',
        'pages',
        'viewers',
        'instants',
        'views',
        'same',
        'touched',
        'decided',
        'cut',
        'grid',
      ],
      properties: {
        changes: { type: 'array', items: viewChange },
        notCounted: {
          type: 'array',
          description: 'Changed document types that visitors see elsewhere; of them nothing is proven.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['type', 'name'],
            properties: { type: text, name: words },
          },
        },
        pages: count,
        viewers: { ...count, description: 'Kinds of viewers.' },
        instants: { type: 'array', items: instant },
        views: { ...count, description: 'Pages × kinds of viewers × instants.' },
        same: { ...count, description: 'Views that are proven to be the same.' },
        touched: { ...count, description: 'Pages that the changes can touch.' },
        decided: count,
        cut: {
          ...count,
          description: 'Questions that were not asked in every way in which calls may be answered; 0 proves the rest.',
        },
        grid,
      },
    },
  },
} as const satisfies JSONSchema;
