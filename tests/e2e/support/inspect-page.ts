import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    readonly axe: {
      readonly run: (
        context: object,
        options: object,
      ) => Promise<{
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { readonly target: readonly unknown[] }[];
        }[];
      }>;
    };
  }
}

/** Brings axe along with every page that is opened from now on, which costs less than sending it to each. */
export const carryAxe = (page: Page): Promise<unknown> => page.addInitScript(axeSource);

/** Frame shared by all pages of a venue. */
const around = ['#app > header', 'main ~ *'].map((selector) => [selector]);

/**
 * What axe finds against WCAG 2.2 AA, as `rule at target`. Evaluated rather than added as a script, which Trusted Types refuse. `known`: the frame
 * has been looked at on another page.
 */
export const axe = async (page: Page, { known = false } = {}): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ values, exclude }) => {
      // A notice that is still fading in has no contrast yet.
      for (const one of document.getAnimations())
        if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
      const run = async (context: object) => {
        const { violations } = await window.axe.run(context, {
          runOnly: { type: 'tag', values },
          resultTypes: ['violations'],
          preload: false,
        });
        return violations;
      };
      const violations = await run({ exclude });
      // A sheet that is not at the top cuts its last line; raised, it shows the whole target.
      const isCut = (target: readonly unknown[]): boolean => {
        const element = document.querySelector(String(target[0]));
        const list = element?.closest('[data-position]:not([data-position="top"]) > *') ?? null;
        return (
          element !== null &&
          list !== null &&
          element.getBoundingClientRect().bottom > list.getBoundingClientRect().bottom
        );
      };
      // What covers a target no longer does after scrolling: there it is measured again.
      const isTooSmall = async (target: readonly unknown[]): Promise<boolean> => {
        const selector = String(target[0]);
        document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await run({ include: [[selector]] });
        return again.some(({ id }) => id === 'target-size');
      };
      const faults: string[] = [];
      for (const { id, nodes } of violations)
        for (const { target } of nodes)
          if (id !== 'target-size' || (!isCut(target) && (await isTooSmall(target))))
            faults.push(`${id} at ${target.join(' ')}`);
      return faults;
    },
    { values: tags, exclude: known ? around : [] },
  );
};

/** Faults that anybody would see: Hangul on an English screen, a message key instead of its text, a page wider than its window, a second title. */
export const visibleFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isEnglish = document.documentElement.lang === 'en';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (parent === null || text === null || parent.closest('script, style, noscript') !== null) continue;
      if (/\bMSG_[A-Z]|\{\{|\[object /.test(text)) faults.push(`raw: ${text.slice(0, 80)}`);
      if (isEnglish && /[\u3131-\u318e\uac00-\ud7a3]/.test(text) && parent.closest('[lang=ko]') === null)
        faults.push(`Hangul: ${text.slice(0, 80)}`);
    }
    for (const one of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
      const said = ['aria-label', 'alt', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? '').join(' ');
      if (/MSG_[A-Z]/.test(said)) faults.push(`raw: ${said}`);
      if (isEnglish && /[\uac00-\ud7a3]/.test(said) && one.closest('[lang=ko]') === null)
        faults.push(`Hangul: ${said}`);
    }
    if (
      document.title === '' ||
      /MSG_[A-Z]/.test(document.title) ||
      (isEnglish && /[\uac00-\ud7a3]/.test(document.title))
    )
      faults.push(`title: ${document.title}`);
    // A lead heading is a title only where no heading stands before it.
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
    const probe = document.body.appendChild(document.createElement('span'));
    probe.className = 't-title';
    const titleSize = sizeOf(probe);
    probe.remove();
    for (const lead of [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].slice(1))
      if (lead.matches('.t-lead') && sizeOf(lead) >= titleSize) faults.push(`second title: ${lead.textContent}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide in ${clientWidth}`);
    return faults;
  });
