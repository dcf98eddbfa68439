import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SPOKEN = ['src', 'widgets', 'schemas'];

const codeIn = (room: string): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(room, file));

it('the code speaks to operators and visitors in one way: friendly (해요체), never formal (합쇼체)', () => {
  const formal = SPOKEN.flatMap(codeIn).flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /[가-힣]니다|십시오|습니까/.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(formal).toEqual([]);
});
