import { escapeText } from '../escape.ts';
import type { SandboxFrame } from '../sandbox-page.ts';
import { defaultAnswers } from './default-answers.ts';
import { shellCookie } from './shell-cookie.ts';
import { appCard, deviceCard, functionsCard, logCard, tellCard } from './shell-parts.ts';
import { shellWords } from './shell-words.ts';

interface Parts extends SandboxFrame {
  readonly label: string;
  readonly venues: readonly (readonly [code: string, name: string])[];
}

const data = (value: object): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Draws the simulator: the site in a phone, the log of its calls, and all answers and events of the fake app. */
export const shellPage = ({ locale, themes, theme, home, siteName, label, venues }: Parts): string => {
  const say = shellWords[locale];
  const boot = { cookie: shellCookie, home, answers: defaultAnswers, words: say };
  return (
    `<!doctype html><html lang="${locale}" data-theme="${escapeText(theme)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeText(`${say.title} · ${siteName}`)}</title>` +
    `<link rel="stylesheet" href="${escapeText(themes)}"><link rel="stylesheet" href="/sandbox/shell/shell.css"><script type="module" src="/sandbox/shell/main.ts"></script></head><body>` +
    `<header><p class="label">${escapeText(label)}</p><h1>${say.title}</h1><p>${say.lead}</p><a href="${escapeText(home)}">${say.home}</a></header><main>` +
    `<section class="phone" aria-label="${say.phone}"><form id="visit">${field(say.address)}<button>${say.go}</button></form>` +
    `<div class="body" data-os="ios"><div class="screen"><iframe id="site" title="${say.site}"></iframe><p id="toast" role="status"></p></div></div></section>` +
    `<div class="desk"><div class="side">${appCard(say, locale)}${tellCard(say, venues)}${deviceCard(say)}</div><div class="side">${logCard(say)}${functionsCard(say, locale)}</div></div>` +
    `</main><script type="application/json" id="boot">${data(boot)}</script></body></html>`
  );
};

const field = (label: string): string =>
  `<label class="field"><span>${label}</span><input id="address" type="text" inputmode="url" autocomplete="off" spellcheck="false"></label>`;
