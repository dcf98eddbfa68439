/** Schema error in the form of Ajv; the input of its explanation. */
export interface SchemaError {
  readonly keyword: string;
  /** JSON Pointer of the value. */
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  /** The schema that has the keyword. */
  readonly parentSchema?: Readonly<Record<string, unknown>> | undefined;
}

/** Validation in this environment: compiled validators on the server, an interpreter in the browser. */
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
