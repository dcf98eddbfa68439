import type { FromSchema } from 'json-schema-to-ts';

/** Roles for the records of members and for operations, by venue (decisions-members §9). Each includes reading documents. */
export const recordRoles = ['operations', 'agent', 'agent-lead', 'marketer', 'privacy-officer'] as const;
export const roles = ['viewer', 'editor', 'publisher', 'administrator', ...recordRoles] as const;
export type Role = (typeof roles)[number];

/** Rights on records. `campaigns` covers events and clubs, for agents and marketers. */
export const recordRights = [...recordRoles, 'campaigns'] as const;
export type RecordRight = (typeof recordRights)[number];

/** Rights that routes can require. Routes also accept `self` (signed in) and `anyone`. */
export const rights = ['read', 'edit', 'publish', 'administer', ...recordRights] as const;
export type Right = (typeof rights)[number];

const rightsOf: Readonly<Record<Role, readonly Right[]>> = {
  viewer: ['read'],
  editor: ['read', 'edit'],
  publisher: ['read', 'edit', 'publish'],
  // Records are not for administrators as such: they grant the roles, also to themselves, and the journal shows it.
  administrator: ['read', 'edit', 'publish', 'administer'],
  operations: ['read', 'operations'],
  agent: ['read', 'agent', 'campaigns'],
  'agent-lead': ['read', 'agent', 'agent-lead', 'campaigns'],
  marketer: ['read', 'marketer', 'campaigns'],
  'privacy-officer': ['read', 'privacy-officer'],
};

const some = (description: string, pattern: string) =>
  ({
    description,
    anyOf: [
      { const: 'all' },
      { type: 'array', maxItems: 100, uniqueItems: true, items: { type: 'string', maxLength: 40, pattern } },
    ],
  }) as const;

export const grantSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['role', 'venues', 'shared', 'types'],
  properties: {
    role: { enum: roles },
    venues: some(
      'Codes of the venues whose documents are meant, or "all", those that come later too.',
      '^[A-Za-z0-9_-]+$',
    ),
    shared: { type: 'boolean', description: 'Whether documents that belong to no single venue are meant too.' },
    types: some('Types of documents, or "all".', '^[a-z][a-z0-9-]*$'),
  },
} as const;

export type Grant = FromSchema<typeof grantSchema>;

/** Document for right checks. Documents without a venue are shared. */
export interface Thing {
  readonly type: string;
  readonly venue?: string | undefined;
}

const holds = (list: 'all' | readonly string[], one: string): boolean => list === 'all' || list.includes(one);

const reaches = ({ venues, shared, types }: Grant, { type, venue }: Thing): boolean =>
  holds(types, type) && (venue === undefined ? shared : holds(venues, venue));

/** Checks if grants include a right on a document, or on any document when `thing` is absent. */
export const allows = (grants: readonly Grant[], right: Right, thing?: Thing): boolean =>
  grants.some((grant) => rightsOf[grant.role].includes(right) && (thing === undefined || reaches(grant, thing)));

/** Checks if grants include a right on the records of a venue. */
export const allowsRecords = (grants: readonly Grant[], right: RecordRight, venue: string): boolean =>
  grants.some(({ role, venues }) => rightsOf[role].includes(right) && holds(venues, venue));

/** Checks if grants include a right on any document of a type. */
export const allowsType = (grants: readonly Grant[], right: Right, type: string): boolean =>
  grants.some(({ role, types }) => rightsOf[role].includes(right) && holds(types, type));

/** Roles for the records of members. They need a second factor; states of facilities (`operations`) do not. */
const factorRoles: readonly Role[] = ['agent', 'agent-lead', 'marketer', 'privacy-officer'];

/** Checks if grants include a role that needs a second factor. */
export const needsFactor = (grants: readonly Grant[]): boolean => grants.some(({ role }) => factorRoles.includes(role));

/** Returns what grants allow without a second factor: roles for records of members only read documents. */
export const withoutFactor = (grants: readonly Grant[]): readonly Grant[] =>
  grants.map((grant) => (factorRoles.includes(grant.role) ? { ...grant, role: 'viewer' } : grant));

/** All rights on documents and people. */
export const everything: readonly Grant[] = [{ role: 'administrator', venues: 'all', shared: true, types: 'all' }];

/** All rights, on records too. */
export const everythingAndRecords: readonly Grant[] = [
  ...everything,
  ...recordRoles.map((role): Grant => ({ role, venues: 'all', shared: true, types: 'all' })),
];

/** Checks if grants include a right on all current and future documents. */
export const allowsAll = (grants: readonly Grant[], right: Right): boolean =>
  grants.some(
    ({ role, venues, shared, types }) =>
      rightsOf[role].includes(right) && venues === 'all' && shared && types === 'all',
  );
