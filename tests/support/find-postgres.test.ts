import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPostgres } from './find-postgres.ts';
import { tempTree } from './temp-tree.ts';

const programs = (folder: string) => ({ [`${folder}/initdb`]: '', [`${folder}/postgres`]: '' });

it('takes the folder that POSTGRES_BIN names, and no other when nothing is there', () => {
  const folder = tempTree({ ...programs('named'), ...programs('path'), 'empty/initdb': '' });
  const [named, path, empty] = ['named', 'path', 'empty'].map((name) => join(folder, name));
  expect(findPostgres({ POSTGRES_BIN: named, PATH: path }, [])).toBe(named);
  expect(findPostgres({ POSTGRES_BIN: empty, PATH: path }, [])).toBeUndefined();
});

it('takes the programs of PATH, else the newest version that a package installed', () => {
  const folder = tempTree({
    ...programs('path'),
    ...programs('shelf/9/bin'),
    ...programs('shelf/15/bin'),
    'shelf/16/bin/psql': '',
  });
  const shelves = [join(folder, 'no-shelf'), join(folder, 'shelf')];
  expect(findPostgres({ PATH: `${join(folder, 'none')}:${join(folder, 'path')}` }, shelves)).toBe(join(folder, 'path'));
  expect(findPostgres({ PATH: '' }, shelves)).toBe(join(folder, 'shelf/15/bin'));
});
