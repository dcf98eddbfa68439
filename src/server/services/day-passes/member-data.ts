import type { MemberData } from '../../core/records/member-data.ts';
import { freeDays } from './reservations.ts';

/** Reservations are claims, which the members' service declares and deletes. Here those of coming days give their places back. */
export const dayPassesMemberData: MemberData = {
  columns: {},
  empty: freeDays,
};
