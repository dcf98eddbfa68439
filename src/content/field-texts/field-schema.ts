import type { Words } from '#schemas/texts';

/** The part of JSON Schema that our schemas use, with the texts of its fields. */
export interface FieldSchema {
  readonly type?: string;
  /** Shared part of schemas that this is, such as `action`. */
  readonly part?: string;
  readonly label?: Words;
  readonly help?: Words;
  /** Labels of values. */
  readonly values?: Readonly<Record<string, Words>>;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly FieldSchema[];
  readonly additionalProperties?: boolean | FieldSchema;
  readonly propertyNames?: FieldSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly discriminator?: { readonly propertyName: string };
}
