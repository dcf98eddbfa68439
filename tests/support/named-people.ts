/** People of the demo: a member in the park, a friend, a companion there, and two who are unrelated. */
export const people = {
  self: '100000000010',
  friend: '100000000001',
  companion: '100000000011',
  stranger: '100000000005',
  other: '100000000006',
} as const;
/** A social provider that is off, beside those that ship. */
export const closedProvider = { id: 'closed', isOff: true } as const;
export const venue = 'EL';
export const otherVenue = 'CB';
export const today = '20261101';
export const [later, earlier] = ['2026-11-20T03:00:00.000Z', '2026-10-20T03:00:00.000Z'];
export const noon = '2026-11-01T03:00:00.000Z';
