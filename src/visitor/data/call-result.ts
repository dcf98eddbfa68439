/** Failure of a call: the server's error object with its further texts, or no response. */
export type CallFailure =
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly errorType: string | undefined;
      readonly message: string;
      readonly values?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'timeout' | 'noStatus' | 'held' }
  | { readonly kind: 'status'; readonly status: number };

/** Data of a successful call, with the address of the read that it is the new answer of, or its failure. */
export type CallResult =
  | { readonly ok: true; readonly data: unknown; readonly answersAs?: string }
  | { readonly ok: false; readonly failure: CallFailure };
