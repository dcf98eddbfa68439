import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testServer } from '#tests/test-server.ts';

it('lets nothing that a request brings along say who the visitor is', async () => {
  const { app } = await testServer();
  const said = { login: true, listed: true, tester: true, memberKind: 'full', locale: 'en' };
  const seen: unknown[] = [];
  app.get('/seen', (request) => {
    seen.push(app.saidVisit(request));
    return {};
  });
  const text = encodeURIComponent(JSON.stringify(said));
  await app.inject({
    url: `/seen?viewer=${text}&saidVisit=${text}&as=member`,
    headers: { 'x-viewer': text, 'x-said-visit': text, cookie: `viewer=${text}; saidVisit=${text}` },
  });
  expect(seen).toEqual([undefined]);
});

it('is set only by QA and by previews, which need a pass', () => {
  const server = join(import.meta.dirname, '../..');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const saying = files.filter(
    (file) =>
      /saidVisit(,|:)/.test(readFileSync(join(server, file), 'utf8')) && !file.startsWith('core/viewer/visit-override'),
  );
  expect(saying.toSorted()).toEqual(['in-process.ts', 'site/preview/preview-site.ts']);
});
