import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { IdentityProvider } from '#schemas/documents/identity-provider/schema';
import type { Locale } from '#schemas/parts';
import { viewOf } from '../../core/live-site/release-view.ts';
import type { Leading } from './adapters/adapter.ts';

interface Parts {
  readonly locale: Locale;
  readonly texts: NonNullable<IdentityProvider['form']>;
  readonly leading: Extract<Leading, { kind: 'form' }>;
}

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--text);font:400 1rem/1.6 "Pretendard Variable",Pretendard,-apple-system,"Apple SD Gothic Neo","Noto Sans KR",system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{box-sizing:border-box;width:100%;max-width:28rem;padding:2rem 1.5rem;text-align:center}
h1{margin:0 0 .5rem;font-size:1.625rem;line-height:1.3;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 1.75rem;color:var(--muted);white-space:pre-line;text-wrap:balance}
button{width:100%;min-height:3.25rem;border:0;border-radius:12px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}`;
const styleHash = createHash('sha256').update(style).digest('base64');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** A page of its own with the form for a provider. It has no script, and its policy names the provider's origin alone as target of forms. */
export const sendFormPage = (
  app: FastifyInstance,
  reply: FastifyReply,
  { locale, texts, leading }: Parts,
): FastifyReply => {
  const { snapshot } = app.live.current;
  const { themes } = viewOf(app.live.current).assets;
  const say = (text: { readonly ko?: string; readonly en?: string }): string =>
    escapeText(text[locale] ?? text.ko ?? text.en ?? '');
  const fields = Object.entries(leading.fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`)
    .join('');
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self' 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action ${new URL(leading.action).origin}`,
    )
    .send(
      `<!doctype html><html lang="${locale}" data-theme="${escapeText(snapshot.site.theme)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${say(texts.title)}</title><link rel="stylesheet" href="${escapeText(themes)}"><style>${style}</style></head>` +
        `<body><main><h1>${say(texts.title)}</h1><p>${say(texts.text)}</p><form method="post" action="${escapeText(leading.action)}">${fields}<button>${say(texts.button)}</button></form></main></body></html>`,
    );
};
