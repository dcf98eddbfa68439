import type { Locale } from '#schemas/parts';
import { escapeText } from '../escape.ts';
import { sandboxDocument, type SandboxFrame } from '../sandbox-page.ts';
import { isOver, scoreOf, type Memory } from './memory.ts';

const words = {
  ko: {
    title: '구름 짝 맞추기',
    text: '같은 구름을 두 장씩 찾아요. 적게 뒤집을수록 점수가 높아요.',
    card: (no: number) => `카드 ${no}`,
    hidden: '뒤집혀 있음',
    found: '찾음',
    tries: (count: number) => `${count}번 뒤집었어요.`,
    first: (name: string) => `${name}이에요. 짝을 찾아 보세요.`,
    other: '짝이 아니에요. 다른 카드를 골라 보세요.',
    pair: '짝을 찾았어요.',
    begin: '카드를 하나 골라 주세요.',
    over: (score: number) => `모두 찾았어요. ${score}점이에요.`,
    prize: (name: string) => `선물: ${name}`,
    none: '이번에는 선물이 없어요.',
    lost: '점수를 보내지 못했어요. 시간이 지났을 수 있어요.',
    gone: '게임을 열 수 없어요',
    goneText: '이벤트 화면에서 게임을 다시 시작해 주세요.',
    kinds: ['뭉게구름', '해 구름', '비구름', '번개구름', '눈구름', '달 구름'],
  },
  en: {
    title: 'Cloud pairs',
    text: 'Find two of each cloud. The fewer tries, the higher the score.',
    card: (no: number) => `Card ${no}`,
    hidden: 'face down',
    found: 'found',
    tries: (count: number) => `Tries: ${count}.`,
    first: (name: string) => `${name}. Find the other one.`,
    other: 'Not a pair. Choose another card.',
    pair: 'You found a pair.',
    begin: 'Choose a card.',
    over: (score: number) => `You found all. Score: ${score}.`,
    prize: (name: string) => `Prize: ${name}`,
    none: 'No prize this time.',
    lost: 'The score could not be sent. The time may be over.',
    gone: 'The game cannot be opened',
    goneText: 'Start the game again from the event page.',
    kinds: ['Round cloud', 'Sun cloud', 'Rain cloud', 'Lightning cloud', 'Snow cloud', 'Moon cloud'],
  },
} as const;

const marks = [
  '',
  '<circle cx="44" cy="18" r="9" fill="currentColor"/>',
  '<path d="M22 50l-3 8M34 50l-3 8M46 50l-3 8" stroke="currentColor" stroke-width="3"/>',
  '<path d="M34 44l-7 10h8l-4 9 11-13h-8l4-6z" fill="currentColor"/>',
  '<circle cx="20" cy="54" r="3"/><circle cx="32" cy="58" r="3"/><circle cx="44" cy="54" r="3"/>',
  '<path d="M48 8a10 10 0 1 0 8 16 9 9 0 0 1-8-16z" fill="currentColor"/>',
];
const cloud = (kind: number): string =>
  `<svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">${marks[kind] ?? ''}<path d="M18 46a10 10 0 0 1 0-20 14 14 0 0 1 27-2 11 11 0 0 1 1 22z" fill="none" stroke="currentColor" stroke-width="3"/></svg>`;

/** Result of a finished game. */
export type Outcome =
  | { readonly kind: 'scored'; readonly prize: Readonly<Partial<Record<Locale, string>>> | null }
  | { readonly kind: 'refused' };

interface Parts extends SandboxFrame {
  readonly game: Memory;
  readonly action: string;
  /** Place that was turned last. */
  readonly last: number | undefined;
  readonly outcome: Outcome | undefined;
}

const statusOf = ({ game, last, outcome, locale }: Parts): string => {
  const say = words[locale];
  if (isOver(game)) {
    const name = outcome?.kind === 'scored' ? (outcome.prize?.[locale] ?? outcome.prize?.ko) : undefined;
    return `${say.over(scoreOf(game))} ${outcome?.kind === 'refused' ? say.lost : name === undefined ? say.none : say.prize(name)}`;
  }
  if (game.open.length === 2) return say.other;
  const [open] = game.open;
  return open === undefined
    ? last === undefined
      ? say.begin
      : say.pair
    : say.first(say.kinds[game.cards[open] ?? 0] ?? '');
};

/** Draws the game. Every card is a button of one form: it needs no script, and the title of each page says what happened. */
export const memoryPage = (parts: Parts): string => {
  const { game, action, last, locale } = parts;
  const say = words[locale];
  const status = statusOf(parts);
  const cards = game.cards.map((kind, place) => {
    const [isFound, isOpen] = [game.found.has(place), game.open.includes(place)];
    const face = isFound || isOpen ? (say.kinds[kind] ?? '') : say.hidden;
    return `<li><button formaction="${escapeText(`${action}/${place}`)}" aria-label="${escapeText(`${say.card(place + 1)}: ${face}${isFound ? `, ${say.found}` : ''}`)}"${isFound || isOpen ? ' data-open' : ''}${place === last ? ' autofocus' : ''}>${isFound || isOpen ? cloud(kind) : String(place + 1)}</button></li>`;
  });
  const inner = `<p class="text" role="status"><strong>${escapeText(status)}</strong> ${escapeText(say.tries(game.tries))}</p><form method="post"><ul class="cards">${cards.join('')}</ul></form>`;
  return sandboxDocument({ ...parts, title: say.title, text: say.text, inner }).replace(
    /<title>.*?<\/title>/,
    () => `<title>${escapeText(`${status} · ${say.title}`)}</title>`,
  );
};

/** Page for a token or game that is unknown or over. */
export const gonePage = (frame: SandboxFrame): string =>
  sandboxDocument({ ...frame, title: words[frame.locale].gone, text: words[frame.locale].goneText, inner: '' });

export const memoryStyle = `.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(5rem,1fr));gap:.5rem;margin:1.5rem 0;padding:0;list-style:none}
.cards button{display:grid;place-items:center;width:100%;aspect-ratio:1;border:2px solid var(--outline);border-radius:12px;background:var(--surface);color:var(--text);font:inherit;font-size:1.25rem;font-weight:700;cursor:pointer}
.cards [data-open]{border-color:var(--accent)}
`;
