import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyWidgetTexts } from '#schemas/texts';
import type { GeneratedFiles } from '../generate.ts';

const HEAD = '// Written by scripts/generate.ts.\n';

/** The indexes of the widgets: what is known without components, how each component is loaded, and texts for operators. */
export async function generate(root: string): Promise<GeneratedFiles> {
  const folder = join(root, 'widgets');
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  const having = (file: string) => names.filter((name) => existsSync(join(folder, name, file)));
  return {
    'widgets/catalog.gen.ts': catalog(having('schema.ts'), new Set(having('needs.ts'))),
    'widgets/texts.gen.ts': texts(having('texts.ts')),
    'widgets/labels.gen.ts': await labels(folder, having('texts.ts')),
    'widgets/registry.gen.ts': registry(
      having('index.ts'),
      new Set(having('schema.ts').filter((name) => isFrame(join(folder, name, 'schema.ts')))),
    ),
  };
}

function catalog(names: readonly string[], needing: ReadonlySet<string>): string {
  const imports = names.flatMap((name) => [
    `import { description as ${variable(name)} } from './${name}/schema.ts';`,
    ...(needing.has(name) ? [`import { needs as ${variable(name)}Needs } from './${name}/needs.ts';`] : []),
  ]);
  const entries = names.map((name) => {
    const needs = needing.has(name) ? `, needs: ${variable(name)}Needs` : '';
    return `  '${name}': { description: ${variable(name)}${needs} },`;
  });
  return `${HEAD}import type { WidgetDescription, WidgetNeed } from './define-widget.ts';
${imports.join('\n')}

/** Widget definitions without components. Settings passed to \`needs\` fit the schema of the widget. */
export interface CatalogEntry {
  readonly description: WidgetDescription;
  needs?(settings: never): readonly WidgetNeed[];
}

/** Every widget by name: pure, safe on the server and in workers. */
export const catalog: Readonly<Record<string, CatalogEntry>> = {
${entries.join('\n')}
};
`;
}

/** Labels of the widgets, apart from the texts of their settings: the console's first script needs no more. */
async function labels(folder: string, names: readonly string[]): Promise<string> {
  const entries = await Promise.all(
    names.map(async (name) => {
      const { texts: own } = (await import(pathToFileURL(join(folder, name, 'texts.ts')).href)) as {
        readonly texts: AnyWidgetTexts;
      };
      return `  '${name}': ${JSON.stringify(own.label)},`;
    }),
  );
  return `${HEAD}import type { Words } from '#schemas/texts';

/** Labels of the widgets, copied from their texts. */
export const widgetLabels: Readonly<Record<string, Words>> = {
${entries.join('\n')}
};
`;
}

const texts = (names: readonly string[]): string => `${HEAD}import type { AnyWidgetTexts } from '#schemas/texts';
${names.map((name) => `import { texts as ${variable(name)} } from './${name}/texts.ts';`).join('\n')}

/** Texts of every widget for operators, apart from the catalog, so that no visitor's browser loads them. */
export const widgetTexts: Readonly<Record<string, AnyWidgetTexts>> = {
${names.map((name) => `  '${name}': ${variable(name)},`).join('\n')}
};
`;

const isFrame = (schema: string): boolean => readFileSync(schema, 'utf8').includes("place: 'frame'");

function registry(names: readonly string[], frame: ReadonlySet<string>): string {
  const imports = names
    .filter((name) => frame.has(name))
    .map((name) => `import { widget as ${variable(name)} } from './${name}/index.ts';\n`);
  const entries = names.map(
    (name) =>
      `  '${name}': () => ${frame.has(name) ? `Promise.resolve({ widget: ${variable(name)} })` : `import('./${name}/index.ts')`},`,
  );
  return `${HEAD}import type { WidgetModule } from './define-widget.ts';
${imports.join('')}
/** Loads the component of a widget, by name. What stands around every page comes with the app, not by itself. */
export const registry: Readonly<Record<string, () => Promise<{ readonly widget: WidgetModule }>>> = {
${entries.join('\n')}
};
`;
}

const variable = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
