import { afterEach, expect, it } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import type { Problem } from '../api/client.ts';
import { OtherProblems } from './other-problems.tsx';
import { ProblemsProvider } from './use-problems.tsx';

const problem = (pointer: string): Problem => ({
  code: 'schema-error',
  severity: 'error',
  at: { type: 'page', id: 'one', pointer },
  text: { ko: pointer, en: pointer },
  hint: { ko: '', en: '' },
});

const mounted: Awaited<ReturnType<typeof mount>>[] = [];
afterEach(async () => {
  for (const page of mounted.splice(0)) await page.remove();
});

it('tells what stands at no field beside it, and never, not for a moment, what a field tells', async () => {
  const { around } = await consoleSite([{ type: 'page', id: 'one' }], [problem('/paths/0'), problem('/seo')]);
  const page = await mount(
    around(
      <ProblemsProvider>
        <section>
          <OtherProblems of="page/one" />
          <div data-pointer="/paths/0" />
        </section>
      </ProblemsProvider>,
    ),
  );
  mounted.push(page);
  const said = new Set<string>();
  const watch = new MutationObserver((all) =>
    all.forEach(({ addedNodes }) => addedNodes.forEach(({ textContent }) => said.add(textContent ?? ''))),
  );
  watch.observe(page.place, { childList: true, subtree: true });
  await eventuallyDrawn(() => expect(page.place.textContent).toContain('/seo'));
  watch.disconnect();
  expect([...said].filter((text) => text.includes('/paths/0'))).toEqual([]);
});
