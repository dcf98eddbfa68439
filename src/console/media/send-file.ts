import type { Body } from '../api/client.ts';

/** Response of the server to an upload. */
export interface Uploaded {
  readonly name: string;
  readonly known: boolean;
  /** Document fields derived from the bytes. */
  readonly picture: Readonly<Record<string, unknown>> & { readonly hash: string };
}

/** Reason for a rejected upload: a code of the server, or `offline`, `busy`, `right`, `session` (signed out). */
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

/** Tells whether the answer comes from our server and not from a proxy in between. */
const isUploaded = (answer: unknown): answer is Uploaded =>
  typeof answer === 'object' &&
  answer !== null &&
  'picture' in answer &&
  typeof answer.picture === 'object' &&
  answer.picture !== null;

/** Uploads one file and calls `tell` with the share sent. XMLHttpRequest is used because `fetch` reports no upload progress. */
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

/** Returns the document of a new upload: centred focal point, no alt text. */
export const bodyOf = (id: string, { name, picture }: Uploaded, venue: string | undefined): Body => ({
  type: 'picture',
  id,
  v: 1,
  name,
  ...(venue === undefined ? {} : { venue }),
  focus: { x: 0.5, y: 0.5 },
  ...picture,
});
