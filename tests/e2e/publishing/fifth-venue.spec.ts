import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publisher } from '../../support/publish.ts';
import { axe, visibleFaults } from '../support/inspect-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, hydrated, openWatching, speak, test } from '../support/watch-page.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const token = 'console-token-of-the-tests';
const newVenue = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/new-venue.ts', ...args], {
    cwd: ROOT,
  });

const before = keepRelease();

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'promenade-venue-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a fifth venue made of documents appears in an open browser, and a rollback removes it', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(90_000);
  await newVenue('MV', 'moon-valley', '--name-ko', '달골짜기', '--name-en', 'Moon Valley', '--into', folder);
  await openWatching(page, '/gateway');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const doors = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(doors).toHaveCount(4);
  expect((await newVenue('--publish', join(folder, 'moon-valley'), baseURL ?? '', token)).stdout).toContain('is live');
  await expect(doors).toHaveCount(5);
  await expect(doors.last()).toContainText('달골짜기');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await doors.last().click();
  await expect(page).toHaveURL(/\/moon-valley\/home\/main$/);
  await expect(page.locator('[data-theme="moon-valley"]').first()).toBeVisible();
  const accent = await page.evaluate(() =>
    getComputedStyle(document.querySelector('[data-theme="moon-valley"]') ?? document.body)
      .getPropertyValue('--accent')
      .trim(),
  );
  expect(accent).toContain('#5b3fc4');
  await page.getByRole('button', { name: '메뉴', exact: true }).click();
  const tabs = page.getByRole('dialog').getByRole('navigation').getByRole('button');
  await expect(tabs).toHaveText(['하늘랜드', '아쿠아베이', '포레스트스테이', '스피드웨이', '달골짜기']);
  await page.getByRole('dialog').getByRole('link', { name: '공지사항' }).click();
  await expect(page).toHaveURL(/\/moon-valley\/announcement$/);

  for (const locale of ['ko', 'en'] as const) {
    await speak(page, baseURL, locale);
    for (const path of ['home/main', 'announcement', 'announcement/1/05', 'information']) {
      expect((await page.goto(`/moon-valley/${path}`))?.status()).toBe(200);
      await hydrated(page);
      expect([...(await visibleFaults(page)), ...(await axe(page))]).toEqual([]);
    }
  }
  await openWatching(page, '/gateway');
  await publisher(request).activate(before());
  await expect(doors).toHaveCount(4);
  const shipped = readdirSync(join(ROOT, 'config')).filter((name) =>
    readdirSync(join(ROOT, 'config', name)).includes('venue.json'),
  );
  expect(shipped).toHaveLength(4);
});
