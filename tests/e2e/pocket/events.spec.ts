import type { Page } from '@playwright/test';
import { visibleFaults } from '../support/inspect-page.ts';
import { loggedIn, visit } from '../support/log-in.ts';
import { appAgent } from '../support/park-devices.ts';
import { playPairs } from '../support/play-pairs.ts';
import { expect, test } from '../support/watch-page.ts';

test.use({ userAgent: appAgent });

const main = (page: Page) => page.getByRole('main');
const tap = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).tap();

test.describe('with reduced motion, in English', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a member who has joined nothing spins, answers, takes a coupon, applies, attends, takes part and plays [V-189 V-190 V-193 V-194]', async ({
    page,
  }) => {
    const event = '/haneul-land/event';
    await loggedIn(page, 'haneul_guest');

    await visit(page, `${event}/roulette/1`);
    await tap(page, 'Spin the wheel');
    const won = page.getByRole('dialog', { name: /^You won: / });
    await expect(won).toContainText('You can spin again from 00:00 tomorrow.');
    await won.getByRole('button', { name: 'Close' }).last().tap();
    await expect(main(page).getByText('No turn is left today. You can spin again after midnight.')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
    expect(await visibleFaults(page)).toEqual([]);

    await visit(page, `${event}/ox-quiz/1`);
    await tap(page, 'Start');
    for (let question = 1; question <= 5; question++) {
      await expect(main(page).getByText(`${question} / 5`)).toBeVisible();
      await main(page).getByRole('radiogroup').getByText('True', { exact: true }).tap();
      await tap(page, /^(Next|Check my answers|See|Send|Submit)/);
    }
    await expect(main(page).getByRole('heading', { name: '3 of 5 right' })).toBeVisible();
    await expect(main(page).getByText('Your answer: True')).toHaveCount(5);
    expect(await visibleFaults(page)).toEqual([]);

    await visit(page, `${event}/coupon/1`);
    const voucher = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Snack voucher' }) });
    await voucher.getByRole('button').tap();
    await expect(voucher).toContainText('Received');
    await expect(voucher.getByRole('button')).toHaveCount(0);

    await visit(page, `${event}/apply/1`);
    await main(page).getByText('Family', { exact: true }).tap();
    await main(page).getByRole('textbox', { name: 'Your story' }).fill('For my grandmother.');
    await main(page).getByRole('checkbox').check();
    await tap(page, 'Take part');
    await expect(main(page).getByRole('heading', { name: 'Entered' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Take part' })).toHaveCount(0);
    expect(await visibleFaults(page)).toEqual([]);

    await visit(page, `${event}/attend-check`);
    await tap(page, /^Attend today/);
    await expect(main(page).getByRole('heading', { name: 'Days attended: 1' })).toBeVisible();
    await expect(main(page).getByText('Attended today')).toBeVisible();

    await visit(page, `${event}/etc/3`);
    await main(page).getByRole('textbox', { name: 'Where you saw the sunset' }).fill('Lakeside');
    await main(page).getByRole('checkbox').check();
    await tap(page, 'Take part');
    await expect(main(page).getByRole('heading', { name: 'Taken part' })).toBeVisible();
    expect(await visibleFaults(page)).toEqual([]);

    await visit(page, `${event}/mini-game`);
    await tap(page, /^Start/);
    await page.waitForURL(/\/sandbox\/games\//);
    await expect(page.getByRole('button', { name: /^Card 1:/ })).toBeVisible();
    await playPairs(page);
    const result = page.getByRole('status');
    await expect(result).toContainText(/You found all\. Score: \d+\./);
    await expect(result).toContainText('Prize: ₩3,000 off at Alley Kitchen');
    const score = /Score: (\d+)/.exec((await result.textContent()) ?? '')?.[1] ?? '';

    // The signed score has arrived. A call without the key changes nothing.
    const forged = await page.request.post('/api/game/v1/score', {
      data: {
        gameId: 'clouds',
        playId: new URL(page.url()).pathname.split('/').at(-1),
        score: 100,
        sentAt: Date.now(),
        signature: '0'.repeat(64),
      },
    });
    expect([forged.status(), await forged.json()]).toMatchObject([403, { code: 'EVT_12' }]);
    await visit(page, `${event}/mini-game`);
    await expect(main(page).getByText(`My best: ${score}`)).toBeVisible();
    expect(await visibleFaults(page)).toEqual([]);
  });
});

test('a member who has joined nothing spins, reserves a time, collects a stamp and applies for the billboard, in Korean [V-192 V-200]', async ({
  page,
}) => {
  await loggedIn(page, 'haneul_ask');

  await visit(page, '/aqua-bay/event/roulette/1');
  await tap(page, '룰렛 돌리기');
  await expect(page.getByRole('dialog')).toContainText('내일 00:00부터 돌릴 수 있어요');

  await visit(page, '/aqua-bay/event/apply/1');
  const time = main(page).getByRole('radiogroup').getByText(/자리/).first();
  const left = Number(/(\d+)자리/.exec((await time.textContent()) ?? '')?.[1]);
  await time.tap();
  await main(page).getByRole('textbox').fill('202501');
  await main(page).getByRole('checkbox').check();
  await tap(page, '참여하기');
  await expect(main(page).getByRole('heading', { name: '내 참여' })).toBeVisible();
  expect(left).toBeGreaterThan(0);

  await page.goto('/sandbox/stamps');
  const moving = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: '중앙 광장' }) })
    .getByText(/^PS[0-9A-F]{20,}$/);
  const code = (await moving.first().textContent()) ?? '';
  await visit(page, '/haneul-land/event/stamp/1');
  await tap(page, '스탬프 코드 넣기');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('button').last().tap();
  await expect(main(page).getByText('1 / 4')).toBeVisible();

  await visit(page, '/haneul-land/event/elect-display');
  await main(page).getByRole('textbox', { name: '하고 싶은 말' }).fill('생일 축하해');
  await expect(main(page).getByRole('figure')).toContainText('생일 축하해');
  await main(page).getByRole('combobox').selectOption({ index: 2 });
  await main(page)
    .getByRole('radio', { name: /^20:20/ })
    .check();
  await main(page).getByRole('checkbox').check();
  await tap(page, '신청하기');
  await expect(main(page).getByText('아직 신청한 것이 없어요')).toHaveCount(0);
  await expect(main(page).getByRole('article').filter({ hasText: '생일 축하해' })).toBeVisible();
});
