/** What a schema refuses in a value, as Ajv tells it: all that its explanation is made of. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer of the value. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  /** The schema that has the keyword. */
  readonly parentSchema?: Readonly<Record<string, unknown>> | undefined;
}

/** How documents are read where this runs: by validators that are made beforehand (server), or by ones that need no code of their own (browser). */
export interface DecodeOptions {
  /** Tells whether a value fits a schema, up to the first error. */
  readonly validatorOf: (schema: object) => (value: unknown) => boolean;
  /** Everything that a schema refuses. */
  readonly errors: (schema: object, value: unknown) => readonly SchemaError[];
  /** The name under which the sanitised form of an HTML text is kept. */
  readonly nameOfHtml: (text: string) => string;
  /** Bytes of a text in UTF-8. */
  readonly bytes: (text: string) => number;
}
