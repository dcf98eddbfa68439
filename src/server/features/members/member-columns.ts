import type { MemberRow } from '../../storage/tables.ts';

type Channel = 'EMAIL' | 'SMS' | 'PUSH';
export type Consents = Readonly<Partial<Record<Channel, 'Y' | 'N'>>>;

// Written by this server from the same types.
export const consentsOf = ({ consents }: Pick<MemberRow, 'consents'>): Consents => JSON.parse(consents) as Consents;
