import type { FieldProblem } from './field-problem.ts';
import type { Schema } from './schema.ts';

export interface SchemaFormProps {
  readonly schema: Schema;
  readonly value: unknown;
  /** Live value; `nothingLive` without a live document. */
  readonly live: unknown;
  /** Makes another value from the present one. `typing` names the place where typing follows itself. */
  readonly onEdit: (label: string, make: (value: unknown) => unknown, typing?: string) => void;
  /** Properties that are not shown. */
  readonly without?: readonly string[];
  readonly problems?: readonly FieldProblem[];
  /** `type/id` of the document that the value is of. */
  readonly of?: string;
  /** Pointer of the value in the document. */
  readonly base?: string;
  readonly keyBase: string;
  readonly theme: string;
  /** Name of what the value is of, for what its properties are called. */
  readonly name?: string;
  /** One of the value's properties by itself. */
  readonly only?: string;
  /** Property whose children are shown without a group. */
  readonly isPlain?: boolean;
  /** Property that is initially expanded. */
  readonly isOpen?: boolean;
}
