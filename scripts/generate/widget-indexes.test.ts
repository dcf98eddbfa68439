import { expect, it } from 'vitest';
import { tempTree } from '../../tests/support/temp-tree.ts';
import { generate } from './widget-indexes.ts';

it('lists the folders of widgets: calls if any, components with an index, frame widgets eagerly', async () => {
  const root = tempTree({
    'widgets/define-widget.ts': '',
    'widgets/two-words/schema.ts': '',
    'widgets/two-words/needs.ts': '',
    'widgets/two-words/index.ts': '',
    'widgets/around/schema.ts': "describeWidget({ place: 'frame' })",
    'widgets/around/index.ts': '',
    'widgets/plain/schema.ts': '',
  });
  const files = await generate(root);
  expect(files['widgets/catalog.gen.ts']?.match(/^ {2}'.*$/gm)).toEqual([
    "  'around': { description: around },",
    "  'plain': { description: plain },",
    "  'two-words': { description: twoWords, needs: twoWordsNeeds },",
  ]);
  expect(files['widgets/registry.gen.ts']?.match(/^ {2}'.*$/gm)).toEqual([
    "  'around': () => Promise.resolve({ widget: around }),",
    "  'two-words': () => import('./two-words/index.ts'),",
  ]);
});
