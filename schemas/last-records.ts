/** Texts of a record, as the page showed them. */
export interface LastCard {
  readonly over: string;
  readonly title: string;
  readonly badges: readonly string[];
  readonly lines: readonly string[];
}

/** Records of the member as last answered. They stay on the device for the day, for pages without a network. */
export interface LastRecords {
  /** The same for lists that read the same call. */
  readonly name: string;
  readonly title: string;
  /** Says when the records were read. */
  readonly note: string;
  /** Time of the answer, YYYYMMDDHHmmss in Korea. */
  readonly asOf: string;
  /** Fields that the cards show. */
  readonly records: readonly Readonly<Record<string, unknown>>[];
  readonly cards: readonly LastCard[];
}
