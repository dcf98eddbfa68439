import type { Page } from 'playwright';
import { settle } from '../render/draw.ts';
import { findBarriers } from './inspect.ts';
import { buttonsOf, linksOf, openedOn, type Button, type Link } from './read-page.ts';
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

/** Unfolds what is folded in what has opened, part by part, and gives the links in it. */
async function unfold(page: Page): Promise<readonly Link[]> {
  const found: Link[] = [];
  const parts = page.locator('dialog[open], [aria-modal=true]').locator('[role=tab], [aria-expanded=false], summary');
  for (let index = 0; index < Math.min(most, await parts.count()); index++) {
    if (!(await parts.nth(index).click({ timeout: 800 }).then(() => true, () => false))) continue;
    await page.waitForTimeout(nextMs);
    found.push(...(await linksOf(page)));
  }
  return found;
}

/** Presses the buttons of a page that nobody has pressed yet and gives the links that showed then. What a button would send is held back. */
export async function pressAll({ page, address, spot, pressed, scope, findings, axe, coverage, mayGoOn }: Press): Promise<readonly Link[]> {
  const found: Link[] = [];
  const keyOf = ({ name, framed }: Button): string => `${framed ? scope.frame : scope.page} ${name}`;
  const fresh = (await buttonsOf(page)).filter((button) => !pressed.has(keyOf(button)));
  const all = [...new Map(fresh.map((button) => [keyOf(button), button])).values()].toSorted((one, two) => Number(two.framed) - Number(one.framed));
  const once = all.slice(0, most);
  for (const { name } of all.slice(most)) coverage.leaveButton(spot.page, name);
  if (once.length === 0) return found;
  const here = page.url();
  await page.route('**/*', (route) => (['GET', 'HEAD'].includes(route.request().method()) ? route.continue() : route.abort('blockedbyclient')));
  for (const button of once) {
    pressed.add(keyOf(button));
    if (!mayGoOn()) break;
    const before = await openedOn(page);
    const isPressed = await page.locator('button, [role=button]').nth(button.index).click({ timeout: 1_500 }).then(() => true, () => false);
    if (!isPressed) {
      coverage.leaveButton(spot.page, button.name);
      continue;
    }
    coverage.pressButton(spot.page, button.name);
    await page.waitForTimeout(nextMs);
    await settle(page);
    const led = new URL(page.url());
    const hasLed = page.url() !== here;
    if (hasLed && led.origin === new URL(here).origin && !led.pathname.startsWith('/sandbox/')) found.push({ to: led.pathname + led.search, by: button.name });
    const opened = hasLed ? before : await openedOn(page);
    if (opened !== before) {
      found.push(...(await linksOf(page)), ...(await unfold(page)));
      for (const { code, what, cause } of await findBarriers(page, axe)) findings.add(code, what, { ...spot, way: { ...spot.way, steps: [...spot.way.steps, { to: address, by: button.name }] } }, cause);
    }
    if (!hasLed && opened === before) continue;
    await page.goto(here, { waitUntil: 'load' });
    await settle(page);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return found;
}
