declare module 'autocannon' {
  export interface Request {
    readonly path: string;
    readonly body?: string;
    readonly headers: Readonly<Record<string, string>>;
  }
  interface Options {
    readonly url: string;
    readonly method: 'GET' | 'POST';
    readonly connections: number;
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** `context` is one of its own for each request. */
    readonly requests?: readonly {
      readonly setupRequest: (request: Request, context: Record<string, unknown>) => Request;
      readonly onResponse?: (status: number, body: string, context: Record<string, unknown>) => void;
    }[];
  }
  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly start: Date;
    readonly finish: Date;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
