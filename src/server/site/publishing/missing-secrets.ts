import { keyOf, type SavedDocuments } from '../../core/live-site/live-site.ts';
import { secretVariable } from '../../core/document-secrets.ts';
import { pointerOf, type Path, type Problem } from '#content/check/problem';

const names = /^(?:secret|[a-z]+Secret)$/;

interface Named {
  readonly name: string;
  readonly path: Path;
}

/** Returns the secrets that a document names: texts of properties called `secret`, or whose name ends in `Secret`. */
const secretsIn = (value: unknown, path: Path): readonly Named[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Readonly<Record<string, unknown>>).flatMap(([key, inner]) =>
    names.test(key) && typeof inner === 'string'
      ? [{ name: inner, path: [...path, key] }]
      : secretsIn(inner, [...path, key]),
  );
};

const isOff = (body: object): boolean => 'isOff' in body && body.isOff === true;

/**
 * Finds secrets that the server does not have. A document that goes live with one is refused; for the others it is a warning, so that an operator without
 * access to the server can publish the rest.
 */
export const missingSecrets = (
  documents: SavedDocuments,
  hasSecret: (name: string) => boolean,
  goingLive: ReadonlySet<string>,
): readonly Problem[] =>
  [...documents.values()]
    .filter(({ body }) => !isOff(body))
    .flatMap(({ type, id, body }) =>
      secretsIn(body, [])
        .filter(({ name }) => !hasSecret(name))
        .map(({ name, path }) => ({
          code: 'missing-secret' as const,
          severity: goingLive.has(keyOf({ type, id })) ? ('error' as const) : ('warning' as const),
          at: { type, id, pointer: pointerOf(path) },
          text: { ko: `서버에 비밀 값 '${name}'이(가) 없어요.`, en: `The server has no secret '${name}'.` },
          hint: {
            ko: `환경 변수 ${secretVariable(name)} 또는 SECRETS_DIR의 파일 '${name}'에 값을 넣으세요.`,
            en: `Set the variable ${secretVariable(name)}, or put a file '${name}' into SECRETS_DIR.`,
          },
        })),
    );
