import { parseArgs } from 'node:util';
import { diffDocuments } from '#content';
import { inputOptions, readInput } from '../read-input.ts';
import type { Report } from '../run.ts';
import { readFormat } from '../read-arguments.ts';
import { diffText } from './as-text.ts';

/** What an operator did from one input to another, in words. */
export async function diff(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { ...inputOptions, format: { type: 'string', default: 'text' }, quiet: { type: 'boolean', default: false } } });
  const format = readFormat(values.format);
  const [one, two, ...more] = positionals;
  if (one === undefined || two === undefined || more.length > 0) throw new Error('name two inputs: what was, then what is.');
  const [before, after] = [await readInput(one, { token: values.token }), await readInput(two, { token: values.token })];
  const changes = diffDocuments(before.documents, after.documents);
  const code = changes.length === 0 ? 0 : 1;
  if (format === 'json') return { code, text: JSON.stringify({ from: one, to: two, changes }, null, 2) };
  return { code, text: diffText(changes) };
}
