import { catalog } from '#widgets/catalog.gen';
import { referencesIn, type Reference } from '../../content/check/references/read.ts';
import { UsedBy, type ToldUser, type Used } from '../../content/used-by.ts';
import type { Body } from '../api.ts';
import type { Docs } from '../site/documents.ts';

export type Bodies = ReadonlyMap<string, Body>;

/** A place that uses what is to go away, with what the name that stands there means. */
export interface InUse extends ToldUser {
  readonly kind: Reference['kind'];
}

// Given the documents again after a step, only what changed is read.
const all = new UsedBy();

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that no other document of the language has. */
const ownTexts = (bodies: Bodies, { id, texts, locale }: Body): readonly string[] => {
  const others = new Set([...bodies.values()].flatMap((other) => (other.type === 'messages' && other.id !== id && other['locale'] === locale && isFields(other['texts']) ? Object.keys(other['texts']) : [])));
  return isFields(texts) ? Object.keys(texts).filter((key) => !others.has(key)) : [];
};

/** Everything that would miss a document if it went away now. Of texts those that only this document has. */
export const usesOf = (bodies: Bodies, { type, id }: Used): readonly InUse[] => {
  const body = bodies.get(`${type}/${id}`);
  if (body === undefined) return [];
  all.take([...bodies.values()].map((one) => ({ type: one.type, id: one.id, body: one })));
  const users = all.tellUsersOf({ type, id });
  const own = type === 'messages' ? new Set(ownTexts(bodies, body)) : undefined;
  return users.flatMap((user) => {
    const by = bodies.get(`${user.type}/${user.id}`);
    const reference = by === undefined ? undefined : referencesIn(user.type, by, catalog).find(({ path, name }) => name === user.name && path.join('/') === user.path.join('/'));
    return reference === undefined || (own !== undefined && !own.has(reference.name)) ? [] : [{ ...user, kind: reference.kind }];
  });
};

/** The documents by their keys, without those that go away. */
export const bodiesIn = (docs: Docs): Bodies => new Map([...docs].flatMap(([key, { body }]) => (body === undefined ? [] : [[key, body] as const])));

/** Whether these are still the documents: how far their saving is does not matter. */
export const areSame = (bodies: Bodies, docs: Docs): boolean => {
  let size = 0;
  for (const [key, { body }] of docs) {
    if (body === undefined) continue;
    size++;
    if (bodies.get(key) !== body) return false;
  }
  return size === bodies.size;
};
