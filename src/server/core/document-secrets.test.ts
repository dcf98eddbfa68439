import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { documentSecrets } from './document-secrets.ts';
import { Secret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'kakao-client'), 'from the file\n');
writeFileSync(join(folder, 'empty'), '\n');

const read = documentSecrets({ secretsDir: folder, secrets: { SECRET_NAVER_CLIENT: new Secret('from the variable') } });

it('a secret comes from the variable of its name, else from its file', () => {
  expect(read('naver-client')?.reveal()).toBe('from the variable');
  expect(read('kakao-client')?.reveal()).toBe('from the file');
});

it('a secret that is empty or nowhere is missing', () => {
  expect(read('empty')).toBeUndefined();
  expect(read('apple-client')).toBeUndefined();
  expect(documentSecrets({})('kakao-client')).toBeUndefined();
});

it('a missing secret has a fixed value only with the sandbox on', () => {
  expect(documentSecrets({ sandbox: true })('apple-client')?.reveal()).toBe('sandbox-apple-client');
});
