import type { Body } from '../api/client.ts';

/** Save status of a document. */
export type Saving = 'saved' | 'waiting' | 'saving' | 'offline' | 'stale' | 'refused';

/** Version that somebody else saved over the edited one. */
interface Theirs {
  readonly mark: string;
  readonly body: Body | undefined;
  readonly author: string | undefined;
  readonly updatedAt: string | undefined;
}

/** Document of the site: its live version and its draft. */
export interface Doc {
  readonly key: string;
  readonly type: string;
  readonly id: string;
  /** Live version; undefined for a new document. */
  readonly live: Body | undefined;
  /** Edited version; undefined if it is to be deleted. */
  readonly body: Body | undefined;
  /** ETag of the server version that `body` is based on, for If-Match. */
  readonly mark: string;
  /** Server version that `mark` names, if known: the common base of a conflict. */
  readonly base: Body | undefined;
  /** The server has a draft of it. */
  readonly isDraft: boolean;
  readonly author: string | undefined;
  readonly updatedAt: string | undefined;
  readonly saving: Saving;
  readonly theirs: Theirs | undefined;
  /** Versions sent since `base` whose arrival is unknown; undefined in the list is a deletion. */
  readonly sent: readonly (Body | undefined)[];
  /** Reason why the server refused the last save. */
  readonly refusal: string | undefined;
}

/** Content of a document without its save status. */
export type DocContent = Pick<Doc, 'key' | 'type' | 'id' | 'live' | 'body' | 'isDraft'>;

export type Docs = ReadonlyMap<string, Doc>;

export const keyOf = ({ type, id }: { readonly type: string; readonly id: string }): string => `${type}/${id}`;

export const parseKey = (key: string): { readonly type: string; readonly id: string } => {
  const at = key.indexOf('/');
  return { type: key.slice(0, at), id: key.slice(at + 1) };
};

export type Bodies = ReadonlyMap<string, Body>;

/** Returns the edited versions by key, without deleted documents. */
export const bodiesIn = (docs: Docs): Bodies => new Map([...docs].flatMap(([key, { body }]) => (body === undefined ? [] : [[key, body] as const])));

/** Shared empty list, so that unchanged documents compare as equal. */
export const noVersionsSent: Doc['sent'] = [];

/** Returns a document that the server does not have. */
export const newDoc = (key: string): Doc => ({
  key, ...parseKey(key), live: undefined, body: undefined, mark: 'none', base: undefined, isDraft: false, author: undefined, updatedAt: undefined, saving: 'saved', theirs: undefined, sent: noVersionsSent, refusal: undefined,
});

/** Tells whether a document differs from its live version. */
export const isChanged = ({ isDraft, live, body }: Pick<Doc, 'isDraft' | 'live' | 'body'>): boolean => isDraft || body !== live;
