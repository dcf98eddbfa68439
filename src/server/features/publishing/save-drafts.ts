import type { Problem } from '#content';
import { keyOf } from '../../live-site.ts';
import { CONSOLE_AUTHOR, type Desk } from './desk.ts';
import { listDrafts, putDrafts, type Draft } from './drafts-store.ts';
import { checkSite } from './make-release.ts';
import { withDrafts } from './publish.ts';
import { asSaved, saveRevisions, type DocumentBody } from './save-revision.ts';

/** What is to be saved: the document, or its name with `deleted` when it is to go away. */
export type DraftOrder = { readonly document: DocumentBody } | { readonly deleted: { readonly type: string; readonly id: string } };

/**
 * Saves drafts, broken ones too, and gives the problems that the whole-site check finds at their documents
 * in the site as it would be with all drafts.
 */
export async function saveDrafts(desk: Desk, orders: readonly DraftOrder[]): Promise<{ drafts: readonly Draft[]; problems: readonly Problem[] }> {
  const at = desk.now().toISOString();
  const drafts = orders.map((order) => toDraft(order, at));
  await desk.store.db.transaction().execute(async (tx) => {
    const documents = drafts.flatMap(({ document }) => document ?? []);
    await saveRevisions(tx, documents, CONSOLE_AUTHOR, at);
    await putDrafts(tx, drafts);
  });
  const base = desk.live.current;
  const { problems } = await checkSite(withDrafts(base.documents, await listDrafts(desk.store.db)), base.prepared.kept, { widgetCode: desk.widgetCode });
  const saved = new Set(drafts.map(keyOf));
  return { drafts, problems: problems.filter(({ at: place }) => saved.has(keyOf(place))) };
}

function toDraft(order: DraftOrder, at: string): Draft {
  const saving = { updatedAt: at, author: CONSOLE_AUTHOR };
  if ('deleted' in order) return { ...order.deleted, ...saving };
  const document = asSaved(order.document);
  return { type: document.type, id: document.id, document, ...saving };
}
