import type { Locale } from '#schemas/parts';
import { escapeText } from './escape.ts';

/** Context of a sandbox page. */
export interface SandboxFrame {
  readonly locale: Locale;
  readonly themes: string;
  readonly theme: string;
  readonly home: string;
  readonly siteName: string;
}

interface Parts extends SandboxFrame {
  readonly id: string;
  /** Absent if there is no such link. */
  readonly name?: string;
  readonly address?: string;
}

// Not content: the sandbox is part of the program and exists only in demo mode.
const words = {
  ko: {
    label: '연습용 화면',
    title: (name: string) => `‘${name}’ 링크가 여는 곳이에요`,
    text: '실제 서비스에서는 아래 주소가 열려요. 지금은 데모라서 이 화면이 대신해요.',
    unknown: '등록되지 않은 링크예요',
    unknownText: '링크 번호를 확인해 주세요.',
    id: '링크 번호',
    address: '주소',
    back: (site: string) => `${site} 첫 화면으로`,
  },
  en: {
    label: 'Sandbox',
    title: (name: string) => `This link leads out to ${name}`,
    text: 'In real use the address below opens. This is a demo, so this page stands in for it.',
    unknown: 'This link is not registered',
    unknownText: 'Please check the number of the link.',
    id: 'Link',
    address: 'Address',
    back: (site: string) => `To ${site}`,
  },
} as const;

interface Contents extends SandboxFrame {
  readonly title: string;
  readonly text: string;
  /** HTML. */
  readonly inner: string;
}

/** Draws a page labelled as the sandbox, with a link back to the site. */
export const sandboxDocument = ({ locale, themes, theme, home, siteName, title, text, inner }: Contents): string =>
  `<!doctype html><html lang="${locale}" data-theme="${escapeText(theme)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeText(title)}</title><link rel="stylesheet" href="${escapeText(themes)}"><link rel="stylesheet" href="/sandbox/sandbox.css"></head>` +
  `<body><main><p class="label">${words[locale].label}</p><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p>` +
  `${inner}<a href="${escapeText(home)}">${escapeText(words[locale].back(siteName))}</a></main></body></html>`;

/** Names the link that it replaces. */
export const sandboxPage = ({ id, name, address, ...frame }: Parts): string => {
  const say = words[frame.locale];
  const rows = [...(id === '' ? [] : [[say.id, id]]), ...(address === undefined ? [] : [[say.address, address]])];
  const inner = `<dl>${rows.map(([term = '', value = '']) => `<div><dt>${term}</dt><dd>${escapeText(value)}</dd></div>`).join('')}</dl>`;
  return sandboxDocument({
    ...frame,
    title: name === undefined ? say.unknown : say.title(name),
    text: name === undefined ? say.unknownText : say.text,
    inner,
  });
};

export const sandboxStyle = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--text);font:400 1rem/1.6 "Pretendard Variable",Pretendard,-apple-system,"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR",system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{box-sizing:border-box;width:100%;max-width:30rem;padding:2rem 1.25rem}
.label{display:inline-block;margin:0 0 1rem;padding:.3rem .75rem;border:2px dashed var(--outline);border-radius:999px;font-size:.875rem;font-weight:700}
h1{margin:0 0 .5rem;font-size:1.625rem;line-height:1.3;letter-spacing:-.02em;text-wrap:balance}p{margin:0;color:var(--muted)}
dl{margin:1.5rem 0;padding:.25rem 1.25rem;border-radius:18px;background:var(--surface);box-shadow:0 6px 20px color-mix(in srgb,var(--shade) 8%,transparent)}
dl div{padding:.8rem 0}dl div+div{border-top:1px solid var(--line)}dt{color:var(--muted);font-size:.875rem}dd{margin:0;font-weight:600}
article{margin:1.5rem 0}h2{margin:0;font-size:1.125rem}article dl{margin:.75rem 0}.text{color:var(--text);white-space:pre-line}.text a{color:inherit}
main>a{display:grid;place-items:center;min-height:3.25rem;border-radius:12px;background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;
