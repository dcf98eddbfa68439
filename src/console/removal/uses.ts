import { isFields } from '../../content/check/is-fields.ts';
import { UsedBy, type Used } from '../../content/used-by.ts';
import { tellUsers, type ToldUser } from '../../content/used-by/tell-users.ts';
import type { Body } from '../api/client.ts';
import type { Bodies, Docs } from '../site/documents.ts';

// Separate index: it also reads hypothetical documents, while the shared index holds the real ones.
const usedBy = new UsedBy();

/** Returns the texts that no other document of the same language has. */
const ownTexts = (bodies: Bodies, { id, texts, locale }: Body): ReadonlySet<string> => {
  const others = new Set(
    [...bodies.values()].flatMap((other) =>
      other.type === 'messages' && other.id !== id && other['locale'] === locale && isFields(other['texts'])
        ? Object.keys(other['texts'])
        : [],
    ),
  );
  return new Set(isFields(texts) ? Object.keys(texts).filter((key) => !others.has(key)) : []);
};

/** Returns all uses that break without a document. For message documents: the uses of texts that only this document has. */
export const usesOf = (bodies: Bodies, { type, id }: Used): readonly ToldUser[] => {
  const body = bodies.get(`${type}/${id}`);
  if (body === undefined) return [];
  usedBy.take([...bodies.values()].map((one) => ({ type: one.type, id: one.id, body: one })));
  const users = tellUsers(usedBy, { type, id });
  if (type !== 'messages') return users;
  const own = ownTexts(bodies, body);
  return users.filter(({ name }) => own.has(name));
};

/** Tells whether the bodies are still those of the documents, whatever their save status. */
export const haveSameBodies = (bodies: Bodies, docs: Docs): boolean => {
  let size = 0;
  for (const [key, { body }] of docs) {
    if (body === undefined) continue;
    size++;
    if (bodies.get(key) !== body) return false;
  }
  return size === bodies.size;
};
