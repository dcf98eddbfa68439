import { isFields } from '../../content/check/is-fields.ts';
import { UsedBy, type ToldUser, type Used } from '../../content/used-by.ts';
import type { Body } from '../api/client.ts';
import type { Bodies, Docs } from '../site/documents.ts';

// One of its own: it is given documents as they might be too, while others ask who uses what among those that are.
const usedBy = new UsedBy();

/** Texts that no other document of the language has. */
const ownTexts = (bodies: Bodies, { id, texts, locale }: Body): ReadonlySet<string> => {
  const others = new Set([...bodies.values()].flatMap((other) => (other.type === 'messages' && other.id !== id && other['locale'] === locale && isFields(other['texts']) ? Object.keys(other['texts']) : [])));
  return new Set(isFields(texts) ? Object.keys(texts).filter((key) => !others.has(key)) : []);
};

/** Everything that would miss a document if it went away now. Of texts those that only this document has. */
export const usesOf = (bodies: Bodies, { type, id }: Used): readonly ToldUser[] => {
  const body = bodies.get(`${type}/${id}`);
  if (body === undefined) return [];
  usedBy.take([...bodies.values()].map((one) => ({ type: one.type, id: one.id, body: one })));
  const users = usedBy.tellUsersOf({ type, id });
  if (type !== 'messages') return users;
  const own = ownTexts(bodies, body);
  return users.filter(({ name }) => own.has(name));
};

/** Whether these are still the documents: how far their saving is does not matter. */
export const haveSameBodies = (bodies: Bodies, docs: Docs): boolean => {
  let size = 0;
  for (const [key, { body }] of docs) {
    if (body === undefined) continue;
    size++;
    if (bodies.get(key) !== body) return false;
  }
  return size === bodies.size;
};
