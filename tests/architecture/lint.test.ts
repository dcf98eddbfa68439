import { expect, it } from 'vitest';
import { lint } from '../../scripts/lint/lint.ts';
import { tempTree } from '../support/temp-tree.ts';

const TSCONFIG = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "target": "es2024", "jsx": "preserve", "types": [] } }',
};

interface Planted {
  rule: string;
  place: string;
  ending?: string;
  text: string;
}

const FAULTS: readonly Planted[] = [
  { rule: 'no-floating-promises', place: 'src/ui', text: 'async function later() { await null; }\nlater();' },
  { rule: 'no-explicit-any', place: 'src/ui', text: 'export const a: any = 1;' },
  {
    rule: 'ban-ts-comment',
    place: 'src/ui',
    text: '// @ts-expect-error because it is planted\nexport const a: string = 1;',
  },
  {
    rule: 'no-danger',
    place: 'src/ui',
    ending: '.tsx',
    text: "export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  },
  { rule: 'letter-limit', place: 'widgets', ending: '.tsx', text: 'export const a = <input maxLength={40} />;' },
  { rule: 'no-restricted-properties', place: 'src/ui', text: "document.body.innerHTML = '';" },
  { rule: 'no-restricted-properties', place: 'src/ui', text: "document.body.insertAdjacentHTML('beforeend', '');" },
  {
    rule: 'no-restricted-properties',
    place: 'src/server',
    text: "import { sql } from 'kysely';\nexport const a = sql.raw('x');",
  },
  ...['src/server/services', 'src/sandbox'].map((place) => ({
    rule: 'no-restricted-properties',
    place,
    text: 'export const a = (db: { transaction(): number }) => db.transaction();',
  })),
  { rule: 'no-restricted-properties', place: 'src/engine', text: 'export const a = Math.random();' },
  { rule: 'no-restricted-globals', place: 'src/engine', text: 'export const a = Date.now();' },
  { rule: 'no-restricted-globals', place: 'src/engine', text: 'export const a = new Date(5);' },
  { rule: 'no-restricted-globals', place: 'src/engine', text: 'export const a = performance.now();' },
  { rule: 'no-restricted-globals', place: 'src/engine', text: 'export const a = crypto.randomUUID();' },
  { rule: 'no-restricted-globals', place: 'src/engine', text: 'setTimeout(() => {}, 1);' },
  { rule: 'no-restricted-globals', place: 'src/content/check', text: 'export const a = Date.now();' },
  { rule: 'no-restricted-globals', place: 'src/visitor', text: "open('/a');" },
  { rule: 'one-way-out', place: 'src/visitor', text: "window.open('/a');" },
  { rule: 'one-way-out', place: 'src/visitor', text: "location.href = '/a';" },
  { rule: 'one-way-out', place: 'src/visitor', text: "window.location = '/a';" },
  { rule: 'one-way-out', place: 'src/visitor', text: "document.location.assign('/a');" },
  { rule: 'one-way-out', place: 'src/visitor', text: "window.location.replace('/a');" },
  { rule: 'said-why', place: 'src/ui', text: '// oxlint-disable-next-line no-var\nexport var a = 1;' },
  { rule: 'said-why', place: 'src/ui', text: '/* oxlint-disable no-var -- all of it */\nexport var a = 1;' },
  ...[
    "({ a }: { a: boolean }) => <p>{a && 'text'}<b /></p>;",
    "({ a }: { a: boolean }) => <p>{a ? 'one' : 'two'} <b>three</b></p>;",
    '({ a }: { a: string }) => <button><i />{a}</button>;',
    '({ a }: { a: number }) => <p>{`${a} of `}<b>9</b></p>;',
    '({ a }: { a: boolean }) => <p>{a ? <b /> : null}always</p>;',
    '({ a }: { a: { title: string } }) => <p><b />{a.title}</p>;',
    '({ a }: { a: () => string }) => <p><b />{a()}</p>;',
    '({ a }: { a: number }) => <p>{a} left</p>;',
    '({ a }: { a: string }) => <>{a}</>;',
    '({ a }: { a: readonly string[] }) => <p>{a.map((b) => b + 1)}</p>;',
  ].map((text) => ({ rule: 'own-element', place: 'widgets', ending: '.tsx', text: `export const a = ${text}` })),
  {
    rule: 'own-element',
    place: 'widgets',
    ending: '.tsx',
    text: 'export function Amount({ a }: { a: string }) {\n  return a;\n}',
  },
  {
    rule: 'Unused oxlint-disable',
    place: 'src/ui',
    text: '// oxlint-disable-next-line no-var -- nothing\nexport const a = 1;',
  },
  {
    rule: 'no-focused-tests',
    place: 'src/ui',
    ending: '.test.ts',
    text: "import { it } from 'vitest';\nit.only('a', () => {});",
  },
];

const FINE: readonly Omit<Planted, 'rule'>[] = [
  { place: 'src/render/run-command', text: "window.location.assign('/a');" },
  { place: 'src/visitor', text: "export const a = window.location.pathname.replace('a', 'b');" },
  { place: 'src/ui', text: '// oxlint-disable-next-line no-var -- a planted reason\nexport var a = 1;' },
  { place: 'src/server', text: 'export const a = Date.now();' },
  ...[
    "({ a }: { a: boolean }) => <p>{a ? 'one' : 'two'}</p>;",
    '({ a }: { a: string }) => <p><b /><span>{a}</span></p>;',
    '({ a }: { a: number }) => <p>{`${a} left`}</p>;',
    '({ a }: { a: boolean }) => <p>{a && <b />}{a ? <i /> : null}</p>;',
    '({ a }: { a: readonly string[] }) => <ul><li />{a.map((b) => <li key={b}>{b}</li>)}</ul>;',
    '(a: boolean) => {\n  const b = a ? <b /> : null;\n  return <p>{b}<i /></p>;\n};',
  ].map((text) => ({ place: 'widgets', ending: '.tsx', text: `export const a = ${text}` })),
];

it('finds every planted fault by the rule that forbids it', async () => {
  const { code, output } = await lint(plant(FAULTS), ['src', 'widgets']);
  const missed = FAULTS.filter(
    (fault, index) => !findingsOf(output, fileOf(fault, index)).some((line) => line.includes(fault.rule)),
  );
  expect(missed).toEqual([]);
  expect(code).toBe(1);
});

it('lets the same words pass where they are allowed', async () => {
  expect(await lint(plant(FINE), ['src', 'widgets'])).toEqual({ code: 0, output: '' });
});

function plant(planted: readonly Omit<Planted, 'rule'>[]): string {
  const files = planted.map((one, index) => [fileOf(one, index), `${one.text}\n`]);
  return tempTree({ ...TSCONFIG, ...Object.fromEntries(files) });
}

function fileOf({ place, ending = '.ts' }: Omit<Planted, 'rule'>, index: number): string {
  return `${place}/planted-${index}${ending}`;
}

function findingsOf(output: string, file: string): string[] {
  return output.split('\n').filter((line) => line.startsWith(`${file}:`));
}
