import type { APIRequestContext, APIResponse } from '@playwright/test';

const headers = { authorization: 'Bearer console-token-of-the-tests' };
const api = '/api/console/v1';
/** Allow for a busy machine: these calls work on the whole site. */
const patience = { timeout: 60_000 };

interface Body {
  readonly type: string;
  readonly id: string;
  readonly [name: string]: unknown;
}

/** Small client of the publishing API. */
export const publisher = (request: APIRequestContext) => {
  const saveDraft = (body: Body): Promise<APIResponse> =>
    request.put(`${api}/drafts/${body.type}/${body.id}`, { headers, data: body });
  const release = (message: string, more: object = {}): Promise<APIResponse> =>
    request.post(`${api}/releases`, { headers, data: { message, drafts: 'all', ...more }, ...patience });
  return {
    /** Live body of a document. */
    read: async (type: string, id: string): Promise<Body> => {
      const answer = (await (await request.get(`${api}/documents/${type}/${id}`, { headers })).json()) as Body;
      return answer;
    },
    saveDraft,
    discard: (type: string, id: string): Promise<APIResponse> =>
      request.delete(`${api}/drafts/${type}/${id}`, { headers }),
    drafts: async (): Promise<readonly { readonly type: string; readonly id: string }[]> =>
      (
        (await (await request.get(`${api}/drafts`, { headers })).json()) as {
          readonly drafts: readonly { readonly type: string; readonly id: string }[];
        }
      ).drafts,
    release,
    activate: (number: number): Promise<APIResponse> =>
      request.post(`${api}/releases/${number}/activate`, { headers, data: {}, ...patience }),
    /** Number of the live release. */
    live: async (): Promise<number> =>
      ((await (await request.get('/readyz')).json()) as { readonly release: number }).release,
    import: (documents: readonly Body[]): Promise<APIResponse> =>
      request.post(`${api}/import`, { headers, data: { documents }, ...patience }),
    /** Saves documents as drafts and publishes them. */
    publish: async (message: string, ...bodies: readonly Body[]): Promise<APIResponse> => {
      for (const body of bodies) {
        const saved = await saveDraft(body);
        if (!saved.ok()) throw new Error(`${body.type}/${body.id} was not saved: ${await saved.text()}`);
      }
      return release(message);
    },
  };
};
