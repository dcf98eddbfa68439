import { get, type IncomingMessage } from 'node:http';

/**
 * Opens event streams of a site like a number of browsers. Resolves when each got its first event; returns the count of streams that received a later
 * release, and closes them.
 */
export async function openLiveStreams(
  origin: string,
  count: number,
): Promise<{ readonly heard: (release: string) => number; readonly close: () => void }> {
  const said = await Promise.all(Array.from({ length: count }, () => openStream(origin)));
  return {
    heard: (release) => said.filter(({ text }) => text.includes(`\nid: ${release}\n`)).length,
    close: () => {
      for (const { response } of said) response.destroy();
    },
  };
}

interface Stream {
  readonly response: IncomingMessage;
  text: string;
}

const openStream = (origin: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    get(`${origin}/api/live`, { agent: false, headers: { accept: 'text/event-stream' } }, (response) => {
      const stream: Stream = { response, text: '' };
      // This side closes the stream.
      response.on('error', () => undefined);
      response.setEncoding('utf8').on('data', (part: string) => {
        stream.text += part;
        if (stream.text.includes('event: release')) resolve(stream);
      });
    }).on('error', reject);
  });
