import type { Page } from '@playwright/test';
import { loggedIn, visit } from '../support/log-in.ts';
import { appAgent, openDevices, shownCode } from '../support/park-devices.ts';
import { expect, test } from '../support/watch-page.ts';

const pocket = '/haneul-land/sky-pocket';
const dayTicket = '하늘랜드 종일 이용권';

const article = (page: Page, name: string) =>
  page.locator('article', { has: page.getByRole('heading', { name, exact: true }) });

/** Numbers that a visitor of the demo may register. */
const printedNumbers = async (page: Page) => {
  await page.goto('/sandbox/tickets');
  const read = (name: string, pattern: RegExp) => article(page, name).getByText(pattern).allTextContents();
  const [tickets, cards, scratches, coupons] = [
    await read(dayTicket, /^\d{18}$/),
    await read('하늘랜드 기프트카드', /^\d{16}$/),
    await read('하늘랜드 기프트카드', /^[A-Z0-9]{10}$/),
    await read('따뜻한 음료 한 잔', /^[A-Z0-9]{12}$/),
  ];
  return { tickets: tickets.slice(0, 2), card: cards[0] ?? '', scratch: scratches[0] ?? '', coupon: coupons[0] ?? '' };
};

/** The field by its label gets the text, and the button is pressed. */
const fillAndTap = async (page: Page, fields: Readonly<Record<string, string>>, button: string): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(value);
  await page.getByRole('button', { name: button, exact: true }).tap();
};

test.use({ userAgent: appAgent });

test('a day of a member whose pocket was empty: register, lend to a companion, enter, pay by gift card, redeem a coupon', async ({
  page,
  browser,
}) => {
  await loggedIn(page, 'haneul_due');
  const numbers = await printedNumbers(page);
  await visit(page, pocket);
  await expect(page.getByText('아직 이용권이 없어요')).toBeVisible();
  for (const ticket of numbers.tickets) {
    await visit(page, `${pocket}/regist`);
    await fillAndTap(page, { '이용권 번호': ticket }, '등록하기');
    await expect(page).toHaveURL(pocket);
  }

  await visit(page, `${pocket}/companion-request`);
  await page.getByRole('link', { name: '이용권 나누기, 하늘바람' }).tap();
  await page
    .getByRole('button', { name: `빌려주기, ${dayTicket}` })
    .first()
    .tap();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button').last().tap();
  await expect(page.getByRole('region', { name: '내가 빌려준 이용권' }).getByRole('article')).toHaveCount(1);

  const friend = await (
    await browser.newContext({
      userAgent: appAgent,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      locale: 'ko-KR',
    })
  ).newPage();
  await loggedIn(friend, 'haneul_full');
  await visit(friend, `${pocket}/companion-my-ticket`);
  await expect(friend.getByRole('region', { name: '내가 빌린 이용권' }).getByRole('article')).toHaveCount(1);

  const devices = await openDevices(browser);
  await visit(page, pocket);
  expect(await devices.scan(await shownCode(page))).toContain('확인되었어요');

  await visit(page, `${pocket}?tab=gift`);
  await page.getByRole('link', { name: '카드 등록하기' }).tap();
  await fillAndTap(page, { '카드 번호 16자리': numbers.card, '스크래치 번호 10자리': numbers.scratch }, '등록하기');
  await expect(page.getByRole('heading', { name: '30,000원' })).toBeVisible();
  await devices.moveTo('판매기');
  expect(await devices.scan(await shownCode(page), '결제')).toContain('20,000원');
  await expect(page.getByRole('heading', { name: '20,000원' })).toBeVisible();

  await visit(page, `${pocket}?tab=coupon`);
  await page.getByRole('link', { name: '쿠폰 번호 넣기' }).tap();
  await fillAndTap(page, { '쿠폰 번호': numbers.coupon }, '쿠폰 받기');
  await expect(page).toHaveURL(/coupon-dtl/);
  await devices.moveTo('판매기', '302');
  expect(await devices.scan(await shownCode(page), '쿠폰')).toContain('확인되었어요');
  await expect(page.getByText('썼어요').first()).toBeVisible();
  await Promise.all([devices.close(), friend.context().close()]);
});
