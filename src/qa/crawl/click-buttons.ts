import type { Page } from 'playwright';
import { settle, settleAfter } from '../render/capture.ts';
import { findBarriers } from './inspect.ts';
import { buttonsOf, dialogsOn, hasGoneBack, linksOf, openedOn, type Button, type Link } from './read-page.ts';
import type { Coverage } from './coverage.ts';
import type { CrawlFindings, FindingLocation } from './findings.ts';

interface Press {
  readonly page: Page;
  readonly address: string;
  readonly spot: FindingLocation;
  /** Buttons that this visitor clicked, by container. */
  readonly pressed: Set<string>;
  readonly scope: { readonly page: string; readonly frame: string };
  /** Screen structure and audience; `pressed` lists buttons that similar visitors clicked. */
  readonly making: string;
  readonly looked: Set<string>;
  readonly findings: CrawlFindings;
  readonly axe: string;
  readonly coverage: Coverage;
  readonly mayGoOn: () => boolean;
}

/** State of a page before a click. */
interface Before {
  readonly here: string;
  /** True when its own dialogs were closed first. */
  readonly isCleared: boolean;
  readonly dialogs: string;
}

/** Page of the click and the links found so far. */
interface From extends Pick<Before, 'here' | 'isCleared'> {
  readonly found: Link[];
}

const most = 24;
/** Minimum time for a click to take effect: timers and lazy code delay some results. */
const nextMs = 200;
const mostKeys = 3;
const dialogs = 'dialog[open], [aria-modal=true]';

/** Expands collapsed parts of an opened layer and returns their links. */
async function unfold({ page, spot, coverage }: Press): Promise<readonly Link[]> {
  const found: Link[] = [];
  // Handles of the parts, because an expanded part no longer matches the selector.
  for (const part of (
    await page.locator(dialogs).locator('[role=tab], [aria-expanded=false], summary').elementHandles()
  ).slice(0, most)) {
    if (!(await part.isVisible())) continue;
    const isOpen = await settleAfter(page, () =>
      part.click({ timeout: 3_000 }).then(
        () => true,
        () => false,
      ),
    );
    if (isOpen) found.push(...(await linksOf(page)));
    else coverage.leaveButton(spot.page, ((await part.textContent()) ?? '').trim());
  }
  return found;
}

/** Opens a page afresh and closes its own dialogs if that was done before. */
async function openAgain(page: Page, { here, isCleared }: Pick<Before, 'here' | 'isCleared'>): Promise<void> {
  await page.goto(here, { waitUntil: 'load' });
  await settle(page);
  if (isCleared) await clear(page);
}

/** Closes layers over a page. */
async function clear(page: Page): Promise<void> {
  for (let round = 0; round < mostKeys && (await dialogsOn(page)) !== ''; round++)
    await settleAfter(page, () => page.keyboard.press('Escape'));
}

/** Restores the page: by Escape when that is enough, which is faster than reloading. */
async function restore(page: Page, before: Before): Promise<void> {
  const isBack = async (): Promise<boolean> => page.url() === before.here && (await dialogsOn(page)) === before.dialogs;
  if (page.url() === before.here && before.dialogs === '') await clear(page);
  if (!(await isBack())) await openAgain(page, before);
}

/** Clicks each new button of a page and returns the links that appear. Requests that would send data are blocked. */
export async function clickButtons(press: Press): Promise<readonly Link[]> {
  const { page } = press;
  const here = page.url();
  if ((await freshOn(press)).length === 0) return [];
  const speaks = (await dialogsOn(page)) !== '';
  await page.route('**/*', (route) =>
    ['GET', 'HEAD'].includes(route.request().method()) ? route.continue() : route.abort('blockedbyclient'),
  );
  const found = [...(await pressShown(press, { here, isCleared: false }))];
  if (speaks) {
    await clear(page);
    found.push(...(await pressShown(press, { here, isCleared: true })));
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return found;
}

const keyOf = ({ name, framed }: Button, scope: Press['scope']): string =>
  `${framed ? scope.frame : scope.page} ${name}`;

/** Buttons that nobody has pressed yet, those of the frame first. What a frame opens hangs on who looks. */
async function freshOn({ page, pressed, scope, making, looked }: Press): Promise<readonly Button[]> {
  const fresh = (await buttonsOf(page)).filter(
    (button) => !pressed.has(keyOf(button, scope)) && (button.framed || !looked.has(`${making} ${button.name}`)),
  );
  return [...new Map(fresh.map((button) => [keyOf(button, scope), button])).values()].toSorted(
    (one, two) => Number(two.framed) - Number(one.framed),
  );
}

async function pressShown(press: Press, place: Pick<Before, 'here' | 'isCleared'>): Promise<readonly Link[]> {
  const { page, spot, pressed, scope, making, looked, coverage, mayGoOn } = press;
  const found: Link[] = [];
  const from: From = { ...place, found };
  const all = await freshOn(press);
  for (const { name } of all.slice(most)) coverage.leaveButton(spot.page, name);
  for (const button of all.slice(0, most)) {
    if (!mayGoOn()) break;
    pressed.add(keyOf(button, scope));
    looked.add(`${making} ${button.name}`);
    await pressButton(press, button, from).catch(async () => {
      // The page navigated during the inspection.
      coverage.leaveButton(spot.page, button.name);
      tryElsewhere(press, button);
      await openAgain(page, from);
    });
  }
  return found;
}

/** Clicks a button and inspects the result. */
async function pressButton(press: Press, button: Button, from: From): Promise<void> {
  const { page, address, spot, findings, axe, coverage } = press;
  const { here, found } = from;
  const before: Before = { ...from, dialogs: await dialogsOn(page) };
  const stood = await openedOn(page);
  let is = await pressOne(press, button);
  if (is !== 'pressed') {
    // Another layer may have opened meanwhile.
    await openAgain(page, from);
    is = await pressOne(press, button);
  }
  if (is === 'stuck') coverage.leaveButton(spot.page, button.name);
  if (is !== 'pressed') return tryElsewhere(press, button);
  coverage.pressButton(spot.page, button.name);
  const led = new URL(page.url());
  const hasLed = page.url() !== here;
  if (
    hasLed &&
    led.origin === new URL(here).origin &&
    !led.pathname.startsWith('/sandbox/') &&
    !(await hasGoneBack(page))
  )
    found.push({ to: led.pathname + led.search, by: button.name });
  const opened = hasLed ? stood : await openedOn(page);
  if (!hasLed && opened === stood) tryElsewhere(press, button);
  if (opened !== stood) {
    const links = await linksOf(page);
    // A page that loads late has its own links.
    if (page.url() === here) found.push(...links);
    if (page.url() === here) found.push(...(await unfold(press)));
    for (const { code, what, cause } of await findBarriers(page, axe))
      findings.add(
        code,
        what,
        { ...spot, way: { ...spot.way, steps: [...spot.way.steps, { to: address, by: button.name }] } },
        cause,
      );
  }
  if (page.url() !== here || opened !== stood) await restore(page, before);
}

/** A frame button without effect is tried again on another page, since this one may have been busy. */
function tryElsewhere({ pressed, scope }: Press, button: Button): void {
  const [key, second] = [keyOf(button, scope), `second ${keyOf(button, scope)}`];
  if (!button.framed || pressed.has(second)) return;
  pressed.add(second);
  pressed.delete(key);
}

/** Clicks a button at its current position and waits for the result. The button may have moved or disappeared. */
async function pressOne({ page, scope }: Press, button: Button): Promise<'pressed' | 'stuck' | 'gone'> {
  const now = (await buttonsOf(page)).find((one) => keyOf(one, scope) === keyOf(button, scope));
  if (now === undefined) return 'gone';
  return settleAfter(page, async () => {
    const is = await page
      .locator('button, [role=button]')
      .nth(now.index)
      .click({ timeout: 3_000 })
      .then(
        () => 'pressed' as const,
        () => 'stuck' as const,
      );
    await page.waitForTimeout(nextMs);
    return is;
  });
}
