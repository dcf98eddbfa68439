import { compileSite } from '#content';
import type { Prepared, Release } from '#content';
import { markFacts } from '#schemas/fact-placeholders';
import type { LiveRelease, SavedDocuments } from '../../live-site/live-site.ts';

interface Name {
  readonly number: number;
  readonly hash: string;
}

/** Compiles prepared documents for answers: the facts in their texts are marked, so that they are told from what members type. */
export function lookAt(name: Name, prepared: Prepared, sandbox: boolean): Release {
  const { documents, rich } = prepared;
  const marked = { ...prepared, documents: markFacts(documents), rich: markFacts(rich) };
  return { prepared: marked, snapshot: compileSite(marked, name, { sandbox }) };
}

/** Compiles prepared documents into a release. The live release stays unchanged. */
export const makeRelease = (
  name: Name,
  documents: SavedDocuments,
  prepared: Prepared,
  sandbox: boolean,
): LiveRelease => ({ ...name, documents, ...lookAt(name, prepared, sandbox) });
