import type { Browser, Page } from 'playwright';
import { openPhone } from './slow-phone.ts';

/** Milliseconds from a tap, or from going back, to the picture of the page that it leads to. */
export interface Navigation {
  readonly toNew: readonly number[];
  readonly toKept: readonly number[];
}

/** Does something in the page and waits for the frame in which another page stands in the outlet, and for the next: then it has been painted. */
const timed = (page: Page, act: { readonly click: string } | { readonly back: true }): Promise<number> =>
  page.evaluate(
    (given) =>
      new Promise<number>((done) => {
        const from = performance.now();
        const present = () => document.querySelector('main')?.firstElementChild;
        const before = present();
        const look = () => {
          if (present() === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => done(performance.now() - from));
        };
        if ('back' in given) window.history.back();
        else document.querySelector<HTMLElement>(given.click)?.click();
        requestAnimationFrame(look);
      }),
    act,
  );

/** Goes from a list that is kept to its details and back, again and again, on a phone with a network that costs nothing: what is left is the phone's own work. */
export async function measureNavigation(browser: Browser, list: string, rounds: number): Promise<Navigation> {
  const phone = await openPhone(browser, { slowNetwork: false });
  try {
    const { page } = phone;
    const [toNew, toKept]: [number[], number[]] = [[], []];
    await page.goto(list, { waitUntil: 'load' });
    // Exclude background work after the first paint.
    await page.waitForTimeout(4_000);
    const { pathname } = new URL(list);
    for (let round = 1; round <= rounds; round++) {
      toNew.push(await timed(page, { click: `main li:nth-of-type(${round}) a[href^="${pathname}/"]` }));
      await page.waitForTimeout(300);
      toKept.push(await timed(page, { back: true }));
      await page.waitForTimeout(300);
    }
    return { toNew, toKept };
  } finally {
    await phone.close();
  }
}
