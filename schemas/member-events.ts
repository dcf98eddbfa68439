/** Parts of a member that change on the server: the account, or the records of a service. */
export const memberEvents = [
  'account',
  'pocket',
  'companion',
  'notification',
  'queue',
  'event',
  'facility',
  'receipt',
  'report',
  'som',
] as const;
export type MemberEvent = (typeof memberEvents)[number];

/** Events after which a call is read again. any: after each event, and whenever the tab is shown again. */
export const readAgainEvents = [...memberEvents, 'any'] as const;
export type ReadAgainEvent = (typeof readAgainEvents)[number];
