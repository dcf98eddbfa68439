import type { ServerResponse } from 'node:http';
import type { LiveRelease, LiveSite } from '../../live-site.ts';

const BEAT_MS = 15_000;
/** A browser that reads so slowly is let go; it comes back by itself and catches up. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** The open event streams. */
export interface Streams {
  /** Answers with a stream; the live release is its first event unless `seen` is its number. */
  add(response: ServerResponse, seen: string | undefined): void;
  close(): void;
}

export function openStreams(live: LiveSite): Streams {
  const open = new Set<ServerResponse>();
  const send = (text: string): void => {
    for (const response of open) {
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
      else response.write(text);
    }
  };
  const beat = setInterval(() => send(': beat\n\n'), BEAT_MS).unref();
  const stopListening = live.onRelease((release) => send(eventOf(release)));
  return {
    add(response, seen) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      const isBehind = live.isLoaded && seen !== String(live.current.number);
      response.write(`retry: 2000\n\n${isBehind ? eventOf(live.current) : ''}`);
      open.add(response);
      response.on('close', () => open.delete(response));
    },
    close() {
      clearInterval(beat);
      stopListening();
      for (const response of open) response.end();
    },
  };
}

const eventOf = ({ number, hash }: LiveRelease): string => `event: release\nid: ${number}\ndata: ${JSON.stringify({ number, hash })}\n\n`;
