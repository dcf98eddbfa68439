import { hashDocument, prepare, serverOnlyTypes, withoutServerOnly } from '../../../content/index.ts';
import type { LiveRelease, SavedDocument, SavedDocuments } from '../../core/live-site/live-site.ts';
import { seesAll, type Reader } from '../../core/operators/hide-values.ts';
import { makeRelease } from './make-release.ts';
import type { PublishingContext } from './publishing-context.ts';
import { releaseHash } from './releases-store.ts';
import { withDrafts } from './with-drafts.ts';

const shownStates = new WeakMap<object, SavedDocument>();

/** Returns the document as operators of other venues see it; the same one if it hides nothing. Its hash tells nothing of what is hidden. */
const shownOf = (document: SavedDocument): SavedDocument => {
  const known = shownStates.get(document);
  if (known !== undefined) return known;
  const body = withoutServerOnly(document.type, document.body);
  const hash = hashDocument(body);
  const shown = hash === document.hash ? document : { ...document, body, hash };
  shownStates.set(document, shown).set(shown, shown);
  return shown;
};

const views = new WeakMap<SavedDocuments, Map<string, SavedDocuments>>();

/** Returns the documents as the operator sees them: without `serverOnly` fields of other venues. The same map if nothing is hidden. */
export const seenBy = (by: Reader, documents: SavedDocuments, live: SavedDocuments): SavedDocuments => {
  const known = views.get(documents) ?? new Map<string, SavedDocuments>();
  views.set(documents, known);
  const key = JSON.stringify([by.grants, releaseHash(live)]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const partial = [...documents.values()]
    .filter(({ type }) => serverOnlyTypes.has(type))
    .flatMap((document) => {
      const shown = shownOf(document);
      return shown === document || seesAll(by, document, live, documents)
        ? []
        : [{ type: shown.type, id: shown.id, document: shown }];
    });
  const seen = partial.length === 0 ? documents : withDrafts(documents, partial);
  known.set(key, seen);
  return seen;
};

/** Returns the names of the documents of which the operator does not see all. */
export const partlySeen = (documents: SavedDocuments, seen: SavedDocuments): string[] =>
  seen === documents ? [] : [...documents].filter(([key, document]) => seen.get(key) !== document).map(([key]) => key);

const releases = new WeakMap<SavedDocuments, Promise<LiveRelease>>();

/** Returns a release as the operator sees it; the release itself if nothing is hidden. */
export const releaseSeenBy = (
  by: Reader,
  release: LiveRelease,
  { live, sandbox }: Pick<PublishingContext, 'live' | 'sandbox'>,
): Promise<LiveRelease> => {
  const documents = seenBy(by, release.documents, live.current.documents);
  if (documents === release.documents) return Promise.resolve(release);
  const coming =
    releases.get(documents) ??
    prepare([...documents.values()], release.prepared.kept).then((prepared) =>
      makeRelease({ number: release.number, hash: releaseHash(documents) }, documents, prepared, sandbox),
    );
  releases.set(documents, coming);
  return coming;
};
