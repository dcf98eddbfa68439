import type { ServerResponse } from 'node:http';
import type { MemberEvent } from '#schemas/member-events';
import type { LiveRelease, LiveSite } from '../../core/live-site/live-site.ts';

const BEAT_MS = 15_000;
/** Maximum unread bytes before a slow browser is disconnected. It reconnects and catches up. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** Open event streams. */
export interface Streams {
  /** Opens a stream. Sends the live release first unless its number equals `seen`. */
  add(response: ServerResponse, seen: string | undefined, session?: StreamSession): void;
  /** Notifies the browsers of a member about changed data; undefined notifies all members that any data may have changed. Browsers then fetch the data. */
  memberChanged(change: { readonly member: string; readonly event: MemberEvent } | undefined): void;
  /** Ends the streams of a member whose session is over. Their browsers reconnect with what session they have. */
  endSessions(member: string, isOver: (family: string) => Promise<boolean>): Promise<void>;
  /** Sends an event to all browsers. */
  send(event: string): void;
  close(): void;
}

/** Session that a stream was opened with. */
interface StreamSession {
  readonly uid: string;
  readonly family: string;
}

export function openStreams(live: LiveSite): Streams {
  const open = new Map<ServerResponse, StreamSession | undefined>();
  const send = (text: string, isFor: (session: StreamSession | undefined) => boolean = () => true): void => {
    for (const [response, session] of open) {
      if (!isFor(session)) continue;
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
      else response.write(text);
    }
  };
  const beat = setInterval(() => send(': beat\n\n'), BEAT_MS).unref();
  const stopListening = live.onRelease((release) => send(eventOf(release)));
  return {
    send,
    add(response, seen, session) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      const isBehind = live.isLoaded && seen !== String(live.current.number);
      response.write(`retry: 2000\n\n${isBehind ? eventOf(live.current) : ''}`);
      open.set(response, session);
      response.on('close', () => open.delete(response));
    },
    memberChanged(change) {
      send(
        memberEvent(change?.event),
        (session) => session !== undefined && (change === undefined || session.uid === change.member),
      );
    },
    async endSessions(member, isOver) {
      for (const [response, session] of open)
        if (session?.uid === member && (await isOver(session.family))) response.end();
    },
    close() {
      clearInterval(beat);
      stopListening();
      for (const response of open.keys()) response.end();
    },
  };
}

const memberEvent = (kind: MemberEvent | undefined): string => `event: member\ndata: ${JSON.stringify({ kind })}\n\n`;

const eventOf = ({ number, hash }: LiveRelease): string =>
  `event: release\nid: ${number}\ndata: ${JSON.stringify({ number, hash })}\n\n`;
