import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = {
  type: 'object',
  additionalProperties: false,
  required: ['ko', 'en'],
  properties: { ko: { type: 'string' }, en: { type: 'string' } },
} as const;
const to = {
  type: 'string',
  pattern: '^(/[^/]?|https://)',
  description: 'A path of this site with its query, or an address of another one.',
} as const;
const art = { type: 'string', description: 'An art template by its name.' } as const;
const theme = {
  type: 'string',
  description: "A theme document; the site's own where there is none of that name.",
} as const;
const title = text;

const block = <const Kind extends string, const Properties extends object, const Required extends readonly string[]>(
  kind: Kind,
  properties: Properties,
  required: Required,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['kind', ...required],
    properties: { kind: { const: kind }, ...properties },
  }) as const;
const items = <const Properties extends object, const Required extends readonly string[]>(
  properties: Properties,
  required: Required,
) =>
  ({
    type: 'array',
    minItems: 1,
    items: { type: 'object', additionalProperties: false, required, properties },
  }) as const;

const field = {
  name: { type: 'string', pattern: '^[A-Za-z_]+$' },
  label: text,
  input: {
    enum: ['text', 'date', 'number', 'tel', 'email', 'area', 'choice', 'kept'],
    description: '`kept` goes along unseen.',
  },
  value: { type: 'string', description: 'Where the address gives none under the name.' },
  options: items({ value: { type: 'string' }, label: text }, ['value', 'label']),
  min: { type: 'integer' },
  max: { type: 'integer' },
} as const;

/** Blocks of a page; values of the address are inserted as text. */
const blockSchema = {
  oneOf: [
    block('text', { text }, ['text']),
    block('note', { text }, ['text']),
    block('steps', { items: { type: 'array', minItems: 2, items: text }, at: { type: 'integer', minimum: 1 } }, [
      'items',
      'at',
    ]),
    block('cards', { title, items: items({ title, text, note: text, art, to }, ['title', 'to']) }, ['items']),
    block('facts', { title, items: items({ label: text, value: text }, ['label', 'value']) }, ['items']),
    block(
      'given',
      {
        title,
        items: {
          ...items({ name: field.name, label: text, none: text, options: field.options }, ['name', 'label']),
          minItems: 0,
        },
        others: { type: 'boolean' },
      },
      ['title', 'items'],
    ),
    block('links', { items: items({ label: text, to, main: { type: 'boolean' } }, ['label', 'to']) }, ['items']),
    block(
      'missions',
      {
        title,
        items: items(
          { title: text, amount: { type: 'integer', minimum: 1, description: 'Som that the mission gives.' } },
          ['title', 'amount'],
        ),
      },
      ['items'],
    ),
    block('form', { title, to, submit: text, fields: items(field, ['name', 'label', 'input']) }, [
      'to',
      'submit',
      'fields',
    ]),
  ],
} as const;

/** Fake site of one host: pages by path and query, in two languages. */
export const sandboxSiteSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['hosts', 'name', 'about', 'theme', 'art', 'pages'],
  properties: {
    hosts: {
      ...items({ host: { type: 'string' }, variant: text }, ['host']),
      description: 'Variants of one site, such as those for phones and desks.',
    },
    name: text,
    about: text,
    theme,
    art,
    nav: items({ label: text, to }, ['label', 'to']),
    pages: items(
      {
        path: { type: 'string', pattern: '^/' },
        query: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'What the query has to hold; the first page that fits is shown.',
        },
        title,
        text,
        theme,
        art,
        blocks: { type: 'array', items: blockSchema },
      },
      ['path', 'title', 'blocks'],
    ),
  },
} as const satisfies JSONSchema;

export type SandboxSite = FromSchema<typeof sandboxSiteSchema>;
export type SandboxSitePage = SandboxSite['pages'][number];
export type SandboxBlock = SandboxSitePage['blocks'][number];
