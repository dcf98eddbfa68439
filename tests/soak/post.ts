/** A POST request with a JSON body. */
export interface Post {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Response: `200` or the code of an error, and the data. */
export interface Response {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Sends a call. Returns undefined if the process ended before it answered, or if it is still at work on the key of the call. Throws for errors of the server. */
export async function post(origin: string, { path, headers, body }: Post): Promise<Response | undefined> {
  try {
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
    const answer = (await response.json()) as Response['data'] & {
      readonly code?: string;
      readonly data?: Response['data'];
    };
    // Games get no envelope around their data.
    const { code = '200', data = answer } = answer;
    if (response.status >= 500) throw new Error(`${path} answered ${response.status} ${code}`);
    return code === 'IDM_01' ? undefined : { code, data };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
