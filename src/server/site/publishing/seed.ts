import { readDocuments } from '../../../content/index.ts';
import type { Problem } from '../../../content/index.ts';
import { keyOf } from '../../core/live-site/live-site.ts';
import { StartError } from '../../core/start-error.ts';
import { checkSite } from './check-site.ts';
import type { PublishingContext } from './publishing-context.ts';
import { goLive } from './go-live.ts';
import { loadLive } from './load-live.ts';
import { asSaved } from './save-revision.ts';

/**
 * Creates release 1 of a new store from the files of a config folder. If another process is first, loads its release. Throws a StartError that lists
 * the problems when there are errors.
 */
export async function seed(publishing: PublishingContext, folder: string, say: (line: string) => void): Promise<void> {
  say('First start: reading the documents of config …');
  const read = await readDocuments(folder);
  say(`Checking ${read.documents.length} documents …`);
  const documents = new Map(
    read.documents.map(({ body, type, id }) => [keyOf({ type, id }), asSaved({ ...body, type, id })]),
  );
  const site = await checkSite(publishing, documents, { raws: read.documents });
  const problems = [...read.problems, ...site.problems];
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new StartError(
      `The documents of config have ${errors.length} errors, nothing was published:\n${problems.map(lineOf).join('\n')}`,
    );
  for (const problem of problems) say(lineOf(problem));
  const release = await goLive(publishing, site, [], { message: 'The content that ships', author: 'seed' });
  if (release === undefined) {
    await loadLive(publishing);
    return say('Another process on this database was first: its release is live.');
  }
  say(`Release 1 is live with ${documents.size} documents.`);
}

const lineOf = ({ code, severity, at, text, hint }: Problem): string => {
  const place =
    at.file === undefined
      ? `${at.type}/${at.id} ${at.pointer}`
      : [at.file, at.line, at.column].filter((part) => part !== undefined).join(':');
  return `  ${place} ${severity} ${code}: ${text.en} ${hint.en}`;
};
