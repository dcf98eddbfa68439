import type { ServerResponse } from 'node:http';
import type { LiveRelease, LiveSite } from '../../live-site/live-site.ts';

const BEAT_MS = 15_000;
/** Maximum unread bytes before a slow browser is disconnected. It reconnects and catches up. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** Open event streams. */
export interface Streams {
  /** Opens a stream. Sends the live release first unless its number equals `seen`. `member` is the uid of the browser's member. */
  add(response: ServerResponse, seen: string | undefined, member?: string): void;
  /** Notifies the browsers of a member about changed data; undefined notifies all members. Browsers then fetch the data. */
  memberChanged(uid: string | undefined): void;
  /** Sends an event to all browsers. */
  send(event: string): void;
  close(): void;
}

export function openStreams(live: LiveSite): Streams {
  const open = new Map<ServerResponse, string | undefined>();
  const send = (text: string, isFor: (member: string | undefined) => boolean = () => true): void => {
    for (const [response, member] of open) {
      if (!isFor(member)) continue;
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
      else response.write(text);
    }
  };
  const beat = setInterval(() => send(': beat\n\n'), BEAT_MS).unref();
  const stopListening = live.onRelease((release) => send(eventOf(release)));
  return {
    send,
    add(response, seen, member) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      const isBehind = live.isLoaded && seen !== String(live.current.number);
      response.write(`retry: 2000\n\n${isBehind ? eventOf(live.current) : ''}`);
      open.set(response, member);
      response.on('close', () => open.delete(response));
    },
    memberChanged(uid) {
      send(memberEvent, (member) => member !== undefined && (uid === undefined || member === uid));
    },
    close() {
      clearInterval(beat);
      stopListening();
      for (const response of open.keys()) response.end();
    },
  };
}

const memberEvent = 'event: member\ndata: {}\n\n';

const eventOf = ({ number, hash }: LiveRelease): string => `event: release\nid: ${number}\ndata: ${JSON.stringify({ number, hash })}\n\n`;
