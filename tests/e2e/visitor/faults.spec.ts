import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { copyDrawnMaps } from '../../support/drawn-maps.ts';
import { axe } from '../support/inspect-page.ts';
import { expect, hydrated, speak, test } from '../support/watch-page.ts';

const list = '/haneul-land/announcement';
const notices = '**/api/v1/iam/contents/notices?**';
const retry = { name: /^(다시|Try again)/ };

/** Deliberate faults log errors. */
test.use({
  expected: [
    /status of 5\d\d|status of 4\d\d|ERR_FAILED|ERR_CONNECTION|ERR_INTERNET|Failed to fetch|net::|EventSource/,
  ],
});

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};
/** Asks a call of the page: another category of the list. */
const askCall = (page: Page, options = {}) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').nth(1).tap(options);
const lost = (page: Page) => page.getByRole('dialog', { name: /연결이 원활하지 않아요|The connection failed/ });
const alert = (page: Page) => page.getByRole('alertdialog');

for (const [locale, title, code] of [
  ['ko', '연결이 원활하지 않아요', '오류 코드 503'],
  ['en', 'The connection failed', 'Error code 503'],
] as const) {
  test(`an answer with another status shows the connection page with its code, in ${locale} [P-674]`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, baseURL, locale);
    await open(page, list);
    await page.route(notices, (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    );
    await askCall(page);
    await expect(lost(page)).toBeVisible();
    await expect(lost(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(lost(page)).toContainText(code);
    expect(await axe(page)).toEqual([]);
  });
}

test('without a network the connection page has 521, keeps the focus, says when there is still none, and gives the page back', async ({
  page,
  context,
}) => {
  await open(page, list);
  // Stored device data loads separately and reports its own failure.
  await page.waitForFunction(() => ['messages', 'pages', 'codes', 'words'].every((name) => name in localStorage));
  await page.route(notices, (route) => route.abort('internetdisconnected'));
  await askCall(page);
  await expect(lost(page)).toContainText('521');
  await expect(lost(page).getByRole('button', retry)).toBeFocused();
  await context.setOffline(true);
  await lost(page).getByRole('button', retry).tap();
  await expect(lost(page).getByRole('status')).toHaveText('아직 연결되지 않았어요. 잠시 뒤 다시 해 주세요.');
  await page.keyboard.press('Escape');
  await expect(lost(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await context.setOffline(false);
});

test.describe('on iOS', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148' });
  test('a call without a status goes back to who called: the list says so in its place [P-673]', async ({ page }) => {
    await open(page, list);
    await page.route(notices, (route) => route.abort('failed'));
    await askCall(page);
    await expect(
      page.getByRole('main').getByRole('link', retry).or(page.getByRole('main').getByRole('button', retry)),
    ).toBeVisible();
    await expect(lost(page)).toHaveCount(0);
  });
});

test('a call that is not answered in time is told of once, and the page stays', async ({ page }) => {
  await page.clock.install();
  await open(page, list);
  await page.route(notices, () => undefined);
  const asked = page.waitForRequest(notices);
  await askCall(page);
  await asked;
  // The list of the next category stands and waits before the time is over.
  await expect(page).toHaveURL(/\?/);
  await page.clock.fastForward(31_000);
  await expect(alert(page)).toContainText('응답을 기다리는 시간이 지났어요');
  await expect(lost(page)).toHaveCount(0);
  await alert(page).getByRole('button').tap();
  await expect(alert(page)).toHaveCount(0);
  await page.unroute(notices);
  await page.getByRole('main').getByRole('link', retry).tap();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('hostile words of a server are words', async ({ page }) => {
  await open(page, list);
  await page.route(notices, (route) =>
    route.fulfill({
      status: 400,
      json: { code: '<img src=x onerror=alert(1)>', errorMessage: '<script>alert(1)</script>{{code}}$t(x)' },
    }),
  );
  await askCall(page);
  await expect(alert(page)).toContainText('<script>alert(1)</script>');
  await expect(page.locator('dialog script, dialog img')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const locale of ['ko', 'en'] as const) {
    test(`the page of the server says code and language and leads back by plain links, in ${locale}`, async ({
      page,
      baseURL,
    }) => {
      await speak(page, baseURL, locale);
      await page.goto(`/connection-error?code=502&from=${encodeURIComponent(`${list}?a=1`)}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('main')).toContainText('502');
      await expect(page.getByRole('link', retry)).toHaveAttribute('href', `${list}?a=1`);
      await page.getByRole('link', { name: /^(메인으로|Go to the main page)$/ }).click();
      await expect(page).toHaveURL(/\/haneul-land\/home\/main$/);
    });
  }
});

test('the page of the server is sound, and fits 320 px, large text and the dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/connection-error?code=503');
  expect(await axe(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ko'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('a server of its own', () => {
  const root = resolve(import.meta.dirname, '../../..');
  let folder = '';
  let server: ChildProcess;
  let site = '';
  const start = async (port = '0'): Promise<void> => {
    server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
      cwd: root,
      env: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: folder,
        CONSOLE_TOKEN: 'console-token-of-the-tests',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    server.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
    await expect.poll(() => /ready: (\S+)/.exec(said)?.[1] ?? '', { timeout: 120_000 }).not.toBe('');
    site = /ready: (\S+)/.exec(said)?.[1] ?? '';
  };
  const kill = async (): Promise<void> => {
    const gone = once(server, 'exit');
    if (server.kill('SIGKILL')) await gone;
  };
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'promenade-faults-'));
    copyDrawnMaps(folder);
    await start();
  });
  test.afterAll(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What was open is still there under the page that says so, and is loaded again with the server. */
  const comesBack = async (page: Page): Promise<void> => {
    await expect(lost(page)).toContainText('521');
    await expect(page.locator('main li').first()).toBeAttached();
    await start(new URL(site).port);
    await lost(page).getByRole('button', retry).tap();
    await expect(lost(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(page.url()).toContain(list);
  };

  test('that is killed is told of with 521, and what was open comes back with it [P-672]', async ({ page }) => {
    const ready = page.waitForResponse(/\/slices\//);
    await open(page, `${site}${list}`);
    await (await ready).finished();
    await kill();
    // A page that has noticed by itself says so already and takes no more taps.
    await askCall(page, { timeout: 3_000 }).catch(() => undefined);
    await comesBack(page);
  });

  test("that is killed before the browser has what it decides with takes nobody to a page of the browser's own", async ({
    page,
  }) => {
    const killed = Promise.withResolvers<undefined>();
    const asked = page.waitForRequest(/\/assets\/deciding-/);
    await page.route(/\/assets\/deciding-/, async (route) => {
      await killed.promise;
      await route.continue();
    });
    await open(page, `${site}${list}`);
    await asked;
    await kill();
    killed.resolve(undefined);
    await comesBack(page);
  });
});
