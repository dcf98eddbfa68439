import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright';

/** A fault on the screen. Findings with the same `cause` are fixed by one change. */
export interface Fault {
  readonly code:
    | 'browser-accessibility'
    | 'browser-policy-violation'
    | 'browser-layout-shift'
    | 'browser-hangul-in-english'
    | 'browser-raw-text'
    | 'browser-too-wide';
  readonly what: string;
  readonly cause: string;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const mostShift = 0.02;

/** Reads the source of axe. Throws with install instructions when it is missing. */
export function readAxe(): string {
  try {
    return readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  } catch (cause) {
    throw new Error('The crawl needs axe-core, which is not installed. Install all packages: npm ci --include=dev.', {
      cause,
    });
  }
}

/** Runs axe against WCAG 2.2 AA. The source is evaluated, because Trusted Types refuse added scripts. */
export async function findBarriers(page: Page, axe: string): Promise<readonly Fault[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async (values) => {
    // Finish fade-ins: an element that fades in has no contrast yet.
    for (const one of document.getAnimations())
      if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
    // The source was evaluated above.
    const { axe: rules } = globalThis as unknown as { readonly axe: typeof Axe };
    const { violations } = await rules.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => ({ id, help, target: target.join(' '), html: html.slice(0, 160) })),
    );
  }, tags);
  // Elements that differ only in numbers, text or address share a cause.
  return found.map(({ id, help, target, html }) => ({
    code: 'browser-accessibility',
    what: `${help} (${id}): ${target}`,
    cause: `${id} ${html.replaceAll(/\d+|"[^"]*[\uac00-\ud7a3][^"]*"|(href|src|alt|aria-label|title)="[^"]*"|>[^<]*/g, '')}`,
  }));
}

/** Finds visible faults and reads the page's own log. `names` lists names of the visitor, which are not texts of the site. */
export async function findFaults(page: Page, names: readonly string[]): Promise<readonly Fault[]> {
  const { texts, violations, shift, shifted } = await page.evaluate((called) => {
    // Query values come from the visitor too.
    const names = [...called, ...new URLSearchParams(location.search).values()].filter((name) => name !== '');
    const texts: { kind: 'raw' | 'hangul'; text: string }[] = [];
    const isEnglish = document.documentElement.lang === 'en';
    const judge = (text: string, at: Element): void => {
      if (/\bMSG_[A-Z]|\{\{|\[object /.test(text)) texts.push({ kind: 'raw', text });
      // A proper name in its own language has a `lang` attribute.
      const rest = names.some((name) => name.startsWith(text.trim()))
        ? ''
        : names.reduce((left, name) => left.replaceAll(name, ''), text);
      if (isEnglish && /[\u3131-\u318e\uac00-\ud7a3]/.test(rest) && at.closest('[lang=ko]') === null)
        texts.push({ kind: 'hangul', text });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement !== null && node.parentElement.closest('script, style, noscript') === null)
        judge(node.textContent ?? '', node.parentElement);
    }
    for (const one of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) judge(one.getAttribute(name) ?? '', one);
    }
    judge(document.title, document.documentElement);
    return {
      texts,
      violations: window.seenByQa?.violations ?? [],
      shift: window.seenByQa?.shift ?? 0,
      shifted: window.seenByQa?.shifted ?? '',
    };
  }, names);
  const quoted = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 80);
  return [
    ...texts.map(({ kind, text }): Fault => ({
      code: kind === 'raw' ? 'browser-raw-text' : 'browser-hangul-in-english',
      what: `'${quoted(text)}'`,
      cause: quoted(text),
    })),
    ...violations.map(({ directive, blocked }): Fault => ({
      code: 'browser-policy-violation',
      what: `${directive}: ${blocked}`,
      cause: `${directive} ${blocked.split('?', 1)[0] ?? ''}`,
    })),
    ...(shift > mostShift
      ? [{ code: 'browser-layout-shift', what: `${shift.toFixed(3)}, at ${shifted}`, cause: shifted } as const]
      : []),
  ];
}

/** Finds elements wider than a 320 px viewport. */
export async function findWide(page: Page): Promise<readonly Fault[]> {
  const before = page.viewportSize();
  if (before === null) return [];
  await page.setViewportSize({ width: 320, height: before.height });
  const wide = await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const culprit = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 1)
      .at(-1);
    return {
      scrollWidth,
      name:
        culprit === undefined
          ? 'body'
          : `${culprit.tagName.toLowerCase()}.${culprit.className.toString().split(' ')[0] ?? ''}`,
    };
  });
  await page.setViewportSize(before);
  return wide === undefined
    ? []
    : [{ code: 'browser-too-wide', what: `${wide.scrollWidth} px, at ${wide.name}`, cause: wide.name }];
}
