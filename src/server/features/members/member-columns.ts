import type { MemberRow } from '../../storage/tables.ts';

type Channel = 'EMAIL' | 'SMS' | 'PUSH';
export type Consents = Readonly<Partial<Record<Channel, 'Y' | 'N'>>>;

interface Passage {
  readonly processYn: 'Y' | 'N';
  /** YYYYMMDD, HHmmss in Korean time. */
  readonly processDate: string;
  readonly processTime: string;
}

/** The last time that a member entered and left a park, by park. */
export type Passages = Readonly<Record<string, { readonly enter?: Passage & { readonly pticketId: string; readonly enterTicketCnt: number }; readonly leave?: Passage }>>;

// Written by this server from the same types.
export const consentsOf = ({ consents }: Pick<MemberRow, 'consents'>): Consents => JSON.parse(consents) as Consents;
export const passagesOf = ({ passages }: Pick<MemberRow, 'passages'>): Passages => JSON.parse(passages) as Passages;
