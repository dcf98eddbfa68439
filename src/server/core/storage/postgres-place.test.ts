import { expect, it } from 'vitest';
import { Secret } from '../secret.ts';
import { placeOf, whyUnfit } from './postgres-place.ts';

it.each([
  ['postgresql://user:hunter2@db.example:6432/promenade?sslmode=verify-full', 'db.example:6432/promenade'],
  ['postgres://user@db.example/promenade', 'db.example:5432/promenade'],
  ['postgresql:///promenade?host=/run/postgresql&user=me', '/run/postgresql:5432/promenade'],
  ['postgresql://user:hunter2@%2Frun%2Fpostgresql/promenade', '/run/postgresql:5432/promenade'],
  ['postgresql://[::1]:5433/promenade', '[::1]:5433/promenade'],
  ['postgresql://', 'localhost:5432'],
])('names the place of %s without what is secret', (address, place) => {
  expect(placeOf(new Secret(address))).toBe(place);
});

it.each([
  [{ version: '14.11', encoding: 'UTF8' }, 'PostgreSQL at here is version 14.11. Promenade needs 15 or newer.'],
  [{ version: '9.6', encoding: 'UTF8' }, 'PostgreSQL at here is version 9.6. Promenade needs 15 or newer.'],
  [{ version: '15.14 (Debian 15.14-0+deb12u1)', encoding: 'UTF8' }, undefined],
  [{ version: '18beta1', encoding: 'UTF8' }, undefined],
  [
    { version: '16.2', encoding: 'LATIN1' },
    'The database here has the encoding LATIN1. Create one with: createdb --encoding UTF8 --template template0 <name>',
  ],
])('says of %j whether it is fit', (facts, why) => {
  expect(whyUnfit(facts, 'here')).toBe(why);
});
