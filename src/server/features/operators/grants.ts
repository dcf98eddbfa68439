import type { FromSchema } from 'json-schema-to-ts';

export const roles = ['viewer', 'editor', 'publisher', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** What a route asks of whoever calls it: a right on something, to be signed in (`self`), or nothing (`anyone`). */
export const rights = ['read', 'edit', 'publish', 'administer'] as const;
export type Right = (typeof rights)[number];

const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  viewer: ['read'],
  editor: ['read', 'edit'],
  publisher: ['read', 'edit', 'publish'],
  administrator: ['read', 'edit', 'publish', 'administer'],
};

const some = (description: string, pattern: string) => ({ description, anyOf: [{ const: 'all' }, { type: 'array', maxItems: 100, uniqueItems: true, items: { type: 'string', maxLength: 40, pattern } }] }) as const;

export const grantSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['role', 'venues', 'shared', 'types'],
  properties: {
    role: { enum: roles },
    venues: some('Codes of the venues whose documents are meant, or "all", those that come later too.', '^[A-Za-z0-9_-]+$'),
    shared: { type: 'boolean', description: 'Whether documents that belong to no single venue are meant too.' },
    types: some('Types of documents, or "all".', '^[a-z][a-z0-9-]*$'),
  },
} as const;

export type Grant = FromSchema<typeof grantSchema>;

/** A document as rights see it; without a venue it belongs to all. */
export interface Thing {
  readonly type: string;
  readonly venue?: string | undefined;
}

const holds = (list: 'all' | readonly string[], one: string): boolean => list === 'all' || list.includes(one);

const reaches = ({ venues, shared, types }: Grant, { type, venue }: Thing): boolean => holds(types, type) && (venue === undefined ? shared : holds(venues, venue));

/** Whether grants give a right on a thing; without one, on anything at all. */
export const allows = (grants: readonly Grant[], right: Right, thing?: Thing): boolean =>
  grants.some((grant) => rightsOf[grant.role].includes(right) && (thing === undefined || reaches(grant, thing)));

/** Whether grants give a right on any thing of a type. */
export const allowsType = (grants: readonly Grant[], right: Right, type: string): boolean => grants.some(({ role, types }) => rightsOf[role].includes(right) && holds(types, type));

/** Everything, for whoever keeps the server itself. */
export const everything: readonly Grant[] = [{ role: 'administrator', venues: 'all', shared: true, types: 'all' }];

/** Whether grants give a right on everything there is and will be. */
export const allowsAll = (grants: readonly Grant[], right: Right): boolean =>
  grants.some(({ role, venues, shared, types }) => rightsOf[role].includes(right) && venues === 'all' && shared && types === 'all');
