import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Ajv } from 'ajv';
import { repeatDraw, type DrawFinding, type RepeatedDraw } from '#content/draws/repeat-draw';
import { drawRecordSchema, type DrawRecord } from '#schemas/calls/events/draw-record';
import { readStoredDraw } from '../../server/in-process.ts';
import { readFormat, readInstant } from '../read-arguments.ts';
import type { Report } from '../report/report.ts';

export const DRAW_USAGE =
  'draw <event> [record.json] [--at instant] [--format text|json] [--lang en|ko]   repeats a draw or wheel after its end from the record that the console exports, or from the store of DATABASE_URL or DATA_DIR';

const ajv = new Ajv();
const validate = ajv.compile<DrawRecord>(drawRecordSchema);

const readRecord = async (event: string, file: string | undefined, now: Date): Promise<DrawRecord> => {
  const record: unknown =
    file === undefined ? await readStoredDraw(event, now) : JSON.parse(await readFile(file, 'utf8'));
  if (record === undefined) throw new Error(`the store has no event '${event}' that draws prizes.`);
  if (!validate(record))
    throw new Error(`'${file ?? event}' is not the record of a draw: ${ajv.errorsText(validate.errors)}.`);
  if (record.event !== event) throw new Error(`'${file ?? ''}' is the record of '${record.event}', not of '${event}'.`);
  return record;
};

const words = {
  en: {
    same: ({ entries, kind }: DrawRecord) =>
      `${kind === 'DRAW' ? 'Drew' : 'Turned'} ${entries.length} entries again: every result is the same.`,
    other: (count: number) => `${count} ${count === 1 ? 'difference' : 'differences'}.`,
    seed: 'The seed does not have the hash that was public.',
    list: 'The list is not the one whose hash was public, or an entry stands in it twice.',
    rules: 'The rules of its release are missing.',
    stock: 'Another number of a prize was left.',
    result: 'The result differs.',
    expected: 'expected',
    found: 'found',
    entry: 'entry',
  },
  ko: {
    same: ({ entries }: DrawRecord) => `${entries.length}건을 다시 추첨했어요. 결과가 모두 같아요.`,
    other: (count: number) => `다른 곳이 ${count}군데 있어요.`,
    seed: '시드의 해시가 공개한 것과 달라요.',
    list: '목록이 해시를 공개한 것과 다르거나 같은 항목이 두 번 있어요.',
    rules: '그 배포의 규칙이 없어요.',
    stock: '남은 상품 수가 달라요.',
    result: '결과가 달라요.',
    expected: '맞는 값',
    found: '적힌 값',
    entry: '항목',
  },
} as const;

const formatText = (record: DrawRecord, { results, findings }: RepeatedDraw, lang: 'en' | 'ko'): string => {
  const texts = words[lang];
  const format = ({ code, no, expected, found }: DrawFinding): string =>
    `${no === 0 ? '' : `${texts.entry} ${no}  `}${texts[code]} ${texts.expected} ${expected || '-'}, ${texts.found} ${found || '-'}`;
  const winners = results
    .filter(({ result }) => result === 'WON')
    .map(({ no, entrant, winner, prize, lot }) => [String(no), prize, winner, entrant, lot.slice(0, 13)].join('  '));
  return [
    `${record.event}  ${record.kind}  ${record.endsAt}`,
    `seed  ${record.seed}`,
    `hash  ${record.seedHash}`,
    `list  ${record.listHash}`,
    '',
    ...winners,
    '',
    ...(findings.length === 0 ? [texts.same(record)] : [...findings.map(format), texts.other(findings.length)]),
  ].join('\n');
};

/** Repeats a draw or wheel. Rejects before its end. */
export async function draw(args: readonly string[]): Promise<Report> {
  const {
    positionals: [event, file, ...more],
    values,
  } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      format: { type: 'string', default: 'text' },
      lang: { type: 'string', default: 'en' },
    },
  });
  if (event === undefined || more.length > 0) throw new Error('name one event, such as `qa draw EL-draw record.json`.');
  const { lang } = values;
  if (lang !== 'en' && lang !== 'ko') throw new Error(`--lang must be en or ko, not '${lang}'.`);
  const format = readFormat(values.format);
  const now = readInstant(values.at);
  const record = await readRecord(event, file, new Date(now));
  if (record.seed === '' || record.endsAt === '' || now < Date.parse(record.endsAt))
    throw new Error(
      `'${event}' has not ended${record.endsAt === '' ? '' : `: its seed is public from ${record.endsAt}`}. Export it again afterwards.`,
    );
  const repeated = repeatDraw(record);
  const code = repeated.findings.length === 0 ? 0 : 1;
  return {
    code,
    text:
      format === 'json'
        ? JSON.stringify({ event, kind: record.kind, ...repeated }, undefined, 2)
        : formatText(record, repeated, lang),
  };
}
