declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly { readonly setupRequest: (request: { path: string }) => { path: string } }[];
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
