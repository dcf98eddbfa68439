import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tempTree } from '../tests/support/temp-tree.ts';
import { newWidget } from './new-widget.ts';
import { ROOT } from './support/places.ts';
import { PROGRAMS, runNode } from './support/program.ts';
import { widgetFiles } from './support/widget-files.ts';

it.each(['Hero', 'two words', '-hyphen', 'hyphen-', '../outside', ''])(
  'refuses %j as the name of a widget and writes nothing',
  async (name) => {
    await expect(newWidget(name, tempTree({}))).rejects.toThrow('is no name of a widget');
  },
);

it('does not touch an existing widget', async () => {
  await expect(newWidget('hero', tempTree({ 'widgets/hero/schema.ts': '' }))).rejects.toThrow(
    'widgets/hero exists already',
  );
});

it.each(['a', 'a-widget-with-a-long-name'])('writes files of %s as the formatter would', async (name) => {
  const root = tempTree(widgetFiles(name));
  const settings = join(ROOT, '.oxfmtrc.json');
  const { output } = await runNode(PROGRAMS.oxfmt, ['--list-different', '--config', settings, root]);
  expect(output.trim()).toBe('');
});
