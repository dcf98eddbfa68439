import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempTree } from '../tests/support/temp-tree.ts';
import { newDocument } from './new-document.ts';
import { documentFiles } from './support/document-files.ts';
import { ROOT } from './support/places.ts';
import { PROGRAMS, runNode } from './support/program.ts';

it.each(['Event', 'two words', '-hyphen', 'hyphen-', '../outside', ''])(
  'refuses %j as the name of a document type and writes nothing',
  async (type) => {
    await expect(newDocument(type, tempTree({}))).rejects.toThrow('is no name of a document type');
  },
);

it('does not touch an existing document type', async () => {
  await expect(newDocument('event', tempTree({ 'schemas/documents/event/schema.ts': '' }))).rejects.toThrow(
    'schemas/documents/event exists already',
  );
});

it.each(['a', 'a-type-with-a-long-name'])('writes files of %s as the formatter would', async (type) => {
  const settings = join(ROOT, '.oxfmtrc.json');
  const root = tempTree(documentFiles(type));
  const { output } = await runNode(PROGRAMS.oxfmt, ['--list-different', '--config', settings, root]);
  expect(output.trim()).toBe('');
});
