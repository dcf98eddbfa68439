import type { Page } from 'playwright';
import { settle, settleAfter } from '../render/draw.ts';
import { findBarriers } from './inspect.ts';
import { buttonsOf, dialogsOn, hasGoneBack, linksOf, openedOn, type Button, type Link } from './read-page.ts';
import type { Coverage } from './coverage.ts';
import type { CrawlFindings, Spot } from './findings.ts';

interface Press {
  readonly page: Page;
  readonly address: string;
  readonly spot: Spot;
  /** Which buttons this visitor has pressed, by what they stand in. */
  readonly pressed: Set<string>;
  readonly scope: { readonly page: string; readonly frame: string };
  /** What the screen is made of, and for whom; buttons of the page in it that others like this visitor have pressed. */
  readonly making: string;
  readonly looked: Set<string>;
  readonly findings: CrawlFindings;
  readonly axe: string;
  readonly coverage: Coverage;
  readonly mayGoOn: () => boolean;
}

/** A page before a button was pressed. */
interface Before {
  readonly here: string;
  /** What it said by itself was closed first. */
  readonly isCleared: boolean;
  readonly dialogs: string;
}

/** Where a button is pressed, and the links that have shown so far. */
interface From extends Pick<Before, 'here' | 'isCleared'> {
  readonly found: Link[];
}

const most = 24;
/** What a press needs to show at the least: some of it comes by timers and code of its own. */
const nextMs = 200;
const mostKeys = 3;
const dialogs = 'dialog[open], [aria-modal=true]';

/** Unfolds what is folded in what has opened, part by part, and gives the links in it. */
async function unfold({ page, spot, coverage }: Press): Promise<readonly Link[]> {
  const found: Link[] = [];
  // The parts themselves: what has been unfolded no longer fits the words that find it.
  for (const part of (await page.locator(dialogs).locator('[role=tab], [aria-expanded=false], summary').elementHandles()).slice(0, most)) {
    if (!(await part.isVisible())) continue;
    const isOpen = await settleAfter(page, () => part.click({ timeout: 3_000 }).then(() => true, () => false));
    if (isOpen) found.push(...(await linksOf(page)));
    else coverage.leaveButton(spot.page, ((await part.textContent()) ?? '').trim());
  }
  return found;
}

/** Opens a page as if nothing had been pressed; what it says by itself is closed when that has been tried. */
async function openAgain(page: Page, { here, isCleared }: Pick<Before, 'here' | 'isCleared'>): Promise<void> {
  await page.goto(here, { waitUntil: 'load' });
  await settle(page);
  if (isCleared) await clear(page);
}

/** Closes what lies over a page. */
async function clear(page: Page): Promise<void> {
  for (let round = 0; round < mostKeys && (await dialogsOn(page)) !== ''; round++) await settleAfter(page, () => page.keyboard.press('Escape'));
}

/** Leads back to the page as it was: by the key that closes dialogs where that is enough, which takes less time than to open it anew. */
async function restore(page: Page, before: Before): Promise<void> {
  const isBack = async (): Promise<boolean> => page.url() === before.here && (await dialogsOn(page)) === before.dialogs;
  if (page.url() === before.here && before.dialogs === '') await clear(page);
  if (!(await isBack())) await openAgain(page, before);
}

/** Presses the buttons of a page that nobody has pressed yet and gives the links that showed then. What a button would send is held back. */
export async function pressAll(press: Press): Promise<readonly Link[]> {
  const { page } = press;
  const here = page.url();
  if ((await freshOn(press)).length === 0) return [];
  const speaks = (await dialogsOn(page)) !== '';
  await page.route('**/*', (route) => (['GET', 'HEAD'].includes(route.request().method()) ? route.continue() : route.abort('blockedbyclient')));
  const found = [...(await pressShown(press, { here, isCleared: false }))];
  if (speaks) {
    await clear(page);
    found.push(...(await pressShown(press, { here, isCleared: true })));
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return found;
}

const keyOf = ({ name, framed }: Button, scope: Press['scope']): string => `${framed ? scope.frame : scope.page} ${name}`;

/** Buttons that nobody has pressed yet, those of the frame first. What a frame opens hangs on who looks. */
async function freshOn({ page, pressed, scope, making, looked }: Press): Promise<readonly Button[]> {
  const fresh = (await buttonsOf(page)).filter((button) => !pressed.has(keyOf(button, scope)) && (button.framed || !looked.has(`${making} ${button.name}`)));
  return [...new Map(fresh.map((button) => [keyOf(button, scope), button])).values()].toSorted((one, two) => Number(two.framed) - Number(one.framed));
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
      // The page led on in the midst of a look at it.
      coverage.leaveButton(spot.page, button.name);
      tryElsewhere(press, button);
      await openAgain(page, from);
    });
  }
  return found;
}

/** Presses a button and looks at what follows. */
async function pressButton(press: Press, button: Button, from: From): Promise<void> {
  const { page, address, spot, findings, axe, coverage } = press;
  const { here, found } = from;
  const before: Before = { ...from, dialogs: await dialogsOn(page) };
  const stood = await openedOn(page);
  let is = await pressOne(press, button);
  if (is !== 'pressed') {
    // Something else may have come in between.
    await openAgain(page, from);
    is = await pressOne(press, button);
  }
  if (is === 'stuck') coverage.leaveButton(spot.page, button.name);
  if (is !== 'pressed') return tryElsewhere(press, button);
  coverage.pressButton(spot.page, button.name);
  const led = new URL(page.url());
  const hasLed = page.url() !== here;
  if (hasLed && led.origin === new URL(here).origin && !led.pathname.startsWith('/sandbox/') && !(await hasGoneBack(page))) found.push({ to: led.pathname + led.search, by: button.name });
  const opened = hasLed ? stood : await openedOn(page);
  if (!hasLed && opened === stood) tryElsewhere(press, button);
  if (opened !== stood) {
    const links = await linksOf(page);
    // A page that comes late has links of its own.
    if (page.url() === here) found.push(...links);
    if (page.url() === here) found.push(...(await unfold(press)));
    for (const { code, what, cause } of await findBarriers(page, axe)) findings.add(code, what, { ...spot, way: { ...spot.way, steps: [...spot.way.steps, { to: address, by: button.name }] } }, cause);
  }
  if (page.url() !== here || opened !== stood) await restore(page, before);
}

/** A button of the frame that did nothing has a second chance on another page: this one may have been busy. */
function tryElsewhere({ pressed, scope }: Press, button: Button): void {
  const [key, second] = [keyOf(button, scope), `second ${keyOf(button, scope)}`];
  if (!button.framed || pressed.has(second)) return;
  pressed.add(second);
  pressed.delete(key);
}

/** Presses a button where it stands now, and waits for what follows: others may have come since it was seen, and it may have gone itself. */
async function pressOne({ page, scope }: Press, button: Button): Promise<'pressed' | 'stuck' | 'gone'> {
  const now = (await buttonsOf(page)).find((one) => keyOf(one, scope) === keyOf(button, scope));
  if (now === undefined) return 'gone';
  return settleAfter(page, async () => {
    const is = await page.locator('button, [role=button]').nth(now.index).click({ timeout: 3_000 }).then(() => 'pressed' as const, () => 'stuck' as const);
    await page.waitForTimeout(nextMs);
    return is;
  });
}
