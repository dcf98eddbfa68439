import { describeWidget } from '../define-widget.ts';
import { formFaults } from './faults.ts';
import { knownReads } from './reads.ts';
import { schema, type Settings } from './settings.ts';

export const description = describeWidget({
  name: 'form',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['onSuccess', 'offers'],
  reads: knownReads,
  faults: formFaults,
  queries: ({ fromQuery = [], schema: { order } }: Settings) =>
    fromQuery.filter((name) => order.includes(name)).map((name) => ({ name })),
});
