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
