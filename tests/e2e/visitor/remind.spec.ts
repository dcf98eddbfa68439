import { visit } from '../support/log-in.ts';
import { appAgent } from '../support/park-devices.ts';
import { expect, test } from '../support/watch-page.ts';

test.use({ userAgent: appAgent });

test('the app is given the reminder of a show, the bell stays set, and a second press takes it back [V-482] [V-491]', async ({
  page,
}) => {
  const stored: string[] = [];
  await page.exposeFunction('storeReminders', (value: string) => void stored.push(value));
  await page.addInitScript(() => {
    const shell = window as unknown as {
      promenadeNative: object;
      promenade?: { receive(message: object): void };
      storeReminders(value: string): Promise<void>;
    };
    const answer = async (text: string): Promise<void> => {
      const { id, name, data } = JSON.parse(text) as {
        readonly id: string;
        readonly name: string;
        readonly data: { readonly key?: string; readonly value?: string };
      };
      if (name === 'setPreference' && data.key === 'reminders') await shell.storeReminders(data.value ?? '');
      shell.promenade?.receive({ id, code: 200, data: name === 'checkNotificationSetting' ? { isEnabled: true } : {} });
    };
    shell.promenadeNative = { postMessage: (text: string) => void answer(text) };
  });
  await visit(page, '/haneul-land/information/showtime');
  // Every show of another day is still to come, whatever the time.
  await page.getByRole('main').getByRole('navigation').first().getByRole('link').nth(1).tap();
  await expect(page).toHaveURL(/date=\d{8}/);
  const bell = page.getByRole('main').locator('button[aria-pressed]').first();
  await bell.tap();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await bell.tap();
  await expect(bell).toHaveAttribute('aria-pressed', 'false');
  const day = new URL(page.url()).searchParams.get('date') ?? '';
  expect(
    stored.map((value) =>
      (JSON.parse(value) as { readonly id: string; readonly remindDtm: string }[]).map(({ id, remindDtm }) => [
        id.slice(0, 8),
        remindDtm.slice(0, 8),
      ]),
    ),
  ).toEqual([[[day, day]], []]);
});
