import type { consentSettings } from '#schemas/documents/consent-item/schema';

/** Setting of a member that a consent turns on. */
export type ConsentSetting = (typeof consentSettings)[number];

/** Tables of consents. Instants are ISO 8601, UTC. */
export interface ConsentTables {
  /**
   * What a member agreed to (1) or refused (0), append-only. `item` is the ID of a `terms` or `consent-item` document. `setting` is the setting of the
   * member that it turns on, or empty. `source` and `ref` name the cause, which writes one row for an item.
   */
  readonly consents: {
    readonly id: string;
    readonly member: string;
    readonly item: string;
    readonly kind: 'terms' | 'consent';
    readonly version: number;
    readonly setting: ConsentSetting | '';
    readonly agreed: 0 | 1;
    readonly source: string;
    readonly ref: string;
    readonly at: string;
  };
  /** Consents whose members were asked to confirm them again. `done` is 1 once the consent was confirmed, changed or ended. */
  readonly consent_notices: {
    readonly consent: string;
    readonly member: string;
    readonly at: string;
    readonly done: 0 | 1;
  };
}
