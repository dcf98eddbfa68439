import { signedIn } from '../support/console-page.ts';
import { axe } from '../support/inspect-page.ts';
import { keepRelease } from '../support/keep-release.ts';
import { expect, test } from '../support/watch-page.ts';

keepRelease();

test.use({
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  locale: 'en-US',
  expected: [/Failed to load resource/],
});

// The check of the whole site takes a while on a busy machine.
const checked = { timeout: 120_000 };

interface ParkAnswer {
  readonly data: { readonly list: readonly { readonly name: string }[]; readonly edgeList: readonly unknown[] };
}

test('an operator places facilities by pointer and keyboard, draws a path, sees the validation and publishes', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const read = async (call: string) =>
    (
      (await (
        await request.get(`/api/v1/iam/information/${call}?parkType=EL`, { headers: { 'x-pageid': 'PGE_AME_00001' } })
      ).json()) as ParkAnswer
    ).data;
  const before = (await read('graph')).edgeList.length;
  await signedIn(page, '/content/path-graph/haneul-land/map');
  const map = page.getByRole('application', { name: 'Map of the park' });
  const status = page.locator('.map-status');
  const panel = page.getByRole('region', { name: 'Selected item' });
  const problems = page.locator('.map-problems');
  await expect(map).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const nameIt = async (ko: string, en: string) => {
    await panel.getByLabel('Name · Korean').fill(ko);
    await panel.getByLabel('Name · English').fill(en);
  };

  await page.getByRole('button', { name: 'Add a facility' }).click();
  await page.getByLabel('Category').selectOption({ label: 'Rides' });
  await map.click();
  await expect(status).toContainText('Added New facility');
  await expect(problems.getByText(/has no Korean text/)).toBeVisible(checked);
  await nameIt('포인터 쉼터', 'Pointer Rest');
  await expect(problems.getByText('No problems on this map.')).toBeVisible(checked);

  await map.focus();
  for (const key of ['f', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Space']) await page.keyboard.press(key);
  await nameIt('키보드 쉼터', 'Keyboard Rest');
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText(/^Keyboard Rest moved to \d+, \d+, entrance \S+/);

  // A node on open ground is a problem of the paths, which appears beside the map and leaves again with the node.
  await map.focus();
  await page.keyboard.press('n');
  await map.click({ position: { x: 40, y: 40 } });
  await expect(problems.getByText(/is not connected to the other paths/)).toBeVisible(checked);
  await expect(map).toBeVisible();
  await page.keyboard.press('v');
  await map.press('Delete');
  await expect(problems.getByText('No problems on this map.')).toBeVisible(checked);
  await expect(map).toBeVisible();

  // A long path between two new nodes, from an existing one.
  await page.getByRole('group', { name: 'Items' }).getByRole('button', { name: 'Nodes' }).click();
  await page.getByRole('listbox', { name: 'Nodes' }).getByRole('option', { name: 'node gate', exact: true }).focus();
  await map.focus();
  await page.keyboard.press('p');
  await page
    .getByRole('listbox', { name: 'Nodes' })
    .getByRole('option', { name: 'node gate', exact: true })
    .press('Enter');
  await map.focus();
  for (let count = 0; count < 8; count += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Path drawn through 2 nodes');
  await expect(problems.getByText(/is 1\d\d m long \(maximum 80 m\)/)).toBeVisible(checked);
  await page.keyboard.press('v');
  for (let count = 0; count < 20; count += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(problems.getByText('No problems on this map.')).toBeVisible(checked);

  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill('Two places to rest');
  await expect(dialog.getByText(/^All clear/)).toBeVisible(checked);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/Release \d+ is live/).first()).toBeVisible();
  expect((await read('facilities')).list.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['포인터 쉼터', '키보드 쉼터']),
  );
  expect((await read('graph')).edgeList).toHaveLength(before + 1);
});
