import { check, prepare, type Problem } from '#content';

interface Document {
  readonly type: string;
  readonly id: string;
  readonly [name: string]: unknown;
}

/** Errors that stop a release of these documents. */
export const errorsOf = async (documents: readonly Document[]): Promise<readonly Problem[]> =>
  check(await prepare(documents.map((body) => ({ type: body.type, id: body.id, body })))).filter(({ severity }) => severity === 'error');
