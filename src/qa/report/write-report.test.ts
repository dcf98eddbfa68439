import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { check, prepare, readText, type Problem } from '#content';
import { compileValidator } from '#content/documents/validators';
import { sarifSchema } from '#tests/sarif-schema.ts';
import { soundSite } from '#tests/sound-site.ts';
import type { ReportContent } from './report-content.ts';
import { writeReport } from './write-report.ts';

const HOSTILE = '</script><b>&"\'\u0000\uD800';
const note: Problem = {
  code: 'page-unreachable',
  severity: 'note',
  at: { type: 'page', id: 'PGE_TST_00001', pointer: '/paths' },
  text: { ko: `길 ${HOSTILE}`, en: `Way ${HOSTILE}` },
  hint: { ko: '잇기', en: 'Link it' },
  way: {
    as: 'locale=ko',
    at: 0,
    steps: [
      { to: '/', by: '' },
      { to: '/x', by: 'Menu' },
    ],
  },
};

/** The report of a site in one file, in which a layout, an icon and a screen are misspelt; `before` comes ahead of it in the file. */
async function content(before = '', more: readonly Problem[] = [note]): Promise<ReportContent> {
  const bodies = soundSite().map((body) =>
    body.id === 'PGE_TST_00002'
      ? { ...body, layout: 'plian' }
      : body.type === 'venue'
        ? { ...body, mark: 'bel', main: 'ParkMian' }
        : body,
  );
  const { documents, texts } = readText(
    `${before}${JSON.stringify({ documents: bodies }, null, 2)}`,
    '설정/site file.json',
  );
  return {
    command: 'validate',
    input: 'config',
    documents,
    texts,
    problems: [...check(await prepare(documents)), ...more],
  };
}
const clean = (): ReportContent => ({
  command: 'validate',
  input: 'config',
  documents: readText(JSON.stringify({ documents: soundSite() }), 'site.json').documents,
  problems: [],
});

interface Sarif {
  readonly runs: readonly [
    {
      readonly tool: {
        readonly driver: {
          readonly rules: readonly { readonly id: string; readonly help: { readonly text: string } }[];
        };
      };
      readonly results: readonly {
        readonly ruleId: string;
        readonly ruleIndex: number;
        readonly level: string;
        readonly partialFingerprints: Readonly<Record<string, string>>;
        readonly locations: readonly [
          {
            readonly physicalLocation?: {
              readonly artifactLocation: { readonly uri: string };
              readonly region: Region;
            };
          },
        ];
        readonly fixes?: readonly [
          {
            readonly artifactChanges: readonly [
              {
                readonly replacements: readonly [
                  { readonly deletedRegion: Region; readonly insertedContent: { readonly text: string } },
                ];
              },
            ];
          },
        ];
      }[];
    },
  ];
}
interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}
// Written by asSarif; the schema below says that it is SARIF.
const sarif = (given: ReportContent): Sarif => JSON.parse(writeReport('sarif', given)) as Sarif;
const cut = (text: string, { startLine, startColumn, endColumn }: Region): string =>
  (text.split('\n')[startLine - 1] ?? '').slice(startColumn - 1, endColumn - 1);

it('writes valid SARIF 2.1.0, with and without problems', async () => {
  const isSarif = compileValidator(sarifSchema);
  expect([isSarif(sarif(await content())), isSarif(sarif(clean()))]).toEqual([true, true]);
});

it('writes to SARIF a rule with help for each code and the wrong and right text of each problem', async () => {
  const given = await content();
  const text = [...(given.texts ?? new Map<string, string>()).values()][0] ?? '';
  const { tool, results } = sarif(given).runs[0];
  expect(tool.driver.rules.map(({ id, help }) => [id, help.text !== ''])).toEqual([
    ['dangling-reference', true],
    ['page-unreachable', true],
  ]);
  expect(results.map(({ ruleId, ruleIndex, level }) => [tool.driver.rules[ruleIndex]?.id === ruleId, level])).toEqual([
    [true, 'error'],
    [true, 'error'],
    [true, 'error'],
    [true, 'note'],
  ]);
  const found = results.slice(0, 3).map(({ locations: [{ physicalLocation }], fixes }) => {
    const change = fixes?.[0].artifactChanges[0].replacements[0];
    return [
      physicalLocation?.artifactLocation.uri,
      physicalLocation && cut(text, physicalLocation.region),
      change && cut(text, change.deletedRegion),
      change?.insertedContent.text,
    ].join(' ');
  });
  const uri = '%EC%84%A4%EC%A0%95/site%20file.json';
  expect(new Set(found)).toEqual(
    new Set([`${uri} "ParkMian" "ParkMian" "ParkMain"`, `${uri} "bel"  `, `${uri} "plian" "plian" "plain"`]),
  );
});

it('keeps SARIF fingerprints when earlier lines change and gives each problem its own', async () => {
  const printsOf = (given: ReportContent) =>
    sarif(given).runs[0].results.map(({ partialFingerprints }) => partialFingerprints['promenade/v1']);
  const prints = printsOf(await content());
  expect(printsOf(await content('\n\n\n'))).toEqual(prints);
  const twice = await content('', [note, note]);
  expect(new Set(printsOf(twice)).size).toBe(twice.problems.length);
});

it('writes JUnit with a case per document, failures for errors and notes in its output, whatever the texts contain', async () => {
  const given = await content();
  const xml = new JSDOM(writeReport('junit', given), { contentType: 'text/xml' }).window.document;
  const suite = xml.querySelector('testsuite');
  expect(xml.querySelectorAll('testcase').length).toBe(given.documents.length);
  expect([suite?.getAttribute('tests'), suite?.getAttribute('failures')]).toEqual([
    String(given.documents.length),
    '2',
  ]);
  expect(
    new Set([...xml.querySelectorAll('failure')].map((failure) => failure.parentElement?.getAttribute('name'))),
  ).toEqual(new Set(['page/PGE_TST_00002', 'venue/TP']));
  expect(xml.querySelector('[name="venue/TP"] failure')?.textContent).toMatch(/'bel'.*'ParkMian'|'ParkMian'.*'bel'/s);
  expect(xml.querySelector('system-out')?.textContent).toContain('</script><b>&"\'\uFFFD\uFFFD');
});

it('writes HTML that loads nothing and runs only its own script, whatever the texts contain', async () => {
  const html = writeReport('html', await content());
  const { document } = new JSDOM(html).window;
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  const hashOf = (element: Element) => `'sha256-${createHash('sha256').update(element.textContent).digest('base64')}'`;
  const [style, script] = ['style', 'script'].map((name) => [...document.querySelectorAll(name)].map(hashOf));
  expect(policy).toBe(
    `default-src 'none'; style-src ${style?.join()}; script-src ${script?.join()}; base-uri 'none'; form-action 'none'`,
  );
  expect([...document.querySelectorAll('[src], [href], [style], link, img')]).toEqual([]);
  expect(document.querySelectorAll('.problem').length).toBe(4);
});

it('filters the HTML by language, severity, code, document and words', async () => {
  const { window } = new JSDOM(writeReport('html', await content(), 'ko'), {
    runScripts: 'dangerously',
    pretendToBeVisual: true,
  });
  const { document } = window;
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  const seen = () =>
    [...document.querySelectorAll<HTMLElement>('.problem:not([hidden]) .code')]
      .map(({ textContent }) => textContent)
      .filter((code) => code !== '');
  const set = (name: string, value: string) => {
    Object.assign(field(name) ?? {}, { value });
    field(name)?.dispatchEvent(new window.Event('input', { bubbles: true }));
    return seen().length;
  };
  expect([document.documentElement.lang, seen().length, document.querySelector('[role=status]')?.textContent]).toEqual([
    'ko',
    4,
    '4개 가운데 4개',
  ]);
  document.querySelector<HTMLButtonElement>('.language')?.click();
  expect([document.documentElement.lang, document.querySelector('[role=status]')?.textContent]).toEqual([
    'en',
    '4 of 4',
  ]);
  document.querySelector<HTMLInputElement>('[value=error]')?.click();
  expect(seen()).toEqual(['page-unreachable']);
  document.querySelector<HTMLInputElement>('[value=error]')?.click();
  expect([
    set('code', 'dangling-reference'),
    set('type', 'venue'),
    set('words', 'PARKMIAN'),
    set('words', 'nothing like it'),
  ]).toEqual([3, 2, 1, 0]);
  expect(document.querySelector<HTMLElement>('.none')?.hidden).toBe(false);
});

it('moves from problem to problem with F8', async () => {
  const { window } = new JSDOM(writeReport('html', await content()), {
    runScripts: 'dangerously',
    pretendToBeVisual: true,
  });
  const press = (shiftKey: boolean) => {
    window.document.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'F8', shiftKey }));
    return [...window.document.querySelectorAll('.problem')].indexOf(
      window.document.activeElement ?? window.document.body,
    );
  };
  expect([press(false), press(false), press(true), press(true)]).toEqual([0, 1, 0, 3]);
});

it('prints both languages as JSON', async () => {
  const given = await content();
  expect(JSON.parse(writeReport('json', given))).toMatchObject({
    documents: given.documents.length,
    errors: 3,
    warnings: 0,
    notes: 1,
    problems: [{ text: { ko: expect.any(String), en: expect.any(String) } }, {}, {}, {}],
  });
});

it('shows the line of broken JSON with a caret below the character', () => {
  const { problems, texts } = readText('{\n  "이름": "값",,\n}', 'page.json');
  expect(
    writeReport('text', { command: 'validate', input: 'page.json', documents: [], problems, texts })
      .split('\n')
      .slice(0, 3),
  ).toEqual([
    "page.json:2:13  json-syntax  This is not JSON. Unexpected ',': a name in double quotes is expected.",
    '    2 |   "이름": "값",,',
    '                       ^',
  ]);
});

it('shows a part of a very long line', () => {
  const { problems, texts } = readText(`{"a":"${'x'.repeat(5000)}",}`, 'page.json');
  const lines = writeReport('text', { command: 'validate', input: 'page.json', documents: [], problems, texts }).split(
    '\n',
  );
  expect([lines[1]?.length, lines[1]?.indexOf(',}')]).toEqual([
    (lines[2]?.length ?? 0) + 1,
    (lines[2]?.length ?? 0) - 1,
  ]);
});

it('prints problems in Korean with --lang ko', async () => {
  const text = writeReport('text', await content(), 'ko');
  expect(text).toContain("레이아웃 'plian'을 찾을 수 없어요.");
  expect(text).toMatch(/문서 \d+개를 확인했어요\. 오류 3개, 경고 0개, 참고 1개\.$/);
});
