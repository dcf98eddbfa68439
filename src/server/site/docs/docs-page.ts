interface Call {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
  }[];
  readonly requestBody?: unknown;
  readonly responses?: Readonly<Record<string, unknown>>;
}

interface Description {
  readonly info: { readonly title: string; readonly description?: string };
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, unknown>>;
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one] ?? one);
const methods = ['get', 'put', 'post', 'delete'] as const;

const parametersOf = ({ parameters = [] }: Call): string =>
  parameters.length === 0
    ? ''
    : `<dl>${parameters.map((one) => `<dt><code>${escape(one.name)}</code> <small>${escape(one.in)}${one.required ? ', required' : ''}</small></dt><dd>${escape(one.description ?? '')}</dd>`).join('')}</dl>`;

const schemasOf = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`;

const callOf = (method: string, path: string, call: Call): string =>
  `<article><h3><b class="${method}">${method.toUpperCase()}</b> <code>${escape(path)}</code>${call.security ? ' <small>token</small>' : ''}</h3><p>${escape(call.summary ?? '')}</p>` +
  `${parametersOf(call)}${schemasOf('Body', call.requestBody)}${schemasOf('Answers', call.responses)}</article>`;

/** Renders the API description as an HTML page with one stylesheet and no scripts. */
export const docsPage = (description: unknown): string => {
  const { info, tags = [], paths = {} } = description as Description;
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const call = (item as Readonly<Record<string, Call | undefined>>)[method];
      return call === undefined ? [] : [{ method, path, call, tag: call.tags?.[0] ?? '' }];
    }),
  );
  const sections = tags
    .map(({ name, description: about = '' }) => ({ name, about, own: calls.filter((one) => one.tag === name) }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ name, about, own }) =>
        `<section id="${name}"><h2>${escape(name)}</h2><p>${escape(about)}</p>${own.map((one) => callOf(one.method, one.path, one.call)).join('')}</section>`,
    );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(info.title)} API</title>` +
    `<link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>${escape(info.title)} API</h1><p>${escape(info.description ?? '')} ` +
    `For programs: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('')}</main></body></html>`
  );
};

export const docsStyle = `:root{color-scheme:light dark;--ink:light-dark(#1d2230,#e9ecf3);--soft:light-dark(#5b6376,#a7afc0);--line:light-dark(#e3e6ee,#2d3342);--paper:light-dark(#fff,#161a23);--card:light-dark(#f7f8fb,#1d222e)}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:2.5rem 1.25rem 5rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}h2{margin:3rem 0 0;text-transform:capitalize}
h3{display:flex;flex-wrap:wrap;align-items:baseline;gap:.6rem;margin:0;font-size:1rem}h3 code{font-weight:600;overflow-wrap:anywhere}
h3 b{min-width:4.2rem;padding:.1rem .5rem;border-radius:.4rem;color:#fff;font-size:.8rem;text-align:center}
.get{background:#0b6b57}.put{background:#8a5200}.post{background:#0b5cd6}.delete{background:#b3202c}
article{margin:1rem 0;padding:1rem 1.25rem;border:1px solid var(--line);border-radius:.8rem;background:var(--card)}
article p{margin:.4rem 0 0;color:var(--soft)}small{color:var(--soft);font-weight:400}dl{margin:.6rem 0 0}dd{margin:0 0 .3rem 1rem;color:var(--soft)}
details{margin-top:.6rem}summary{cursor:pointer}pre{overflow:auto;margin:.4rem 0 0;padding:.8rem;border-radius:.5rem;background:var(--paper);font-size:.82rem;line-height:1.45}
a{color:inherit}:focus-visible{outline:3px solid #0b5cd6;outline-offset:2px}
`;
