/** Parts of a member that change on the server: the account, or the records of a service. */
export const memberEvents = ['account', 'pocket', 'companion', 'notification', 'queue', 'event', 'facility'] as const;
export type MemberEvent = (typeof memberEvents)[number];
