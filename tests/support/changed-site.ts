import { check, prepare, type Problem, type RawDocument } from '#content';
import { pick, soundSite, type Body } from './sound-site.ts';

/** Breaks the sound site in one place. */
export type Change = (site: Body[]) => unknown;

export const rawsOf = (site: readonly Body[]): RawDocument[] =>
  site.map((body) => ({ type: body.type, id: body.id, body }));

/** Problems of the sound site with one change, also those of an instant where one is given. */
export const problemsOf = async (change: Change, now?: number): Promise<Problem[]> => {
  const site = soundSite();
  change(site);
  return check(await prepare(rawsOf(site)), now === undefined ? {} : { now });
};

/** Code and place of each problem. */
export const linesOf = (problems: readonly Problem[]): string[] =>
  problems.map(({ code, at }) => `${code} ${at.type}/${at.id}${at.pointer}`);

export const set =
  (type: string, id: string, change: object): Change =>
  (site) =>
    Object.assign(pick(site, type, id), change);
export const add =
  (...bodies: Body[]): Change =>
  (site) =>
    site.push(...bodies);
export const both =
  (...changes: Change[]): Change =>
  (site) =>
    changes.map((change) => change(site));
