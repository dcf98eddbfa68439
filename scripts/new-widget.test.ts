import { expect, it } from 'vitest';
import { tempTree } from '../tests/support/temp-tree.ts';
import { newWidget } from './new-widget.ts';

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
