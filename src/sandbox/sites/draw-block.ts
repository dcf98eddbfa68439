import type { Locale } from '#schemas/parts';
import { shortened, wayTo } from './address.ts';
import { drawForm } from './draw-form.ts';
import { drawMissions } from './draw-missions.ts';
import { markup, nothing, type Markup } from './markup.ts';
import type { SandboxBlock } from './site.schema.ts';

/** Context for drawing blocks. */
export interface Drawing {
  readonly locale: Locale;
  readonly host: string;
  readonly query: URLSearchParams;
  /** Query parameters that only select the page. */
  readonly own: readonly string[];
  /** Returns the address of an art template in the page's colours. */
  readonly art: (name: string) => string;
}

type Text = Readonly<Record<Locale, string>>;
type Of<Kind extends SandboxBlock['kind']> = Extract<SandboxBlock, { kind: Kind }>;

const MOST = 20;

const heading = (title: Text | undefined, { locale }: Drawing): Markup =>
  title === undefined ? nothing : markup`<h2>${title[locale]}</h2>`;
const row = (label: string, value: string): Markup => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`;

const drawCards = ({ title, items }: Of<'cards'>, drawing: Drawing): Markup => {
  const cards = items.map(
    ({ title: name, text, note, art, to }) =>
      markup`<li><a class="card" href="${wayTo(to, drawing.host)}">${
        art === undefined ? nothing : markup`<img src="${drawing.art(art)}" alt="" width="240" height="158">`
      }<span class="words"><strong>${name[drawing.locale]}</strong>${
        text === undefined ? nothing : markup`<span>${text[drawing.locale]}</span>`
      }${note === undefined ? nothing : markup`<em>${note[drawing.locale]}</em>`}</span></a></li>`,
  );
  return markup`${heading(title, drawing)}<ul class="cards">${cards}</ul>`;
};

const drawFacts = ({ title, items }: Of<'facts'>, drawing: Drawing): Markup =>
  markup`${heading(title, drawing)}<dl>${items.map(({ label, value }) => row(label[drawing.locale], value[drawing.locale]))}</dl>`;

/** Shows the received values: first the named ones, then all others. */
const drawGiven = ({ title, items, others }: Of<'given'>, drawing: Drawing): Markup => {
  const { locale, query } = drawing;
  const none = { ko: '받지 못했어요', en: 'Not given' };
  const named = items.map(({ name, label, none: without = none, options }) => {
    const value = query.get(name) ?? '';
    return row(
      label[locale],
      options?.find((one) => one.value === value)?.label[locale] ?? (shortened(value) || without[locale]),
    );
  });
  const known = new Set([...drawing.own, ...items.map(({ name }) => name)]);
  const more =
    others === true
      ? [...query]
          .filter(([name]) => !known.has(name))
          .slice(0, MOST)
          .map(([name, value]) => row(shortened(name), shortened(value) || '–'))
      : [];
  return markup`${heading(title, drawing)}<dl class="given">${named}${more}</dl>`;
};

const drawSteps = ({ items, at }: Of<'steps'>, { locale }: Drawing): Markup =>
  markup`<ol class="steps">${items.map((text, index) => (index + 1 === at ? markup`<li aria-current="step">${text[locale]}</li>` : markup`<li>${text[locale]}</li>`))}</ol>`;

const drawLinks = ({ items }: Of<'links'>, { locale, host }: Drawing): Markup =>
  markup`<p class="links">${items.map(({ label, to, main }) => markup`<a class="${main === true ? 'button main' : 'button'}" href="${wayTo(to, host)}">${label[locale]}</a>`)}</p>`;

/** Draws a block as HTML. */
export const drawBlock = (block: SandboxBlock, drawing: Drawing): Markup => {
  switch (block.kind) {
    case 'text':
      return markup`<p>${block.text[drawing.locale]}</p>`;
    case 'note':
      return markup`<p class="note">${block.text[drawing.locale]}</p>`;
    case 'steps':
      return drawSteps(block, drawing);
    case 'cards':
      return drawCards(block, drawing);
    case 'facts':
      return drawFacts(block, drawing);
    case 'given':
      return drawGiven(block, drawing);
    case 'links':
      return drawLinks(block, drawing);
    case 'missions':
      return markup`${heading(block.title, drawing)}${drawMissions(block, drawing)}`;
    case 'form':
      return markup`${heading(block.title, drawing)}${drawForm(block, drawing)}`;
  }
};
