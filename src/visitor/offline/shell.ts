import { koreanDay } from '#engine/values/dates';
import '../../ui/tokens.css';
import { readCodes, secondsOff, type KeptCodes, type KeptTicket } from '../codes/code-store.ts';
import { followSteps } from '../codes/follow-step.ts';
import { drawCode } from './draw-code.ts';
import { element } from './elements.ts';
import type { LastCard, LastRecords } from '#schemas/last-records';
import type { OfflineTexts, ShellData } from '#schemas/offline-shell';
import { keptLists } from '../codes/last-records.ts';
import css from './shell.module.css';
import { stayAwake } from './stay-awake.ts';

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
const dotted = (day: string): string => `${day.slice(0, 4)}.${day.slice(4, 6)}.${day.slice(6)}`;
const today = ({ aheadMs }: KeptCodes): string => koreanDay(Date.now() + aheadMs);

interface Card {
  readonly root: HTMLElement;
  close(): void;
}

/** A ticket whose code is drawn while it is open; the one that opens closes the others. */
const ticketCard = (
  codes: KeptCodes,
  ticket: KeptTicket,
  texts: OfflineTexts,
  closeOthers: () => void,
): Card & { open(): void } => {
  const place = element('div', css['place']);
  const button = element('button', css['button'], texts.codeShow);
  let stop: (() => void) | undefined;
  const close = (): void => {
    stop?.();
    stop = undefined;
    place.replaceChildren();
    button.textContent = texts.codeShow;
    button.ariaExpanded = 'false';
  };
  const open = (): void => {
    closeOthers();
    button.textContent = texts.codeHide;
    button.ariaExpanded = 'true';
    const hints = [fill(texts.codeChanges, { count: '30' }), texts.codePhoto] as const;
    stop = followSteps(codes, { prefix: 'PE', ref: ticket.codeRef }, (drawn) =>
      place.replaceChildren(drawCode(drawn, fill(texts.offlineCode, { name: ticket.productNm }), hints)),
    );
  };
  button.type = 'button';
  button.addEventListener('click', () => (stop === undefined ? open() : close()));
  const head = element(
    'div',
    css['head'],
    element('h2', '', ticket.productNm),
    element('p', '', fill(texts.offlineUntil, { day: dotted(ticket.validUntil) })),
  );
  return { root: element('article', css['ticket'], head, place, button), open, close };
};

const ticketCards = (codes: KeptCodes, texts: OfflineTexts): readonly HTMLElement[] => {
  const day = today(codes);
  const valid = codes.tickets
    .filter(({ validUntil }) => validUntil >= day)
    .toSorted((one, other) => Number(one.validFrom > day) - Number(other.validFrom > day));
  const cards = valid.map((ticket) => ticketCard(codes, ticket, texts, () => cards.forEach(({ close }) => close())));
  const [first] = cards;
  if (first !== undefined && valid[0] !== undefined && valid[0].validFrom <= day) first.open();
  return cards.map(({ root }) => root);
};

const recordCard = ({ over, title, badges, lines }: LastCard): HTMLElement => {
  const name = element('h3', '', title, ...badges.map((badge) => element('span', css['badge'], badge)));
  return element(
    'article',
    css['record'],
    ...(over === '' ? [] : [element('p', '', over)]),
    name,
    ...(lines.length === 0 ? [] : [element('p', 'num', lines.join(' · '))]),
  );
};

/** Records as last known, each list with the note that says when. The latest list shows a record that several have. */
const recordLists = (lists: readonly LastRecords[]): readonly HTMLElement[] => {
  const shown = new Set<string>();
  const isNew = ({ over, title }: LastCard): boolean =>
    !shown.has(`${over} ${title}`) && shown.add(`${over} ${title}`) !== undefined;
  const rest = lists
    .toSorted((one, other) => other.asOf.localeCompare(one.asOf))
    .map((list) => ({ ...list, cards: list.cards.filter(isNew) }));
  return rest
    .filter(({ cards }) => cards.length > 0)
    .map(({ title, note, cards }) =>
      element(
        'section',
        css['records'],
        ...(title === '' ? [] : [element('h2', '', title)]),
        element('p', css['asof'], note),
        ...cards.map(recordCard),
      ),
    );
};

const show = async (): Promise<void> => {
  const { texts: all, themes } = JSON.parse(document.getElementById('shell-data')?.textContent ?? '') as ShellData;
  const codes = await readCodes();
  const locale = codes?.locale ?? (navigator.language.startsWith('ko') ? 'ko' : 'en');
  const texts = all[locale];
  const page = Object.keys(themes).find(
    (path) => location.pathname === path || location.pathname.startsWith(`${path}/`),
  );
  document.documentElement.lang = locale;
  document.documentElement.dataset['theme'] = themes[page ?? ''] ?? document.documentElement.dataset['theme'];
  document.title = texts.offline;
  const cards = codes === undefined ? [] : ticketCards(codes, texts);
  const again = element('button', `${css['button']} ${css['again']}`, texts.retry);
  again.type = 'button';
  again.addEventListener('click', () => location.reload());
  const records = recordLists((await keptLists(Date.now() + (codes?.aheadMs ?? 0)))?.lists ?? []);
  // On the page with the codes they come first: a gate is waiting for them.
  const content = page === location.pathname ? [...cards, ...records] : [...records, ...cards];
  const seconds = codes === undefined ? 0 : secondsOff(codes);
  const clockOff = seconds === 0 ? [] : [element('p', css['clock'], fill(texts.codeClock, { count: String(seconds) }))];
  const notice = element(
    'header',
    css['notice'],
    element('h1', '', texts.offline),
    element('p', '', ...(cards.length > 0 ? [texts.offlineCodes] : records.length > 0 ? [] : [texts.offlineNone])),
    again,
  );
  document.querySelector('main')?.replaceChildren(notice, ...clockOff, ...content);
  if (cards.length > 0) stayAwake();
};

void show();
