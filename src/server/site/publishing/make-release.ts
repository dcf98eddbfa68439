import { compileSite, type Prepared, type Release } from '../../../content/index.ts';
import { markFacts } from '#schemas/fact-placeholders';
import type { LiveRelease, SavedDocuments } from '../../core/live-site/live-site.ts';

interface ReleaseName {
  readonly number: number;
  readonly hash: string;
}

/** Compiles prepared documents for answers. It marks the fact placeholders in their texts, so that answers fill these and not what members type. */
export function compileRelease(name: ReleaseName, prepared: Prepared, sandbox: boolean): Release {
  const { documents, rich } = prepared;
  const marked = { ...prepared, documents: markFacts(documents), rich: markFacts(rich) };
  return { prepared: marked, snapshot: compileSite(marked, name, { sandbox }) };
}

/** Compiles prepared documents into a release. The live release stays unchanged. */
export const makeRelease = (
  name: ReleaseName,
  documents: SavedDocuments,
  prepared: Prepared,
  sandbox: boolean,
): LiveRelease => ({ ...name, documents, ...compileRelease(name, prepared, sandbox) });
