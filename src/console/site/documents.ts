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

/** Refusal of the server to save a document. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
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
  readonly refusal: Refusal | undefined;
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
export const bodiesIn = (docs: Docs): Bodies =>
  new Map([...docs].flatMap(([key, { body }]) => (body === undefined ? [] : [[key, body] as const])));

/** Shared empty list, so that unchanged documents compare as equal. */
export const noVersionsSent: Doc['sent'] = [];

/** Returns a document that the server does not have. */
export const newDoc = (key: string): Doc => ({
  key,
  ...parseKey(key),
  live: undefined,
  body: undefined,
  mark: 'none',
  base: undefined,
  isDraft: false,
  author: undefined,
  updatedAt: undefined,
  saving: 'saved',
  theirs: undefined,
  sent: noVersionsSent,
  refusal: undefined,
});

type Content = Pick<Doc, 'live' | 'body'> & Partial<Pick<Doc, 'base' | 'refusal'>>;

/** Returns the version that the server has or will have: a version that it refused is shown only where it is edited. */
export const savedBody = ({ body, base, refusal }: Content): Body | undefined => (refusal === undefined ? body : base);

/** Returns the documents as the server has or will have them (see `savedBody`). The same map if it refused none. */
export const savedDocs = (docs: Docs): Docs =>
  [...docs.values()].some(({ refusal }) => refusal !== undefined)
    ? new Map([...docs].map(([key, doc]) => [key, doc.refusal === undefined ? doc : { ...doc, body: doc.base }]))
    : docs;

/** Tells whether a document differs from its live version. */
export const isChanged = (doc: Content & Pick<Doc, 'isDraft'>): boolean => doc.isDraft || savedBody(doc) !== doc.live;
