import type { Browser, Page } from 'playwright';
import { percentile } from '../browser/run-on-phone.ts';
import { launch, openPhone } from '../browser/slow-phone.ts';
import { startOurs } from '../http/promenade-server.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import { paintedAfter, paintedByHand } from '../sign-up/painted-after.ts';
import { api } from '../sessions/requests.ts';

const ROUNDS = 7;
/** Text that tells the step of a join. */
const counter = 'main [role=group] p[aria-live]';
const steps = ['terms', 'email', 'account'] as const;
type Step = (typeof steps)[number] | 'by-hand';

/** Plays the person at the provider, on the other name of this machine. */
const verify = async (page: Page, number: number): Promise<void> => {
  await page.waitForURL(/\/sandbox\/verify\//);
  await page.locator('input[name=person][value=""]').check();
  await page.locator('[name=name]').fill('나그네');
  await page.locator('[name=birthDate]').fill(`1990010${number}`);
  await page.locator('[name=mobile]').fill(`0101234000${number}`);
  await page.locator('button[value=succeed]').click();
  await page.waitForURL(/\/member\/join/);
};

const sentCode = async (origin: string, address: string): Promise<string> => {
  const html = await (await fetch(`${origin}/sandbox/outbox`)).text();
  const message = html.split('<article').find((part) => part.includes(address)) ?? '';
  return /\b\d{6}\b/.exec(message.replaceAll(/<[^>]*>/g, ' '))?.[0] ?? '';
};

/** Joins on a slow phone as somebody new does. Returns the time from answer to picture of each step. */
async function join(browser: Browser, origin: string, number: number): Promise<ReadonlyMap<Step, number>> {
  const phone = await openPhone(browser, { slowNetwork: false });
  const { page } = phone;
  const main = page.locator('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true }).first();
  const step = (path: string, act: () => Promise<void>) =>
    paintedAfter(page, { path: `${api}/users/join${path}`, counter, act });
  try {
    await page.goto(`${origin}/member/join`);
    await main.getByRole('checkbox').first().check();
    // By then the browser has loaded the rest of the page, as it has while somebody reads the terms.
    await page.waitForTimeout(3_000);
    const byHand = await paintedByHand(page, `${api}/users/join`);
    const terms = await step('/terms', () => button('다음').click());
    await main
      .getByRole('button', { name: /^휴대전화/ })
      .first()
      .click();
    await verify(page, number);
    const address = `bench.${number}@mail.example`;
    await main.locator('input[type=email]').first().fill(address);
    await page.waitForTimeout(3_000);
    const email = await step('/email-code', () => button('확인 번호 받기').click());
    await main.locator('input[autocomplete=one-time-code]').fill(await sentCode(origin, address));
    await main.locator('input[autocomplete=username]').fill(`bench_${number}`);
    for (const field of await main.locator('input[autocomplete=new-password]').all()) await field.fill('Clouds+2027x');
    await main.getByRole('textbox', { name: /^별명/ }).fill(`나그네${number}`);
    await page.waitForTimeout(1_000);
    const account = await step('', () => button('가입하기').click());
    return new Map<Step, number>([
      ['by-hand', byHand],
      ['terms', terms],
      ['email', email],
      ['account', account],
    ]);
  } finally {
    await phone.close();
  }
}

/** Steps of a sign-up on a slow phone: from the answer of the call that ends a step to the picture of the next one. */
export const bench: Bench = async () => {
  const server = await startOurs({ LIMITS: 'off' });
  const browser = await launch();
  try {
    const rounds: ReadonlyMap<Step, number>[] = [];
    for (let round = 1; round <= ROUNDS; round++) rounds.push(await join(browser, server.origin, round));
    const median = (step: Step): number =>
      percentile(
        rounds.map((times) => times.get(step) ?? Number.NaN),
        0.5,
      );
    const floor = median('by-hand');
    return steps.map((step) => {
      const value = median(step);
      return toReading(
        {
          bench: `sign-up/painted-after-the-answer-of-${step}`,
          value,
          unit: 'ms',
          floor,
          ratio: value / floor,
          pairs: ROUNDS,
        },
        atMost(100, 'value'),
      );
    });
  } finally {
    await browser.close();
    await server.stop();
  }
};
