/** Role of an operator with its scope, as the API returns it. */
export interface Grant {
  readonly role: 'viewer' | 'editor' | 'publisher' | 'administrator';
  readonly venues: 'all' | readonly string[];
  readonly shared: boolean;
  readonly types: 'all' | readonly string[];
}

export type Right = 'read' | 'edit' | 'publish' | 'administer';

const rightsOf: Readonly<Record<Grant['role'], readonly Right[]>> = {
  viewer: ['read'], editor: ['read', 'edit'], publisher: ['read', 'edit', 'publish'], administrator: ['read', 'edit', 'publish', 'administer'],
};

/** Tells whether grants give a right on a document. The server checks again. */
export const may = (grants: readonly Grant[], right: Right, { type, venue }: { readonly type: string; readonly venue?: string | undefined }): boolean =>
  grants.some(({ role, venues, shared, types }) =>
    rightsOf[role].includes(right) && (types === 'all' || types.includes(type)) && (venue === undefined ? shared : venues === 'all' || venues.includes(venue)));
