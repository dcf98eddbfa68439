import type { Locale } from '#schemas/parts';
import { shortened, wayTo, type SiteAddress } from './address.ts';
import { drawBlock, type Drawing } from './draw-block.ts';
import { markup, nothing, type Markup } from './markup.ts';
import type { SandboxSite, SandboxSitePage } from './site.schema.ts';

/** Context for drawing a page of a fake site. */
export interface SitePageParts {
  readonly locale: Locale;
  readonly address: SiteAddress;
  readonly site: Pick<SandboxSite, 'hosts' | 'name' | 'about' | 'nav'>;
  readonly page: Pick<SandboxSitePage, 'title' | 'text' | 'blocks' | 'query'>;
  readonly themes: string;
  readonly theme: string;
  readonly art: (name: string) => string;
  /** Top picture, by name. */
  readonly picture: string;
  /** Visitor site: home page and name. */
  readonly home: string;
  readonly homeName: string;
}

// Not content: the sandbox is part of the program and exists only in demo mode.
const words = {
  ko: {
    label: '연습용 화면',
    text: '실제 서비스에서는 이 주소가 열려요.',
    back: (site: string) => `${site}로 돌아가기`,
    nav: '이 사이트의 메뉴',
    skip: '본문으로 바로가기',
  },
  en: {
    label: 'Sandbox',
    text: 'In real use this address opens.',
    back: (site: string) => `Back to ${site}`,
    nav: 'Menu of this site',
    skip: 'Skip to content',
  },
} as const;

const drawNav = ({ nav }: SitePageParts['site'], { host }: SiteAddress, locale: Locale): Markup =>
  nav === undefined
    ? nothing
    : markup`<nav aria-label="${words[locale].nav}">${nav.map(({ label, to }) => markup`<a href="${wayTo(to, host)}">${label[locale]}</a>`)}</nav>`;

const drawTop = ({ locale, address, site, home, homeName }: SitePageParts): Markup => {
  const say = words[locale];
  const variant = site.hosts.find(({ host }) => host === address.host)?.variant;
  return markup`<div class="bar"><p><strong>${say.label}</strong> <span>${say.text}</span></p><p class="address">${shortened(address.href)}</p><a class="back" href="${home}">${say.back(homeName)}</a></div><header><p class="name"><a href="${wayTo(site.nav?.[0]?.to ?? '/', address.host)}">${site.name[locale]}</a>${
    variant === undefined ? nothing : markup` <span class="variant">${variant[locale]}</span>`
  }</p>${drawNav(site, address, locale)}</header>`;
};

/** Draws a page of a fake site: labelled, in the visitor's language, with a link back, and without script. */
export const drawSite = (parts: SitePageParts): string => {
  const { locale, address, site, page, themes, theme, art, picture } = parts;
  const drawing: Drawing = {
    locale,
    host: address.host,
    query: address.query,
    own: Object.keys(page.query ?? {}),
    art,
  };
  const head = markup`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${page.title[locale]} · ${site.name[locale]}</title><link rel="stylesheet" href="${themes}"><link rel="stylesheet" href="/sandbox/site.css">`;
  const main = markup`<main id="main"><div class="hero"><img src="${art(picture)}" alt="" width="1440" height="560"></div><h1>${page.title[locale]}</h1><p class="lead">${(page.text ?? site.about)[locale]}</p>${page.blocks.map((block) => drawBlock(block, drawing))}</main>`;
  return `<!doctype html>${markup`<html lang="${locale}" data-theme="${theme}"><head>${head}</head><body><a class="skip" href="#main">${words[locale].skip}</a>${drawTop(parts)}${main}</body></html>`.html}`;
};
