import type { FacilityStates } from '#schemas/calls/park-state/answers';
import { signedIn } from '../support/console-page.ts';
import { expect, hydrated, test } from '../support/watch-page.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  hasTouch: false,
  locale: 'en-US',
  expected: [/Failed to load resource/],
});

const statesUrl = '/api/v1/iam/information/states?parkType=EL';

test('a state that an operator sets is in an open visitor page without a reload, until the operator undoes it', async ({
  page,
  context,
}) => {
  test.slow();
  const visitor = await context.newPage();
  await visitor.goto('/haneul-land/promotion/usage-fee');
  await hydrated(visitor);
  await visitor.evaluate(() => {
    new EventSource('/api/live').addEventListener('park', ({ data }: MessageEvent<string>) =>
      document.documentElement.setAttribute(
        'data-park',
        `${document.documentElement.getAttribute('data-park') ?? ''}${data}`,
      ),
    );
  });
  await signedIn(page, '/today');
  // Queues of the same facilities stand above.
  const facilities = page.getByRole('region', { name: 'Facilities' });
  const row = facilities
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Wait' }) })
    .first();
  const name = (await row.locator('.strong').first().textContent()) ?? '';
  await row.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitemradio', { name: 'Full' }).click();
  const own = facilities.getByRole('listitem').filter({ hasText: name }).first();
  await expect(own.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await expect(visitor.locator('html')).toHaveAttribute('data-park', /"statusCd":"FULL"/, { timeout: 2_000 });
  const full = (
    (await (await visitor.request.get(statesUrl)).json()) as { readonly data: FacilityStates }
  ).data.stateList.filter(({ statusCd }) => statusCd === 'FULL');
  expect(full.length).toBeGreaterThan(0);
  await own.getByRole('button', { name: /^Undo/ }).click();
  await expect(own.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});
