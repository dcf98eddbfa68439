import type { DocumentSet } from '#schemas/documents';
import type { Context } from '../context.ts';
import { HttpError } from '../errors.ts';
import type { Db } from '../storage/tables.ts';
import { hasForbiddenWord } from './forbidden-words.ts';
import { isReservedName } from './rejoin.ts';

const LONGEST = 12;
const shape = /^[\p{Script=Hangul}A-Za-z0-9]{2,12}$/u;

/** Returns the form in which nicknames are compared: the same letters in another width or case are the same nickname. */
export const nicknameKey = (typed: string): string => typed.normalize('NFKC').toLowerCase();

/** Returns true if a nickname has 2 to 12 letters, digits or Hangul syllables and no forbidden word (decisions-members §4). */
export const isNickname = (documents: Pick<DocumentSet, 'words'>, typed: string): boolean => {
  const folded = typed.normalize('NFKC');
  return shape.test(folded) && !hasForbiddenWord(documents, folded);
};

/** Returns what the rules leave of a name elsewhere, such as at a social provider; empty if it does for no nickname. */
export const suggestNickname = (documents: Pick<DocumentSet, 'words'>, name: string): string => {
  const left = name
    .normalize('NFKC')
    .replaceAll(/[^\p{Script=Hangul}A-Za-z0-9]/gu, '')
    .slice(0, LONGEST);
  return isNickname(documents, left) ? left : '';
};

/** Throws `nicknameTaken` (JOI_06) for a nickname that breaks the rules or is reserved. The unique index refuses one that somebody has. */
export const requireNickname = async (db: Db, context: Context, nickname: string): Promise<void> => {
  const isReserved = await isReservedName(db, context, { kind: 'nickname', name: nickname });
  if (isReserved || !isNickname(context.live.current.prepared.documents, nickname))
    throw new HttpError('nicknameTaken');
};
