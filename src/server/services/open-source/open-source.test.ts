import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountServer } from '#tests/account-server.ts';
import { readPackages } from './packages.ts';
import { registerOpenSource } from './routes.ts';

const file = join(mkdtempSync(join(tmpdir(), 'promenade-packages-')), 'open-source.json');
writeFileSync(
  file,
  JSON.stringify([
    { name: '@a/one', version: '1.0.0', licence: 'MIT', text: 'Permission' },
    { name: 'two', version: '2.0.0', licence: 'ISC', text: '' },
  ]),
);
const server = accountServer({ features: [(app) => registerOpenSource(app, { file })] });

it('lists packages in pages for everybody, and reads the text of one licence', async () => {
  const browser = server.browser();
  const page = (await browser.get('contents/open-source?currentPage=2&pagePerCount=1')).json<object>();
  expect(page).toMatchObject({
    data: {
      totalCnt: 2,
      list: [{ packageId: 'two@2.0.0', packageNm: 'two', versionTxt: '2.0.0', licenceCd: 'ISC' }],
    },
  });
  expect((await browser.get('contents/open-source/@a~one@1.0.0')).json()).toMatchObject({
    data: { packageNm: '@a/one', licenceTxt: 'Permission' },
  });
  expect((await browser.get('contents/open-source/three@3.0.0')).json()).toMatchObject({ code: 'NOT_FOUND' });
  expect(readPackages(join(file, '..', 'none.json'))).toEqual([]);
});
