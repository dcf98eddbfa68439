/** Roles for records of members and for operations. */
export const recordRoles = ['operations', 'agent', 'agent-lead', 'marketer', 'privacy-officer'] as const;
export type RecordRole = (typeof recordRoles)[number];
/** Roles for records of members, which need a second factor. */
export const factorRoles: readonly string[] = ['agent', 'agent-lead', 'marketer', 'privacy-officer'];
/** Rights on records. `campaigns` covers events and clubs, for agents and marketers. */
export type RecordRight = RecordRole | 'campaigns';

/** Role of an operator with its scope, as the API returns it. */
export interface Grant {
  readonly role: 'viewer' | 'editor' | 'publisher' | 'administrator' | RecordRole;
  readonly venues: 'all' | readonly string[];
  readonly shared: boolean;
  readonly types: 'all' | readonly string[];
}

export type Right = 'read' | 'edit' | 'publish' | 'administer' | RecordRight;

const rightsOf: Readonly<Record<Grant['role'], readonly Right[]>> = {
  viewer: ['read'],
  editor: ['read', 'edit'],
  publisher: ['read', 'edit', 'publish'],
  administrator: ['read', 'edit', 'publish', 'administer'],
  operations: ['read', 'operations'],
  agent: ['read', 'agent', 'campaigns'],
  'agent-lead': ['read', 'agent', 'agent-lead', 'campaigns'],
  marketer: ['read', 'marketer', 'campaigns'],
  'privacy-officer': ['read', 'privacy-officer'],
};

/** Tells whether grants give a right on a document. The server checks again. */
export const may = (
  grants: readonly Grant[],
  right: Right,
  { type, venue }: { readonly type: string; readonly venue?: string | undefined },
): boolean =>
  grants.some(
    ({ role, venues, shared, types }) =>
      rightsOf[role].includes(right) &&
      (types === 'all' || types.includes(type)) &&
      (venue === undefined ? shared : venues === 'all' || venues.includes(venue)),
  );

/** Tells whether grants give a right on the records of a venue. The server checks again. */
export const mayRecords = (grants: readonly Grant[], right: RecordRight, venue: string): boolean =>
  grants.some(({ role, venues }) => rightsOf[role].includes(right) && (venues === 'all' || venues.includes(venue)));

/** Tells whether grants give a right on the records of all venues, which those of the whole resort need. The server checks again. */
export const mayAllRecords = (grants: readonly Grant[], right: RecordRight, venues: readonly string[]): boolean =>
  venues.every((venue) => mayRecords(grants, right, venue));
