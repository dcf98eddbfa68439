import type { Page } from 'playwright';
import { settle } from '../render/draw.ts';
import { findBarriers } from './inspect.ts';
import { buttonsOf, hasGoneBack, linksOf, openedOn, type Button, type Link } from './read-page.ts';
import type { Coverage } from './coverage.ts';
import type { CrawlFindings, Spot } from './findings.ts';

interface Press {
  readonly page: Page;
  readonly address: string;
  readonly spot: Spot;
  /** Which buttons this visitor has pressed, by what they stand in. */
  readonly pressed: Set<string>;
  readonly scope: { readonly page: string; readonly frame: string };
  readonly findings: CrawlFindings;
  readonly axe: string;
  readonly coverage: Coverage;
  readonly mayGoOn: () => boolean;
}

const most = 12;
const nextMs = 200;
const dialogs = 'dialog[open], [aria-modal=true]';

/** Unfolds what is folded in what has opened, part by part, and gives the links in it. */
async function unfold({ page, spot, coverage }: Press): Promise<readonly Link[]> {
  const found: Link[] = [];
  // The parts themselves: what has been unfolded no longer fits the words that find it.
  for (const part of (await page.locator(dialogs).locator('[role=tab], [aria-expanded=false], summary').elementHandles()).slice(0, most)) {
    if (!(await part.isVisible())) continue;
    if (!(await part.click({ timeout: 3_000 }).then(() => true, () => false))) {
      coverage.leaveButton(spot.page, ((await part.textContent()) ?? '').trim());
      continue;
    }
    await page.waitForTimeout(nextMs);
    found.push(...(await linksOf(page)));
  }
  return found;
}

/** Opens a page as if nothing had been pressed; what it says by itself is closed when that has been tried. */
async function openAgain(page: Page, here: string, isCleared: boolean): Promise<void> {
  await page.goto(here, { waitUntil: 'load' });
  await settle(page);
  if (isCleared) await clear(page);
}

async function clear(page: Page): Promise<void> {
  for (let round = 0; round < 3 && (await page.locator(dialogs).count()) > 0; round++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(nextMs);
  }
}

/** Presses the buttons of a page that nobody has pressed yet and gives the links that showed then. What a button would send is held back. */
export async function pressAll(press: Press): Promise<readonly Link[]> {
  const { page } = press;
  const here = page.url();
  if ((await freshOn(press)).length === 0) return [];
  const speaks = (await page.locator(dialogs).count()) > 0;
  await page.route('**/*', (route) => (['GET', 'HEAD'].includes(route.request().method()) ? route.continue() : route.abort('blockedbyclient')));
  const found = [...(await pressShown(press, here, false))];
  if (speaks) {
    await clear(page);
    found.push(...(await pressShown(press, here, true)));
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return found;
}

const keyOf = ({ name, framed }: Button, scope: Press['scope']): string => `${framed ? scope.frame : scope.page} ${name}`;

/** Buttons that nobody has pressed yet, those of the frame first. */
async function freshOn({ page, pressed, scope }: Press): Promise<readonly Button[]> {
  const fresh = (await buttonsOf(page)).filter((button) => !pressed.has(keyOf(button, scope)));
  return [...new Map(fresh.map((button) => [keyOf(button, scope), button])).values()].toSorted((one, two) => Number(two.framed) - Number(one.framed));
}

async function pressShown(press: Press, here: string, isCleared: boolean): Promise<readonly Link[]> {
  const { page, address, spot, pressed, scope, findings, axe, coverage, mayGoOn } = press;
  const found: Link[] = [];
  const all = await freshOn(press);
  for (const { name } of all.slice(most)) coverage.leaveButton(spot.page, name);
  for (const button of all.slice(0, most)) {
    if (!mayGoOn()) break;
    pressed.add(keyOf(button, scope));
    const before = await openedOn(page);
    let is = await pressOne(press, button);
    if (is !== 'pressed') {
      // Something else may have come in between.
      await openAgain(page, here, isCleared);
      is = await pressOne(press, button);
    }
    if (is === 'stuck') coverage.leaveButton(spot.page, button.name);
    if (is !== 'pressed') continue;
    coverage.pressButton(spot.page, button.name);
    await page.waitForTimeout(nextMs);
    await settle(page);
    const led = new URL(page.url());
    const hasLed = page.url() !== here;
    if (hasLed && led.origin === new URL(here).origin && !led.pathname.startsWith('/sandbox/') && !(await hasGoneBack(page))) found.push({ to: led.pathname + led.search, by: button.name });
    const opened = hasLed ? before : await openedOn(page);
    if (opened !== before) {
      const links = [...(await linksOf(page)), ...(await unfold(press))];
      // A page that comes late has links of its own.
      if (page.url() === here) found.push(...links);
      for (const { code, what, cause } of await findBarriers(page, axe)) findings.add(code, what, { ...spot, way: { ...spot.way, steps: [...spot.way.steps, { to: address, by: button.name }] } }, cause);
    }
    if (page.url() !== here || opened !== before) await openAgain(page, here, isCleared);
  }
  return found;
}

/** Presses a button where it stands now: others may have come since it was seen, and it may have gone itself. */
async function pressOne({ page, scope }: Press, button: Button): Promise<'pressed' | 'stuck' | 'gone'> {
  const now = (await buttonsOf(page)).find((one) => keyOf(one, scope) === keyOf(button, scope));
  if (now === undefined) return 'gone';
  return page.locator('button, [role=button]').nth(now.index).click({ timeout: 3_000 }).then(() => 'pressed', () => 'stuck');
}
