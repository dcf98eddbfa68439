import { mutate } from 'swr';
import type { Locale } from '#schemas/parts';

export interface AnswerOwner {
  /** Hash of the release. */
  readonly release: string;
  /** Member; empty for a guest. */
  readonly who?: string;
  readonly locale: Locale;
}

/** Answers belong to a release, a member and a language: the next one asks again, without any list of what to forget. */
export const answerKey = (call: string, { release, who = '', locale }: AnswerOwner): string =>
  `${release} ${who} ${locale} ${call}`;

/** Puts the new answer of a call in place, for all who show it. */
export const putAnswer = (call: string, owner: AnswerOwner, data: unknown): void =>
  void mutate(answerKey(call, owner), data, { revalidate: false });
