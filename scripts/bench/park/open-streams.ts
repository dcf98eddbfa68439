import { get, type IncomingMessage } from 'node:http';

/** Many open event streams, and the arrival times of an event on each. */
export interface OpenStreams {
  /** Resolves with the milliseconds until each stream has received `text`, once `work` has run. */
  arrivals(text: string, work: () => Promise<unknown>): Promise<readonly number[]>;
  /** Number of events of a kind that the first stream received so far. */
  count(event: string): number;
  close(): void;
}

interface Stream {
  readonly response: IncomingMessage;
  received: string;
  waiting: ((received: string) => void) | undefined;
}

const openStream = (url: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      const stream: Stream = { response, received: '', waiting: undefined };
      response.setEncoding('utf8').on('data', (text: string) => {
        stream.received += text;
        stream.waiting?.(stream.received);
      });
      resolve(stream);
    }).on('error', reject);
  });

/** Opens streams, a few at a time. */
export async function openStreams(url: string, count: number): Promise<OpenStreams> {
  const streams: Stream[] = [];
  while (streams.length < count)
    streams.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, count - streams.length) }, () => openStream(url)))),
    );
  return {
    async arrivals(text, work) {
      const begun = performance.now();
      const from = streams.map(({ received }) => received.length);
      const all = streams.map(
        (stream, index) =>
          new Promise<number>((resolve) => {
            stream.waiting = (received) => {
              if (!received.includes(text, from[index])) return;
              stream.waiting = undefined;
              resolve(performance.now() - begun);
            };
          }),
      );
      await work();
      return Promise.all(all);
    },
    count: (event) => (streams[0]?.received.split(`event: ${event}\n`).length ?? 1) - 1,
    close: () => streams.forEach(({ response }) => response.destroy()),
  };
}
