import { parsePointer, valueAtPointer } from '#engine/values/json-pointer';
import type { Decoded } from '#schemas/command';
import type { DataState } from '../define-widget.ts';
import type { Values } from './check-field.ts';
import type { FormField, Value } from './fields.ts';
import type { Settings } from './settings.ts';

/** Values by the name of the field; without a call nothing is known, and nothing has to be waited for. */
export type Known = 'waiting' | 'failed' | Values;

/** Text in place of the form, if the call of `known` says that it is closed. */
export const closedText = ({ known }: Decoded<Settings>, data: DataState | undefined): string | undefined => {
  if (known?.open === undefined || data?.state !== 'ready') return undefined;
  const { at, is, closed } = known.open;
  return is.includes(String(valueAtPointer(data.value, parsePointer(at)))) ? undefined : closed;
};

/** Field values from the call of `known`. */
export const readKnown = (
  { known }: Decoded<Settings>,
  fields: readonly FormField[],
  data: DataState = { state: 'waiting' },
): Known => {
  if (known === undefined) return {};
  if (data.state !== 'ready') return data.state;
  return Object.fromEntries(
    fields.flatMap(({ name, property }): readonly (readonly [string, Value])[] => {
      const pointer = known.fields[name];
      const value = pointer === undefined ? undefined : valueAtPointer(data.value, parsePointer(pointer));
      if (property.type === 'boolean')
        return typeof value === 'boolean' || typeof value === 'string' ? [[name, value === true || value === 'Y']] : [];
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
    }),
  );
};
