import { nativeNames, type NativeName } from '#schemas/bridge.schema';
import { bridgeFunctions } from '#schemas/bridge-functions';
import type { Locale } from '#schemas/parts';
import { escapeText } from '../escape.ts';
import { defaultAnswers } from './default-answers.ts';
import type { ShellWords } from './shell-words.ts';

/** Placeholder: the device state answers if the field is empty. */
const live: readonly NativeName[] = [
  'getLangCode',
  'checkPermission',
  'requestPermission',
  'checkPermissionSync',
  'checkMandatoryPermission',
  'getUnreadNotiCount',
  'getNotifications',
  'getNotiTotalCount',
  'readNotification',
  'readAllNotification',
  'checkNotificationSetting',
  'getPreference',
];

const field = (label: string, control: string): string =>
  `<label class="field"><span>${escapeText(label)}</span>${control}</label>`;

const options = (values: readonly (readonly [value: string, text: string])[]): string =>
  values.map(([value, text]) => `<option value="${escapeText(value)}">${escapeText(text)}</option>`).join('');

const toggle = (id: string, label: string): string =>
  `<label class="toggle"><span>${escapeText(label)}</span><input type="checkbox" id="${id}" role="switch" checked></label>`;

const choice = (
  name: string,
  legend: string,
  values: readonly (readonly [value: string, text: string])[],
  chosen: string,
): string =>
  `<fieldset class="choice"><legend>${escapeText(legend)}</legend><div>${values.map(([value, text]) => `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}><span>${escapeText(text)}</span></label>`).join('')}</div></fieldset>`;

export const appCard = (say: ShellWords, locale: Locale): string =>
  `<form class="card" id="app"><h2>${say.app}</h2>${choice(
    'os',
    say.os,
    [
      ['ios', 'iOS'],
      ['android', 'Android'],
    ],
    'ios',
  )}` +
  `${choice(
    'lang',
    say.language,
    [
      ['ko', '한국어'],
      ['en', 'English'],
    ],
    locale,
  )
    .replace('>한국어<', ' lang="ko">한국어<')
    .replace('>English<', ' lang="en">English<')}` +
  `<button class="main">${say.restart}</button><p class="help">${say.restartHelp}</p></form>`;

const pushTypes = ['NTC', 'CPN', 'CPON', 'NOUSECPN', 'INLINK', 'OUTLINK', 'ETC'] as const;

export const tellCard = (say: ShellWords, venues: readonly (readonly [code: string, name: string])[]): string =>
  `<form class="card" id="push"><h2>${say.tell}</h2><div class="pair">${field(say.pushType, `<select id="push-type">${options(pushTypes.map((type) => [type, type]))}</select>`)}` +
  `${field(say.parkType, `<select id="push-park">${options(venues.map(([code, name]) => [code, `${code} · ${name}`]))}</select>`)}</div>` +
  `${field(say.linkUrl, '<input id="push-link" type="text" autocomplete="off" spellcheck="false">')}` +
  `<button class="main">${say.push}</button><div class="pair"><button type="button" id="resume">${say.resume}</button><button type="button" id="leave">${say.leave}</button></div></form>`;

export const deviceCard = (say: ShellWords): string =>
  `<section class="card" id="device"><h2>${say.device}</h2>${field(say.unread, '<input id="unread" type="number" inputmode="numeric" min="0" max="999">')}` +
  `${toggle('permission-1004', say.location)}${toggle('permission-others', say.others)}${toggle('notifications', say.notifications)}</section>`;

const functionRow = (name: NativeName, say: ShellWords, locale: Locale): string => {
  const follows = live.includes(name);
  const data = follows ? '' : JSON.stringify(defaultAnswers[name], null, 2);
  return (
    `<details data-name="${name}"><summary><span><code>${name}</code><span class="about">${escapeText(bridgeFunctions[name].about[locale])}</span></span><span class="mark" hidden></span></summary><div class="plan">` +
    `<div class="pair">${field(
      say.mode,
      `<select data-part="mode">${options([
        ['answer', say.answer],
        ['deny', say.deny],
        ['absent', say.absent],
        ['silent', say.silent],
      ])}</select>`,
    )}` +
    `${field(say.delay, '<input data-part="delay" type="number" inputmode="numeric" min="0" max="600000" step="100" value="0">')}</div>` +
    `${field(say.data, `<textarea data-part="data" rows="3" spellcheck="false">${escapeText(data)}</textarea>`)}` +
    `<p class="help">${follows ? say.live : ''}</p><p class="wrong" data-part="wrong" role="status"></p><button type="button" data-part="reset">${say.reset}</button></div></details>`
  );
};

export const functionsCard = (say: ShellWords, locale: Locale): string =>
  `<section class="card" id="functions"><h2>${say.functions}</h2>${field(say.filter, '<input id="filter" type="search" autocomplete="off" spellcheck="false">')}` +
  `<div class="rows">${nativeNames.map((name) => functionRow(name, say, locale)).join('')}</div><p id="none-found" role="status"></p></section>`;

export const logCard = (say: ShellWords): string =>
  `<section class="card log"><div class="head"><h2 id="log-title">${say.log}</h2><button type="button" id="clear">${say.clear}</button></div>` +
  `<div id="log" role="log" aria-labelledby="log-title" tabindex="0"></div><p id="log-empty" class="help">${say.empty}</p></section>`;
