import type { Path } from './path.ts';
import type { Schema } from './schema.ts';

/** A place of a schema with what stands there. */
export interface AnyFieldProps {
  readonly schema: Schema;
  readonly name: string;
  readonly parent: string;
  readonly path: Path;
  readonly value: unknown;
  readonly live: unknown;
  readonly isRequired: boolean;
  /** In place of what its name says. */
  readonly label?: string;
  /** Containing object, for controls that depend on siblings. */
  readonly around?: unknown;
  /** Schemas of the properties of the containing object. */
  readonly siblings?: Readonly<Record<string, Schema>>;
  /** One column of many, with little room. */
  readonly isCell?: boolean;
  /** Opened at once, for what is otherwise folded. */
  readonly isOpen?: boolean;
}
