import type { Change, ViewChange, ViewsReport, Words } from '#content';
import type { Lang } from '../report/report-content.ts';

/** Comparison of two inputs. */
export interface DiffContent {
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
  /** Omitted when views were not requested or cannot be compared. */
  readonly views?: ViewsReport;
  /** Reason why views cannot be compared. */
  readonly withoutViews?: Words;
  /** Venue names by code. */
  readonly venues: ReadonlyMap<string, Words>;
  readonly quiet: boolean;
}

/** Changes of one venue, or of shared documents, by document. */
export interface Area {
  readonly name: Words;
  readonly documents: readonly { readonly name: string; readonly changes: readonly Change[] }[];
}

export const wholeSite: Words = { ko: '사이트 전체', en: 'The whole site' };

export function areasOf({ changes, venues }: DiffContent): readonly Area[] {
  const byVenue = Map.groupBy(changes, ({ venue = '' }) => venue);
  return [...byVenue]
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .map(([venue, some]) => ({
      name: venue === '' ? wholeSite : (venues.get(venue) ?? { ko: venue, en: venue }),
      documents: [...Map.groupBy(some, ({ type, id }) => `${type}/${id}`)].map(([name, own]) => ({
        name,
        changes: own,
      })),
    }));
}

const number = (value: number): string => value.toLocaleString('en-US');

/** Summarises the pages of a change. */
export function pagesWords({ pages, frame }: ViewChange): Words {
  if (frame !== undefined)
    return {
      ko: `${frame.name.ko}의 모든 페이지 ${number(pages.length)}개(프레임)`,
      en: `All ${number(pages.length)} pages of ${frame.name.en} (their frame)`,
    };
  const some = pages.slice(0, 3);
  const rest = pages.length - some.length;
  const list = (lang: Lang): string => some.map(({ name, path }) => `${name[lang]} (${path})`).join(', ');
  return {
    ko: `${list('ko')}${rest > 0 ? ` 외 ${rest}개` : ''}`,
    en: `${list('en')}${rest > 0 ? ` and ${rest} more` : ''}`,
  };
}

const day = (at: number): string => `${new Date(at + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')}`;

/** Formats the start of a change in Korean time; empty when it starts immediately and stays. */
export function whenWords({ from, until }: ViewChange, now: number): Words {
  const begin: Words = from === now ? { ko: '', en: '' } : { ko: `${day(from)}부터 `, en: `from ${day(from)} ` };
  const end: Words =
    until === undefined ? { ko: '', en: '' } : { ko: `${day(until)}까지 `, en: `until ${day(until)} ` };
  return { ko: `${begin.ko}${end.ko}`.trim(), en: `${begin.en}${end.en}`.trim() };
}

const upper = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Describes a view before and after. */
export function resultWords({ before, now, details }: ViewChange): Words {
  if (details.length === 0) return { ko: `${before.ko} → ${now.ko}`, en: upper(`${before.en} → ${now.en}`) };
  return { ko: details.map(({ ko }) => ko).join('; '), en: upper(details.map(({ en }) => en).join('; ')) };
}

/** Describes how many views are proven equal and which are not covered. */
export function proofWords({ views, same, cut, notCounted }: ViewsReport): Words {
  const gap: Words =
    cut === 0
      ? { ko: '', en: '' }
      : {
          ko: ` 다만 가드가 묻는 값이 많아 ${number(cut)}번은 모든 답을 확인하지 못했어요.`,
          en: ` But ${number(cut)} ${cut === 1 ? 'decision was' : 'decisions were'} not checked with every possible guard answer: there are too many.`,
        };
  if (notCounted.length > 0) {
    const names: Words = {
      ko: notCounted.map(({ name }) => name.ko).join(', '),
      en: notCounted.map(({ name }) => name.en).join(', '),
    };
    return {
      ko: `세어 본 화면 ${number(views)}개 가운데 ${number(same)}개는 그대로예요. 세지 않은 것: ${names.ko}.${gap.ko}`,
      en: `${number(same)} of ${number(views)} counted views are the same. Not counted: ${names.en}.${gap.en}`,
    };
  }
  if (same === views)
    return {
      ko: `화면 ${number(views)}개가 모두 그대로예요. 결정으로 확인했어요.${gap.ko}`,
      en: `All ${number(views)} views are the same, proven by decision.${gap.en}`,
    };
  return {
    ko: `화면 ${number(views)}개 가운데 ${number(same)}개는 그대로예요. 결정으로 확인했어요.${gap.ko}`,
    en: `${number(same)} of ${number(views)} views are the same, proven by decision.${gap.en}`,
  };
}

export const countWords = (count: number): Words => ({
  ko: `${number(count)}가지`,
  en: `${number(count)} ${count === 1 ? 'change' : 'changes'}`,
});

/** Documents of an edit. */
export function documentsOf({ type, id, at }: Change): Words {
  const names = [...new Set(at.map((place) => `${place.type ?? type}/${place.id ?? id}`))];
  const [some, rest] = [names.slice(0, 3).join(', '), names.length - 3];
  return rest > 0 ? { ko: `${some} 외 ${rest}개`, en: `${some} and ${rest} more` } : { ko: some, en: some };
}

export function sumWords({ changes }: DiffContent): Words {
  const documents = new Set(
    changes.flatMap(({ type, id, at }) => at.map((place) => `${place.type ?? type}/${place.id ?? id}`)),
  ).size;
  if (changes.length === 0) return { ko: '문서가 같아요.', en: 'The documents are the same.' };
  return {
    ko: `문서 ${number(documents)}개에서 ${number(changes.length)}가지가 바뀌었어요.`,
    en: `${number(changes.length)} ${changes.length === 1 ? 'change' : 'changes'} in ${number(documents)} ${documents === 1 ? 'document' : 'documents'}.`,
  };
}
