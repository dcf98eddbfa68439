import { expect, it } from 'vitest';
import { tempStore } from '#tests/temp-store.ts';
import { Secret } from '../../core/secret.ts';
import { firstAdministrator } from './first-administrator.ts';
import { allows, recordRoles } from '../../core/operators/grants.ts';
import { listPeople } from '../../core/operators/operators-store.ts';

const consoleAdmin = { email: 'mina@resort.example', password: new Secret('Cloud-roulette-26') };

const started = async (mode: 'demo' | 'production') => {
  const store = await tempStore();
  const lines: string[] = [];
  await firstAdministrator(store, { consoleAdmin, mode }, (line) => lines.push(line));
  await firstAdministrator(store, { consoleAdmin, mode }, (line) => lines.push(line));
  const people = await listPeople(store.db);
  return {
    lines,
    people: people.map(({ email }) => email),
    held: recordRoles.filter((right) => allows(people[0]?.grants ?? [], right)),
  };
};

it('gives the first administrator of a demo every record role, once', async () => {
  expect(await started('demo')).toEqual({
    people: [consoleAdmin.email],
    held: recordRoles,
    lines: ['First administrator of /console: mina@resort.example'],
  });
});

it('gives the first administrator in production no record role, and says where to grant it', async () => {
  const { people, held, lines } = await started('production');
  expect([people, held]).toEqual([[consoleAdmin.email], []]);
  expect(lines.at(-1)).toContain('/console/settings/people');
});
