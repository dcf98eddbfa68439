import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { readInstant } from '#engine';
import { readAttendance } from '#schemas/calls/attendance.calls';
import { codeLists } from '#schemas/code-lists';
import type { Board } from '#schemas/contents.schema';
import type { Attendance, AttendQuery } from '#schemas/guard-answers.schema';
import type { Locale } from '#schemas/parts';
import { askedLocale } from '../../viewer/read-viewer.ts';
import { instantOf } from '../../viewer/visit-override.ts';
import { handleCall } from '../../session/handle-call.ts';
import type { Principal } from '../../session/principal.ts';
import { kstDay, momentOf } from '../../wire-values.ts';

/** Post types of attendance events. */
const KINDS = codeLists.attendKind;
type Event = NonNullable<Attendance['event']>;

const isOn = ({ from, until }: Board, now: number): boolean => (from === undefined || readInstant(from) <= now) && (until === undefined || now < readInstant(until));

/** Finds the current attendance event of a park; of several, the first in their order. */
const eventOf = (app: FastifyInstance, { parkType, eventId }: AttendQuery, now: number): Board | undefined => {
  const { documents } = app.live.current.prepared;
  const venue = documents.venue.get(parkType ?? app.live.current.snapshot.site.defaultVenue);
  const kinds = new Set(documents['code-list'].get(KINDS)?.items.map(({ codeId }) => codeId));
  return [...documents.board.values()]
    .filter((board) => kinds.has(board.boardKindCd) && board.publctTypeCd === venue?.publctTypeCd && isOn(board, now) && (eventId === undefined || eventId === '' || board.id === eventId))
    .toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))[0];
};

const wire = ({ id, title, summary, from, until }: Board, parkType: string, locale: Locale): Event => ({
  eventId: id, parkType, title: title[locale] ?? '', summary: summary?.[locale] ?? '', fromDtm: from === undefined ? '' : momentOf(readInstant(from)), untilDtm: until === undefined ? '' : momentOf(readInstant(until)),
});

/** Returns the attendance days of the calling member only. */
const daysOfMember = async (app: FastifyInstance, event: string, principal: Principal): Promise<readonly string[]> => {
  if (principal.kind !== 'member') return [];
  const rows = await app.sessions.store.db.selectFrom('attendances').select('day').where('member', '=', principal.session.uid).where('event', '=', event).orderBy('day').execute();
  return rows.map(({ day }) => day);
};

/** Registers the attendance calls (7): everybody may read, attending requires a login. */
export const registerAttendance: FastifyPluginAsync = async (app) => {
  handleCall(app, readAttendance, async ({ query, principal, request }): Promise<Attendance> => {
    const event = eventOf(app, query, instantOf(app, request));
    if (event === undefined) return { event: null, attendYn: 'N', attendCnt: 0, attendDtList: [] };
    const days = await daysOfMember(app, event.id, principal);
    const { snapshot } = app.live.current;
    return {
      event: wire(event, query.parkType ?? snapshot.site.defaultVenue, askedLocale(request, snapshot)),
      attendYn: days.includes(kstDay(new Date(instantOf(app, request)))) ? 'Y' : 'N',
      attendCnt: days.length,
      attendDtList: [...days],
    };
  });
};
