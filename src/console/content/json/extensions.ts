import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { linter, lintGutter, lintKeymap, type Diagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from '@codemirror/view';
import { scanJson } from '../../../content/check/json-text.ts';
import type { Language } from '../../texts/use-texts.ts';
import { faultText } from './in-korean.ts';
import type { JsonLanguage } from './language.ts';

/** Schema completions at the cursor. */
const completeBy =
  (language: JsonLanguage) =>
  async (context: CompletionContext): Promise<CompletionResult | null> => {
    const found = await language.complete(context.state.doc.toString(), context.pos);
    const from = found[0]?.from;
    if (from === undefined || context.aborted) return null;
    return {
      from,
      options: found.map(({ item, text, to }) => {
        const { text: plain, cursor } = plainSnippet(text);
        const about = item.documentation;
        return {
          label: item.filterText ?? item.label,
          displayLabel: item.label,
          ...(item.detail === undefined ? {} : { detail: item.detail }),
          ...(about === undefined ? {} : { info: typeof about === 'string' ? about : about.value }),
          apply: (view: EditorView, _: unknown, start: number, end: number) =>
            view.dispatch({
              changes: { from: start, to: Math.max(end, Math.min(to, view.state.doc.length)), insert: plain },
              selection: { anchor: start + cursor },
              userEvent: 'input.complete',
            }),
        };
      }),
    };
  };

const explainBy = (language: JsonLanguage) =>
  hoverTooltip(async (view, offset) => {
    const said = await language.explain(view.state.doc.toString(), offset);
    return said === undefined
      ? null
      : {
          pos: said.from,
          end: said.to,
          create: () => {
            const dom = document.createElement('div');
            dom.className = 'json-says';
            dom.textContent = said.text;
            return { dom };
          },
        };
  });

/** The first place that is no JSON, else every place that does not fit the schema. */
export const findFaults = async (
  text: string,
  language: JsonLanguage | undefined,
  spoken: Language,
): Promise<readonly Diagnostic[]> => {
  const fault = scanJson(text);
  if (fault !== undefined)
    return [
      {
        from: Math.min(fault.offset, text.length),
        to: Math.min(fault.offset + 1, text.length),
        severity: 'error',
        message: fault.text[spoken],
      },
    ];
  const found = (await language?.faults(text)) ?? [];
  return found.map(({ from, to, diagnostic }) => ({
    from,
    to,
    severity: 'error',
    message: faultText(spoken, typeof diagnostic.message === 'string' ? diagnostic.message : diagnostic.message.value),
  }));
};

/** The editor's parts that need no schema; Escape and then Tab leave it, as the editor itself offers. */
export const baseExtensions: readonly Extension[] = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  lintGutter(),
  syntaxHighlighting(defaultHighlightStyle, { fallback: true }),
  json(),
  EditorState.tabSize.of(2),
  EditorView.lineWrapping,
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...defaultKeymap,
    indentWithTab,
  ]),
];

/** Extensions that need the schema. */
export const schemaExtensions = (
  language: JsonLanguage | undefined,
  spoken: Language,
  onFaults: (count: number) => void,
): Extension => [
  ...(language === undefined ? [] : [autocompletion({ override: [completeBy(language)] }), explainBy(language)]),
  linter(
    async (view) => {
      const faults = await findFaults(view.state.doc.toString(), language, spoken);
      onFaults(faults.length);
      return faults;
    },
    { delay: 300 },
  ),
];

/** A snippet of the language service as plain text, with the place where typing goes on. */
export const plainSnippet = (snippet: string): { readonly text: string; readonly cursor: number } => {
  const stop = /\$\{\d+(?::((?:[^\\}]|\\.)*))?\}|\$\d+|\\([\\$}])/g;
  let text = '';
  let last = 0;
  let cursor: number | undefined;
  for (const found of snippet.matchAll(stop)) {
    text += snippet.slice(last, found.index);
    last = found.index + found[0].length;
    if (found[2] !== undefined) text += found[2];
    else {
      text += (found[1] ?? '').replaceAll(/\\(.)/g, '$1');
      cursor ??= text.length;
    }
  }
  text += snippet.slice(last);
  return { text, cursor: cursor ?? text.length };
};
