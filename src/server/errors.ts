/** Every error that leaves the server: a stable code, its status, its type (specification 8.1) and what to do about it. */
export const edgeErrors = {
  invalid: { status: 400, code: 'REQ_INVALID', errorType: 'B', text: 'The request is not valid.' },
  notJson: { status: 400, code: 'REQ_NOT_JSON', errorType: 'B', text: 'The body is not valid JSON. Send one JSON value in UTF-8.' },
  tooDeep: { status: 400, code: 'REQ_TOO_DEEP', errorType: 'B', text: 'The JSON is nested too deeply. Flatten it.' },
  mismatch: { status: 400, code: 'DOC_MISMATCH', errorType: 'B', text: 'The document and its address differ. Make type and id of the document those of the address.' },
  noToken: { status: 401, code: 'CONSOLE_TOKEN', errorType: 'B', text: 'Send the header "Authorization: Bearer <CONSOLE_TOKEN>" with the token of this server.' },
  notFound: { status: 404, code: 'NOT_FOUND', errorType: 'B', text: 'There is nothing at this address.' },
  noDocument: { status: 404, code: 'DOC_NOT_FOUND', errorType: 'B', text: 'The live release has no such document. See GET /api/console/v1/documents.' },
  noDraft: { status: 404, code: 'DRAFT_NOT_FOUND', errorType: 'B', text: 'There is no such draft. See GET /api/console/v1/drafts.' },
  noRelease: { status: 404, code: 'RELEASE_NOT_FOUND', errorType: 'B', text: 'There is no such release. See GET /api/console/v1/releases.' },
  nothingToPublish: { status: 409, code: 'NOTHING_TO_PUBLISH', errorType: 'B', text: 'There are no drafts to publish. Save one first.' },
  stale: { status: 412, code: 'RELEASE_STALE', errorType: 'B', text: 'Another release went live in the meantime. Look at it and send If-Match with its number or hash.' },
  tooLarge: { status: 413, code: 'REQ_TOO_LARGE', errorType: 'B', text: 'The body is too large.' },
  notJsonType: { status: 415, code: 'REQ_MEDIA_TYPE', errorType: 'B', text: 'Send the body as application/json.' },
  refused: { status: 422, code: 'RELEASE_REFUSED', errorType: 'B', text: 'The site as it would be has errors. Correct what "problems" names and publish again.' },
  unexpected: { status: 500, code: 'UNEXPECTED', errorType: 'E', text: 'Unable to handle as a temporary failure, please try again' },
  notReady: { status: 503, code: 'NOT_READY', errorType: 'E', text: 'The server cannot answer yet. Try again in a moment.' },
  storeFull: { status: 503, code: 'STORE_FULL', errorType: 'E', text: 'Nothing can be saved now: the disk is full. Reading goes on.' },
} as const satisfies Readonly<Record<string, EdgeError>>;

interface EdgeError {
  readonly status: number;
  readonly code: string;
  readonly errorType: 'B' | 'E';
  readonly text: string;
}

export type EdgeErrorName = keyof typeof edgeErrors;

/** The body of every answer that is an error. */
export interface ErrorAnswer {
  readonly code: string;
  readonly errorMessage: string;
  readonly errorType: string;
}

/** Ends a request with one of the edge errors. `detail` goes after its text, `extra` beside it in the answer. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly answer: ErrorAnswer & Readonly<Record<string, unknown>>;

  constructor(kind: EdgeErrorName, detail?: string, extra?: Readonly<Record<string, unknown>>) {
    const { status, code, errorType, text } = edgeErrors[kind];
    super(detail === undefined ? text : `${text} ${detail}`);
    this.statusCode = status;
    this.answer = { code, errorMessage: this.message, errorType, ...extra };
  }
}
