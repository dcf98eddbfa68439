import type { MemberRow } from '../storage/tables.ts';

/** Orders of main pages by venue code. This server wrote the JSON from the same type. */
export type Mains = Readonly<Record<string, string>>;

export const readMains = ({ main_settings }: Pick<MemberRow, 'main_settings'>): Mains =>
  JSON.parse(main_settings) as Mains;
