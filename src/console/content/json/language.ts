import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type Diagnostic,
  type JSONSchema,
  type LanguageService,
} from 'vscode-json-languageservice';

const files = import.meta.glob<JSONSchema>('../../../../schemas/json/*.schema.json', { import: 'default' });
const base = '../../../../schemas/json';

/** Completion, explanations and faults of one text, by offsets. */
export interface JsonLanguage {
  readonly complete: (
    text: string,
    offset: number,
  ) => Promise<
    readonly { readonly item: CompletionItem; readonly from: number; readonly to: number; readonly text: string }[]
  >;
  readonly explain: (
    text: string,
    offset: number,
  ) => Promise<{ readonly text: string; readonly from: number; readonly to: number } | undefined>;
  readonly faults: (
    text: string,
  ) => Promise<readonly { readonly from: number; readonly to: number; readonly diagnostic: Diagnostic }[]>;
}

const nameOfFile = 'document.json';

const open = (text: string): TextDocument => TextDocument.create(nameOfFile, 'json', 0, text);

const service = (schema: JSONSchema): LanguageService => {
  const made = getLanguageService({});
  made.configure({ allowComments: false, schemas: [{ uri: 'document-schema', fileMatch: [nameOfFile], schema }] });
  return made;
};

const contentsOf = (contents: unknown): string => {
  if (typeof contents === 'string') return contents;
  if (Array.isArray(contents))
    return contents
      .map(contentsOf)
      .filter((text) => text !== '')
      .join('\n\n');
  return typeof contents === 'object' && contents !== null && 'value' in contents ? String(contents.value) : '';
};

/** Language support for a document type; undefined without a schema. Fetches the schema on demand. */
export const languageOf = async (type: string): Promise<JsonLanguage | undefined> => {
  const load = files[`${base}/${type}.schema.json`];
  if (load === undefined) return undefined;
  const json = service(await load());
  return {
    complete: async (text, offset) => {
      const document = open(text);
      const list = await json.doComplete(document, document.positionAt(offset), json.parseJSONDocument(document));
      return (list?.items ?? []).map((item) => {
        const edit = item.textEdit;
        const range = edit === undefined ? undefined : 'range' in edit ? edit.range : edit.replace;
        return {
          item,
          from: range === undefined ? offset : document.offsetAt(range.start),
          to: range === undefined ? offset : document.offsetAt(range.end),
          text: edit?.newText ?? item.insertText ?? item.label,
        };
      });
    },
    explain: async (text, offset) => {
      const document = open(text);
      const hover = await json.doHover(document, document.positionAt(offset), json.parseJSONDocument(document));
      const said = contentsOf(hover?.contents);
      if (hover === null || said === '') return undefined;
      return {
        text: said,
        from: hover.range === undefined ? offset : document.offsetAt(hover.range.start),
        to: hover.range === undefined ? offset : document.offsetAt(hover.range.end),
      };
    },
    faults: async (text) => {
      const document = open(text);
      const all = await json.doValidation(document, json.parseJSONDocument(document));
      return all.map((diagnostic) => ({
        diagnostic,
        from: document.offsetAt(diagnostic.range.start),
        to: document.offsetAt(diagnostic.range.end),
      }));
    },
  };
};
