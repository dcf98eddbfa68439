import type { Body } from '../api/client.ts';

/** How far the saving of a document is. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'offline' | 'stale' | 'refused';

/** What somebody else has saved over the state that is edited here. */
interface Theirs {
  readonly mark: string;
  readonly body: Body | undefined;
  readonly author: string | undefined;
  readonly updatedAt: string | undefined;
}

/** A document of the site: as it is live, and as it is to be. */
export interface Doc {
  readonly key: string;
  readonly type: string;
  readonly id: string;
  /** As visitors have it; undefined for a new one. */
  readonly live: Body | undefined;
  /** As it is edited; undefined when it is to go away. */
  readonly body: Body | undefined;
  /** The state on the server that `body` was made from, in the words of If-Match. */
  readonly mark: string;
  /** That state itself, as far as it is known: what both changed it from, should somebody else save over it. */
  readonly base: Body | undefined;
  /** Whether the server holds a draft of it. */
  readonly isDraft: boolean;
  readonly author: string | undefined;
  readonly updatedAt: string | undefined;
  readonly saving: Saving;
  readonly theirs: Theirs | undefined;
  /** What was sent since `base` and may have arrived, though nobody said so; undefined in it: that it goes away. */
  readonly sent: readonly (Body | undefined)[];
  /** Why the server refused the last save. */
  readonly refusal: string | undefined;
}

/** What stands in a document, whatever becomes of its saving. */
export type DocContent = Pick<Doc, 'key' | 'type' | 'id' | 'live' | 'body' | 'isDraft'>;

export type Docs = ReadonlyMap<string, Doc>;

export const keyOf = ({ type, id }: { readonly type: string; readonly id: string }): string => `${type}/${id}`;

export const parseKey = (key: string): { readonly type: string; readonly id: string } => {
  const at = key.indexOf('/');
  return { type: key.slice(0, at), id: key.slice(at + 1) };
};

export type Bodies = ReadonlyMap<string, Body>;

/** The documents as they are to be by their keys, without those that go away. */
export const bodiesIn = (docs: Docs): Bodies => new Map([...docs].flatMap(([key, { body }]) => (body === undefined ? [] : [[key, body] as const])));

/** The same for all, so that a document of which nothing is on its way is found to be the same again. */
export const nothingSent: Doc['sent'] = [];

/** A document that the server does not have. */
export const newDoc = (key: string): Doc => ({
  key, ...parseKey(key), live: undefined, body: undefined, mark: 'none', base: undefined, isDraft: false, author: undefined, updatedAt: undefined, saving: 'saved', theirs: undefined, sent: nothingSent, refusal: undefined,
});

/** Whether it differs from what visitors have. */
export const isChanged = ({ isDraft, live, body }: Pick<Doc, 'isDraft' | 'live' | 'body'>): boolean => isDraft || body !== live;
