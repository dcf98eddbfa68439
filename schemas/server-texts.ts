/** Messages that the server puts into answers. Nothing in documents names them. */
export const serverTexts = {
  /** {{count}} of {{name}} turns. */
  chance: 'MSG_SRV_EVENT_CHANCE',
  /** {{count}} are left. */
  left: 'MSG_SRV_EVENT_LEFT',
  gone: 'MSG_SRV_EVENT_GONE',
} as const;
