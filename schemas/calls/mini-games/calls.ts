import * as shapes from './answers.ts';
import { apiBase, defineCall } from '../define-call.ts';

const base = { tag: 'events', requirements: [], addition: true } as const;

export const readMiniGame = defineCall({
  ...base,
  access: 'anyone',
  method: 'GET',
  writes: false,
  path: `${apiBase}/evt/mini-game`,
  reads: ['mini-game', 'event'],
  summary: 'Read the game of an event, and the own plays',
  query: shapes.miniGameQuery,
  data: shapes.miniGameAnswer,
  named: {
    'query.eventId': {
      kind: 'event',
      of: 'everybody',
      kinds: ['MINI_GAME'],
      refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND', kind: 'NOT_FOUND' },
    },
  },
});
export const listMiniGames = defineCall({
  ...base,
  access: 'anyone',
  method: 'GET',
  writes: false,
  path: `${apiBase}/evt/mini-games`,
  reads: ['mini-game', 'event'],
  summary: 'List the games of a venue that are open, and the own plays',
  query: shapes.miniGamesQuery,
  data: shapes.miniGamesAnswer,
});
export const startMiniGame = defineCall({
  age: 'EVT_07',
  ...base,
  access: 'member',
  method: 'POST',
  writes: true,
  idempotent: 'required',
  path: `${apiBase}/evt/mini-game-start`,
  summary: 'Start a game: the answer has its address with a one-time token',
  body: shapes.miniGameQuery,
  data: shapes.miniGameStart,
  full: true,
  named: {
    'body.eventId': {
      kind: 'event',
      of: 'everybody',
      kinds: ['MINI_GAME'],
      refusals: { unknown: 'NOT_FOUND', venue: 'NOT_FOUND', kind: 'NOT_FOUND', time: 'EVT_01' },
    },
  },
});
