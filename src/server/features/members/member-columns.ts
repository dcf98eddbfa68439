import type { MemberRow } from '../../storage/tables.ts';

type Channel = 'EMAIL' | 'SMS' | 'PUSH';
export type Consents = Readonly<Partial<Record<Channel, 'Y' | 'N'>>>;

// This server wrote the JSON from the same types.
export const consentsOf = ({ consents }: Pick<MemberRow, 'consents'>): Consents => JSON.parse(consents) as Consents;
