import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GeneratedFiles } from '../generate.ts';

interface DocumentSchema {
  readonly type: string;
  /** Export of the schema, `<name>Schema`; the derived type is `<Name>`. */
  readonly schema: string;
  readonly file: string;
}

/** Writes the index of document types: `schemas/documents/<type>/schema.ts` exports the schema of a type. */
export async function generate(root: string): Promise<GeneratedFiles> {
  const files = readdirSync(join(root, 'schemas', 'documents'))
    .toSorted()
    .map((type) => `documents/${type}/schema.ts`);
  const found = (await Promise.all(files.map((file) => documentSchemas(root, file)))).flat();
  const all = found.toSorted((a, b) => (a.type < b.type ? -1 : 1));
  return {
    'schemas/documents.gen.ts': print(files, all),
    'schemas/document-definitions.gen.ts': printDefinitions(all.map(({ type }) => type)),
    'schemas/document-texts.gen.ts': printTexts(all.map(({ type }) => type)),
  };
}

async function documentSchemas(root: string, file: string): Promise<DocumentSchema[]> {
  const module = (await import(pathToFileURL(join(root, 'schemas', file)).href)) as Readonly<Record<string, unknown>>;
  return Object.entries(module).flatMap(([schema, value]) => {
    const type = schema.endsWith('Schema') ? documentType(value) : undefined;
    return type === undefined ? [] : [{ type, schema, file }];
  });
}

/** Returns the type that every document of a schema has; undefined if the schema does not describe documents. */
function documentType(schema: unknown): string | undefined {
  const { properties = {} } = schema as {
    readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
  };
  const type = properties['type']?.const;
  return typeof type === 'string' && 'id' in properties && 'v' in properties ? type : undefined;
}

const print = (files: readonly string[], all: readonly DocumentSchema[]): string => `// Written by scripts/generate.ts.
${files
  .flatMap((file) =>
    importOf(
      file,
      all.filter((one) => one.file === file),
    ),
  )
  .join('\n')}

/** Every document type with its schema. */
export const documentSchemas = {
${all.map(({ type, schema }) => `  ${key(type)}: ${schema},`).join('\n')}
} as const;

/** Every document type with the type of its documents. */
export interface DocumentTypes {
${all.map((one) => `  ${key(one.type)}: ${typeName(one)};`).join('\n')}
}

/** Collects the documents of every type. */
export const collectDocuments = (of: <Type extends keyof DocumentTypes>(type: Type) => ReadonlyMap<string, DocumentTypes[Type]>) => ({
${all.map(({ type }) => `  ${key(type)}: of('${type}'),`).join('\n')}
});
`;

const printDefinitions = (types: readonly string[]): string => `// Written by scripts/generate.ts.
import type { DocumentDefinition } from './document-definition.ts';
import type { DocumentTypes } from './documents.gen.ts';
${types.map((type) => `import { definition as ${variable(type)} } from './documents/${type}/document.ts';`).join('\n')}

/** Definitions of all document types. */
export const documentDefinitions: Readonly<Record<keyof DocumentTypes, DocumentDefinition>> = {
${types.map((type) => `  ${key(type)}: ${variable(type)},`).join('\n')}
};
`;

/** Texts for operators by document type, apart from the schemas, so that no visitor's browser loads them. */
const printTexts = (types: readonly string[]): string => `// Written by scripts/generate.ts.
import type { FieldTexts } from './texts.ts';
${types.map((type) => `import { texts as ${variable(type)} } from './documents/${type}/texts.ts';`).join('\n')}

/** Texts of the fields of every document type. */
export const documentTexts: Readonly<Record<string, FieldTexts>> = {
${types.map((type) => `  ${key(type)}: ${variable(type)},`).join('\n')}
};
`;

const variable = (type: string): string => type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const importOf = (file: string, held: readonly DocumentSchema[]): string[] =>
  held.length === 0
    ? []
    : [
        `import { ${[...held.map(({ schema }) => schema), ...held.map((one) => `type ${typeName(one)}`)].join(', ')} } from './${file}';`,
      ];

const typeName = ({ schema }: DocumentSchema): string =>
  schema.charAt(0).toUpperCase() + schema.slice(1, -'Schema'.length);

const key = (type: string): string => (type.includes('-') ? `'${type}'` : type);
