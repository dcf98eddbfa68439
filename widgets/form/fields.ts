import type { Decoded } from '#schemas/command';
import type { CodeChoice, ValueRule } from '#schemas/form';
import type { Settings } from './settings.ts';

type Schema = Decoded<Settings>['schema'];
export type Property = Schema['properties'][string];
export type Value = string | boolean;

/** A property as it stands on the screen. */
export interface FormField {
  readonly name: string;
  /** Id and name of its control: with a hyphen, for a control named like a part of a form would take that part's place. */
  readonly control: string;
  readonly property: Property;
  readonly kind: NonNullable<Property['kind']>;
  readonly isRequired: boolean;
  readonly rules: readonly ValueRule[];
  /** Choices; undefined for a field without any. */
  readonly choices?: readonly CodeChoice[];
}

const kindOf = ({ type, kind, writeOnly, oneOf, codeList }: Property): FormField['kind'] => {
  if (kind !== undefined) return kind;
  if (type === 'boolean') return 'checkbox';
  if (writeOnly) return 'password';
  return (oneOf ?? codeList) === undefined ? 'text' : 'select';
};

/** The fields in the order of the screen. A field whose condition does not hold is not among the properties. */
export const fieldsOf = (id: string, { order, required = [], properties }: Schema): readonly FormField[] =>
  order.flatMap((name) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property === undefined) return [];
    // A rule that compile did not find is left out: the gate stops it before.
    const rules = [property.format, ...(property.allOf ?? []).map(({ format }) => format)].filter(
      (rule) => rule !== undefined,
    );
    const choices = property.oneOf ?? property.codeList;
    return [
      {
        name,
        control: `${id}-${name}`,
        property,
        kind: kindOf(property),
        isRequired: required.includes(name),
        rules,
        ...(choices === undefined ? {} : { choices }),
      },
    ];
  });
