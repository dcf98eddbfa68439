/** Messages that the server puts into answers. Nothing in documents names them. */
export const serverTexts = {
  /** {{count}} of {{name}} turns. */
  chance: 'MSG_SRV_EVENT_CHANCE',
  /** {{count}} are left. */
  left: 'MSG_SRV_EVENT_LEFT',
  gone: 'MSG_SRV_EVENT_GONE',
  /** Facts in texts. */
  factClosed: 'MSG_SRV_FACT_CLOSED',
  factNoShow: 'MSG_SRV_FACT_NO_SHOW',
  factHeight: 'MSG_SRV_FACT_HEIGHT',
  factAge: 'MSG_SRV_FACT_AGE',
  factMinutes: 'MSG_SRV_FACT_MINUTES',
  factWholeHours: 'MSG_SRV_FACT_WHOLE_HOURS',
  /** {{count}} hours and {{minutes}} minutes. */
  factHours: 'MSG_SRV_FACT_HOURS',
  factMetres: 'MSG_SRV_FACT_METRES',
  factKilometres: 'MSG_SRV_FACT_KILOMETRES',
  /** From {{day}} on. */
  termsFrom: 'MSG_SRV_TERMS_FROM',
  termsAnnounced: 'MSG_SRV_TERMS_ANNOUNCED',
  termsEffective: 'MSG_SRV_TERMS_EFFECTIVE',
  consentPurpose: 'MSG_SRV_CONSENT_PURPOSE',
  consentData: 'MSG_SRV_CONSENT_DATA',
  consentRetention: 'MSG_SRV_CONSENT_RETENTION',
  consentRecipient: 'MSG_SRV_CONSENT_RECIPIENT',
  neutralNickname: 'MSG_SRV_NEUTRAL_NICKNAME',
} as const;
