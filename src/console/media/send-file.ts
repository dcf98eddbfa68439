import type { Body } from '../api/client.ts';

/** What the server says of an upload. */
export interface Uploaded {
  readonly name: string;
  readonly known: boolean;
  /** Fields of the document that follow from the bytes. */
  readonly picture: Readonly<Record<string, unknown>> & { readonly hash: string };
}

/** Why an upload was not taken: a word of the server, or `offline`, `busy`, `right`, `session` (nobody is signed in any more). */
export class UploadRefused extends Error {
  readonly why: string;

  constructor(why: string) {
    super(why);
    this.why = why;
  }
}

export const maxBytes = 20 * 1024 * 1024;

const refusalCode = (status: number, answer: unknown): string => {
  const { why } = (typeof answer === 'object' && answer !== null ? answer : {}) as { readonly why?: unknown };
  if (typeof why === 'string') return why;
  if (status === 401) return 'session';
  if (status === 403) return 'right';
  return status === 503 || status === 429 ? 'busy' : status === 413 ? 'large' : 'offline';
};

/** Whether our server has said it, and not something between it and the browser. */
const isUploaded = (answer: unknown): answer is Uploaded => typeof answer === 'object' && answer !== null && 'picture' in answer && typeof answer.picture === 'object' && answer.picture !== null;

/** Sends one file; `tell` hears which share of it has left. Only this tells of its progress: `fetch` does not. */
export const sendFile = (file: File, tell: (share: number) => void): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    if (file.size > maxBytes) return reject(new UploadRefused('large'));
    const request = new XMLHttpRequest();
    request.open('POST', '/api/console/v1/media');
    request.setRequestHeader('x-console', '1');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      const answer: unknown = request.response;
      if (request.status < 300 && isUploaded(answer)) resolve(answer);
      else reject(new UploadRefused(refusalCode(request.status, answer)));
    });
    request.addEventListener('error', () => reject(new UploadRefused('offline')));
    request.addEventListener('abort', () => reject(new UploadRefused('offline')));
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });

/** The document of a new upload: in the middle, without words, until somebody says more. */
export const bodyOf = (id: string, { name, picture }: Uploaded, venue: string | undefined): Body => ({ type: 'picture', id, v: 1, name, ...(venue === undefined ? {} : { venue }), focus: { x: 0.5, y: 0.5 }, ...picture });
