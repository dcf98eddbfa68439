import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import type { Fields } from '../../check/is-fields.ts';
import { withParticle } from '../words/particles.ts';
import { both, formerly, listed, nameOf, sentence } from '../words/phrase.ts';
import { isAt, itemsOf, pathOf, type Teller, type Told } from './about.ts';

const addressesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Old addresses that lead to a page, one or all of them. */
export const tellOldAddresses: Teller = (deltas, { before, after, was, is, subject }) =>
  deltas.flatMap((delta): Told[] => {
    if (!isAt(delta, 'redirects') || pathOf(delta).length > 2 || delta.kind === 'moved' || delta.kind === 'changed')
      return [];
    const isGone = delta.kind === 'removed';
    const [body, names] = isGone ? [before, was] : [after, is];
    const all = addressesOf(isGone ? delta.before : delta.after).map((path) =>
      both(names.address({ ...body, paths: [path] })),
    );
    const old = listed(all);
    const [to, noun] = [withParticle(subject.ko, '으로'), all.length === 1 ? 'address' : 'addresses'];
    const text: Words = isGone
      ? {
          ko: `옛 주소 ${withParticle(old.ko, '은')} 이제 ${to} 이어지지 않아요`,
          en: `the old ${noun} ${old.en} no longer ${all.length === 1 ? 'leads' : 'lead'} to ${subject.en}`,
        }
      : {
          ko: `옛 주소 ${old.ko}도 이제 ${to} 이어져요`,
          en: `the old ${noun} ${old.en} now ${all.length === 1 ? 'leads' : 'lead'} to ${subject.en} too`,
        };
    return [{ kind: 'redirected', deltas: [delta], text: sentence([text]) }];
  });

const part = (way: Fields | undefined, name: string): string => nameOf(way?.[name]);

/** Ways from one address of the site to another. */
export const tellRedirects: Teller = (deltas, about) =>
  itemsOf(deltas, 'redirects', about).flatMap(({ was, is, deltas: some }): Told[] => {
    if (some.every((delta: Delta) => delta.kind === 'moved' && pathOf(delta).length === 2)) return [];
    const from = part(is ?? was, 'from');
    const [then, now] = [part(was, 'to'), part(is, 'to')];
    const tell = (words: Words): Told[] => [
      {
        kind: 'redirected',
        deltas: some,
        text: sentence([{ ko: `${about.subject.ko}: ${words.ko}`, en: `${about.subject.en}: ${words.en}` }]),
      },
    ];
    if (is === undefined)
      return tell({
        ko: `${withParticle(from, '은')} 이제 다른 주소로 이어지지 않아요${formerly(both(then)).ko}`,
        en: `${from} no longer leads to another address${formerly(both(then)).en}`,
      });
    if (was === undefined)
      return tell({
        ko: `${withParticle(from, '은')} 이제 ${withParticle(now, '으로')} 이어져요`,
        en: `${from} now leads to ${now}`,
      });
    return tell({
      ko: `${withParticle(from, '은')} 이제 ${withParticle(now, '으로')} 이어져요${formerly(both(then)).ko}`,
      en: `${from} now leads to ${now}${formerly(both(then)).en}`,
    });
  });
