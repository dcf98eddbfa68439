import { describeWidget } from '../define-widget.ts';
import { barFaults } from './faults.ts';
import { shows } from './shows.ts';
import { schema } from './settings.ts';

export const description = describeWidget({
  name: 'bottom-bar',
  v: 1,
  place: 'frame',
  holds: 'nothing',
  schema,
  migrations: {},
  shows,
  faults: barFaults,
});
