import type { Page } from '@playwright/test';
import { axe, visibleFaults } from '../support/inspect-page.ts';
import { loggedIn, visit } from '../support/log-in.ts';
import { expect, speak, test } from '../support/watch-page.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const results = (page: Page) => main(page).getByRole('listitem');
const addressOf = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url());
  return [pathname, Object.fromEntries(searchParams)];
};
const callsOf = (page: Page): URL[] => {
  const calls: URL[] = [];
  page.on('request', (request) =>
    calls.push(
      ...(request.url().includes('/api/v1/common/pages?') && request.url().includes('searchPageText')
        ? [new URL(request.url())]
        : []),
    ),
  );
  return calls;
};

test.describe('a tester', () => {
  test.beforeEach(({ page }) => loggedIn(page, 'haneul_test'));

  test('opens the search from the header with the field focused; the type is cleared on return [P-117 P-118 P-277]', async ({
    page,
  }) => {
    await visit(page, '/haneul-land/home/main');
    await page.getByRole('banner').getByRole('link', { name: '검색' }).tap();
    await expect(page).toHaveURL(/\/search\?type=init$/);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('안내 지도');
    await page.keyboard.press('Enter');
    await results(page).filter({ hasText: '하늘랜드' }).getByRole('link').tap();
    await expect(page).toHaveURL(/\/haneul-land\/information\/guidemap$/);
    await page.goBack();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/search' && searchParams.get('q') === '안내 지도',
    );
    await expect(field(page)).toHaveValue('안내 지도');
    await page.goBack();
    await expect(page).toHaveURL(/\/search$/);
    await expect(field(page)).toHaveValue('');
  });

  test('searches with one call of the page PGE_CMP_00009, without a token in the URL [P-101 P-628 P-740]', async ({
    page,
  }) => {
    const calls = callsOf(page);
    await visit(page, '/search');
    await field(page).fill('지도');
    const asked = page.waitForRequest(/searchPageText/);
    await main(page).getByRole('button', { name: '검색', exact: true }).tap();
    const headers = await (await asked).allHeaders();
    await expect(main(page).getByText(/^‘지도’ 검색 결과 \d+개$/)).toBeVisible();
    expect(calls.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      {
        pageId: 'PGE_CMP_00009',
        subModuleCode: 'AME',
        searchPageCond: 'PAGE_NM',
        searchPageText: '지도',
        langId: 'ko',
        currentPage: '1',
        pagePerCount: '20',
      },
    ]);
    expect([headers['x-pageid'], headers['x-dataserviceid']]).toEqual(['PGE_CMP_00009', 'DTS_CMZ_00006']);
  });

  test('keeps each term in the history and over a reload without a new call', async ({ page }) => {
    await visit(page, '/search');
    for (const term of ['지도', '요금']) {
      await field(page).fill(term);
      await page.keyboard.press('Enter');
      await expect(main(page).getByText(`‘${term}’ 검색 결과`)).toBeVisible();
    }
    await page.goBack();
    await expect(main(page).getByText('‘지도’ 검색 결과')).toBeVisible();
    await expect(field(page)).toHaveValue('지도');
    await page.goForward();
    await expect(field(page)).toHaveValue('요금');
    const calls = callsOf(page);
    await page.reload();
    await expect(main(page).getByText('‘요금’ 검색 결과')).toBeVisible();
    await expect(field(page)).toHaveValue('요금');
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });

  test("passes the text of the all-menu's box to the search on Enter [P-153]", async ({ page }) => {
    await visit(page, '/haneul-land/home/main');
    await page.getByRole('button', { name: '전체' }).tap();
    const menu = page.getByRole('dialog');
    const onward = menu.getByRole('link', { name: '통합 검색으로 가기' });
    await expect(onward).toHaveAttribute('href', '/search?type=init');
    await menu.getByRole('searchbox').fill('지도');
    await expect(menu.getByRole('search').getByRole('listitem')).toHaveText(['파크 지도', '안내 지도']);
    await menu.getByRole('searchbox').press('Enter');
    await expect(main(page).getByText('‘지도’ 검색 결과')).toBeVisible();
    expect(addressOf(page)).toEqual(['/search', { q: '지도' }]);
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
    await page.getByRole('button', { name: '전체' }).tap();
    await onward.tap();
    await expect(page).toHaveURL(/\/search\?type=init$/);
    await expect(field(page)).toBeFocused();
  });

  test('shows the error of a term in the page and in the menu [P-474 P-695]', async ({ page, baseURL }) => {
    await speak(page, baseURL, 'en');
    await visit(page, '/search');
    const calls = callsOf(page);
    await field(page).fill(' a ');
    await page.keyboard.press('Enter');
    await expect(
      main(page).getByRole('status').filter({ hasText: 'Please enter at least 2 characters in the search term' }),
    ).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', { name: 'All', exact: true }).tap();
    const menu = page.getByRole('dialog').getByRole('search');
    await menu.getByRole('searchbox').fill(' a ');
    await page.keyboard.press('Enter');
    await expect(menu.getByText('Please enter at least 2 characters in the search term')).toBeVisible();
    expect(calls).toEqual([]);
    expect(addressOf(page)).toEqual(['/search', {}]);
  });

  test('searches English names in English, and suggests other terms without results', async ({ page, baseURL }) => {
    await speak(page, baseURL, 'en');
    await visit(page, '/search?q=MAP');
    await expect(results(page).filter({ hasText: 'Guide map' }).first()).toContainText('Haneul Land · In the park');
    await expect(main(page)).not.toContainText(/\p{Script=Hangul}/u);
    await field(page).fill('xyzzy');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText('No menu or page has “xyzzy” in its name')).toBeVisible();
    await main(page).getByRole('link', { name: 'Prices' }).tap();
    await expect(results(page).filter({ hasText: 'Ticket prices' })).toHaveCount(2);
  });

  test('opens company information, terms, tenders and the search [P-029]', async ({ page }) => {
    for (const [address, title] of [
      ['/introduction/company-intro', '회사 소개'],
      ['/terms', '이용약관'],
      ['/recruitment', '입찰 공고'],
      ['/search', '통합 검색'],
    ] as const) {
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(main(page)).not.toBeEmpty();
    }
  });

  test.describe('with a failing line', () => {
    test.use({ expected: [/Failed to load resource/] });

    test('shows a failed search without a dialog, and retries', async ({ page }) => {
      await visit(page, '/search');
      await page.route(/searchPageText/, (route) => route.abort());
      await field(page).fill('지도');
      await page.keyboard.press('Enter');
      const again = main(page).getByRole('link', { name: '다시' });
      await expect(again).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.unroute(/searchPageText/);
      await again.tap();
      await expect(main(page).getByText('‘지도’ 검색 결과')).toBeVisible({ timeout: 15_000 });
    });
  });

  for (const [name, use] of [
    ['on a phone', { viewport: { width: 320, height: 640 } }],
    ['in a dark room', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
    ['in a wide window', { viewport: { width: 1440, height: 900 } }],
  ] as const) {
    test.describe(name, () => {
      test.use(use);
      test('has an accessible search in both languages, before a term, with and without results', async ({
        page,
        baseURL,
      }) => {
        const faults: string[] = [];
        for (const locale of ['ko', 'en'] as const) {
          await speak(page, baseURL, locale);
          for (const address of ['/search', `/search?q=${locale === 'ko' ? '안내' : 'pass'}`, '/search?q=xyzzy']) {
            await visit(page, address);
            faults.push(
              ...[...(await visibleFaults(page)), ...(await axe(page))].map(
                (fault) => `${locale} ${address}: ${fault}`,
              ),
            );
          }
        }
        expect(faults).toEqual([]);
      });
    });
  }
});

for (const [who, member] of [
  ['a member who is no tester', 'haneul_full'],
  ['a guest', undefined],
] as const) {
  test(`${who} is refused in the guard's words, at the address and in the answer of the server, and sees no search`, async ({
    page,
    request,
    baseURL,
  }) => {
    if (member) await loggedIn(page, member);
    await visit(page, '/search?q=지도');
    await expect(page.getByRole('alertdialog')).toContainText('통합 검색은 지금 시험 회원만 쓸 수 있어요');
    await page.getByRole('alertdialog').getByRole('button').tap();
    await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: '검색' })).toHaveCount(0);
    await page.getByRole('button', { name: '전체' }).tap();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveCount(0);
    const html = await (await request.get(`${baseURL ?? ''}/search?q=지도`)).text();
    expect(html).not.toContain('검색 결과');
  });
}
