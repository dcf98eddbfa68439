/** The files of a new document type: a title and an order, ready to be changed into something of its own. */
export function documentFiles(type: string): Readonly<Record<string, string>> {
  const name = type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const words = type.replaceAll('-', ' ');
  return { 'schema.ts': schema(type, name), 'texts.ts': texts(name), 'document.ts': definition(words) };
}

const schema = (type: string, name: string): string => `import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { envelope, localText, spare } from '../../parts.ts';

export const ${name}Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'v', 'title'],
  properties: {
    ...envelope,
    type: { const: '${type}' },
    spare,
    title: localText,
    order: { type: 'integer', minimum: 0, maximum: 9999 },
  },
} as const satisfies JSONSchema;

export type ${name.charAt(0).toUpperCase()}${name.slice(1)} = FromSchema<typeof ${name}Schema>;
`;

const texts = (name: string): string => `import type { DocumentTexts } from '../../texts.ts';
import type { ${name}Schema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof ${name}Schema> = {
  spare: {
    ko: '남겨 둔 문서',
    en: 'Spare',
    help: { ko: '안 쓰여도 알리지 않아요.', en: 'Being unused is not reported.' },
  },
  title: { ko: '제목', en: 'Title' },
  order: { ko: '순서', en: 'Order', help: { ko: '작을수록 먼저예요.', en: 'The lowest comes first.' } },
};
`;

const definition = (words: string): string => `import type { DocumentDefinition } from '../../document-definition.ts';

export const definition: DocumentDefinition = {
  label: { ko: '${words} 문서', en: '${words}' },
  title: 'title',
  createRank: 1000,
};
`;
