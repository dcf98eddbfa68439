import { asMember, count, filled, listOf, moment, strict, text, yn } from '../shared/answer-parts.ts';
import { instantMs as sentAt } from '../../parts.ts';

/** Named event of kind MINI_GAME, by its document ID or its number. */
export const miniGameQuery = strict({ ...asMember, eventId: filled(80) }, ['eventId']);
export const miniGamesQuery = strict(asMember, []);
export const miniGameAnswer = strict(
  {
    eventId: filled(80),
    gameNm: text(400),
    imageNm: text(60),
    prizeTxt: text(2000, 'Least scores and their prizes.'),
    playYn: { ...yn, description: 'Y: the caller can play now.' },
    dayCnt: { ...count, description: 'Games a day.' },
    leftCnt: { ...count, description: 'Games that are left today.' },
    playCnt: { ...count, description: 'Own scores.' },
    bestScore: count,
    maxScore: count,
  },
  ['eventId', 'gameNm', 'imageNm', 'prizeTxt', 'playYn', 'dayCnt', 'leftCnt', 'playCnt', 'bestScore', 'maxScore'],
);
export const miniGamesAnswer = strict({ gameList: listOf(miniGameAnswer, 60) }, ['gameList']);
export const miniGameStart = strict(
  {
    url: filled(600, 'Address of the game with a token that works once.'),
    untilDtm: { ...moment, description: 'When the token expires.' },
    leftCnt: count,
  },
  ['url', 'untilDtm', 'leftCnt'],
);

const signature = {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  description: 'HMAC-SHA-256 with the secret of the game, hex.',
} as const;
/** Signed text: `start|gameId|token|sentAt`. */
export const gameStartBody = strict({ gameId: filled(80), token: filled(100), sentAt, signature }, [
  'gameId',
  'token',
  'sentAt',
  'signature',
]);
/** Signed text: `score|gameId|playId|score|sentAt`. */
export const gameScoreBody = strict(
  {
    gameId: filled(80),
    playId: filled(40),
    score: { type: 'integer', minimum: 0, maximum: 1_000_000 },
    sentAt,
    signature,
  },
  ['gameId', 'playId', 'score', 'sentAt', 'signature'],
);
