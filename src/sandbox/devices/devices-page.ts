import { escapeText } from '../escape.ts';
import type { SandboxFrame } from '../sandbox-page.ts';
import { deviceWords } from './device-words.ts';

interface Place {
  readonly id: string;
  readonly name: string;
  /** Codes that visitors scan at the place. */
  readonly codes: readonly { readonly code: string; readonly name: string }[];
}

interface Parts extends SandboxFrame {
  readonly venues: readonly { readonly code: string; readonly name: string; readonly places: readonly Place[] }[];
}

const kindOf = (action: string): string =>
  action === 'scan-ride' || action === 'call-next' ? 'RIDE' : action.startsWith('scan-') ? 'GATE' : 'POS';

const data = (value: object): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Replaces texts with a value by texts with a hole, which the page's script fills. */
const withHoles = (words: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, typeof text === 'function' ? String(text('{}')) : text]),
  );

/** Draws the page that acts as a gate, ride or point of sale; its script fills the choices and results. */
export const devicesPage = ({ locale, themes, theme, home, siteName, venues }: Parts): string => {
  const { words: say, reasons } = deviceWords[locale];
  const radio = (name: string, value: string, label: string, group = '', isChosen = false): string =>
    `<label class="choice"${group === '' ? '' : ` data-device="${group}"`}><input type="radio" name="${name}" value="${value}"${isChosen ? ' checked' : ''}><span>${escapeText(label)}</span></label>`;
  const actions = Object.entries(say.actions).map(([path, label]) =>
    radio('action', path, label, kindOf(path), path === 'scan-entry'),
  );
  return (
    `<!doctype html><html lang="${locale}" data-theme="${escapeText(theme)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeText(`${say.title} · ${siteName}`)}</title><link rel="stylesheet" href="${escapeText(themes)}"><link rel="stylesheet" href="/sandbox/devices/devices.css">` +
    `<script type="module" src="/sandbox/devices/main.ts"></script></head><body><header><p class="label">${say.label}</p><h1>${say.title}</h1><p>${say.lead}</p><a href="${escapeText(home)}">${say.home}</a></header><main>` +
    `<form id="scan"><div class="row"><label class="field"><span>${say.venue}</span><select id="venue">${venues.map(({ code, name }) => `<option value="${escapeText(code)}">${escapeText(name)}</option>`).join('')}</select></label>` +
    `<label class="field"><span>${say.place}</span><select id="place"></select></label></div>` +
    `<fieldset><legend>${say.device}</legend><div class="choices">${radio('device', 'GATE', say.gate, '', true)}${radio('device', 'RIDE', say.ride)}${radio('device', 'POS', say.pos)}</div></fieldset>` +
    `<fieldset><legend>${say.action}</legend><div class="choices">${actions.join('')}</div></fieldset>` +
    `<label class="field" id="amount-field" hidden><span>${say.amount}</span><input id="amount" type="number" inputmode="numeric" min="1" max="100000000" step="1" value="10000"></label>` +
    `<label class="field" id="sale-field" hidden><span>${say.sale}</span><select id="sale"></select></label>` +
    `<label class="field" id="code-field"><span>${say.code}</span><textarea id="code" rows="2" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="300" aria-describedby="code-help"></textarea><small id="code-help">${say.codeHelp}</small></label>` +
    `<div class="row buttons"><button class="main">${say.go}</button><button type="button" id="camera">${say.camera}</button></div><video id="video" playsinline muted hidden aria-label="${say.camera}"></video>` +
    `<label class="choice wide" id="offline-field"><input type="checkbox" id="offline" aria-describedby="offline-help"><span>${say.offline}</span></label><small id="offline-help">${say.offlineHelp}</small></form>` +
    `<div class="side"><p id="status" role="status">${say.joining}</p><section id="result" aria-live="assertive" data-result="none"><p class="verdict">${say.waiting}</p></section><section id="codes" hidden><h2>${say.codes}</h2><ul id="code-list"></ul></section><h2>${say.history}</h2><ol id="history"><li class="none">${say.none}</li></ol></div>` +
    `</main><script type="application/json" id="boot">${data({ venues, words: withHoles(say), reasons, locale })}</script></body></html>`
  );
};
