import { kindOf } from './kinds.ts';
import type { Schema } from './schema.ts';

/** The least value that a schema asks for, to begin with: what has to be there and has only one form, texts empty. */
export const blankOf = (schema: Schema): unknown => {
  switch (kindOf(schema)) {
    case 'fixed':
    case 'agreed':
      return schema.const;
    case 'enum':
      return schema.enum?.[0];
    case 'switch':
      return false;
    case 'number':
      return schema.minimum ?? 0;
    case 'colours':
    case 'object':
      return leastOf(schema);
    case 'local':
      return { ko: '', en: '' };
    case 'map':
      return {};
    case 'free':
      return schema.type === 'array' ? [] : {};
    case 'marks':
      return schema.items?.enum?.slice(0, schema.minItems ?? 0) ?? [];
    case 'list':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        schema.items === undefined ? '' : blankOf(schema.items),
      );
    case 'condition':
      return [[{ fact: 'login', is: [true] }]];
    case 'action':
      return { action: 'move', pageNm: '' };
    case 'tagged':
    case 'either':
      return schema.oneOf?.[0] === undefined ? {} : blankOf(schema.oneOf[0]);
    case 'colour':
      return '#000000';
    case 'instant':
    case 'day':
    case 'message':
    case 'icon':
    case 'art':
    case 'html':
    case 'reference':
    case 'text':
      return '';
  }
};

const leastOf = ({ properties = {}, required = [] }: Schema): unknown =>
  Object.fromEntries(
    required.flatMap((name) => (properties[name] === undefined ? [] : [[name, blankOf(properties[name])]])),
  );
