import { expect, it } from 'vitest';
import { keyOf } from '../../core/live-site/live-site.ts';
import { asSaved } from './save-revision.ts';
import { missingSecrets } from './missing-secrets.ts';

const documents = new Map(
  [
    { type: 'social-provider', id: 'kakao', v: 1, secret: 'kakao-client', noticeSecret: 'kakao-admin' },
    { type: 'social-provider', id: 'naver', v: 1, secret: 'naver-client' },
    { type: 'social-provider', id: 'apple', v: 1, secret: 'apple-key', isOff: true },
  ].map((body) => [keyOf(body), asSaved(body)]),
);
const onlyAdmin = (name: string): boolean => name === 'kakao-admin';

it('a document that goes live without its secret is refused, one that is live already is told as a warning', () => {
  const found = missingSecrets(documents, onlyAdmin, new Set(['social-provider/kakao']));
  expect(found.map(({ at, severity }) => [at.id, at.pointer, severity])).toEqual([
    ['kakao', '/secret', 'error'],
    ['naver', '/secret', 'warning'],
  ]);
});

it('names the variable and the file to set', () => {
  const [problem] = missingSecrets(documents, onlyAdmin, new Set());
  expect(problem?.hint.en).toBe("Set the variable SECRET_KAKAO_CLIENT, or put a file 'kakao-client' into SECRETS_DIR.");
});
