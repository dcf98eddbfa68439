import { expect, it } from 'vitest';
import { description, type Settings } from './schema.ts';

const panel = (placement: string) => ({ value: placement, placement });
const step = (...placements: readonly string[]): Settings['steps'][number] => ({
  label: 'label',
  panels: placements.map(panel),
});

it('panels behind the first step of the page, and beside the counted ones, are late', () => {
  const settings: Settings = {
    label: 'label',
    source: { path: '/step' },
    field: 'step',
    steps: [step(), step('one', 'child'), step('two')],
    others: [panel('known')],
  };
  expect(description.late(settings)).toEqual(['two', 'known']);
});
