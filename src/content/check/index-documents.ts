import { placeIn } from './locate.ts';
import { keyOf, type RawDocument } from './prepared.ts';
import type { Problem } from './problem.ts';

/** The documents by `type/id`; of two with the same name the first stays and the other is a problem. */
export function indexDocuments(raws: readonly RawDocument[]): { raws: Map<string, RawDocument>; problems: Problem[] } {
  const byKey = new Map<string, RawDocument>();
  const doubles: (readonly [raw: RawDocument, first: RawDocument])[] = [];
  for (const raw of raws) {
    const key = keyOf(raw.type, raw.id);
    const first = byKey.get(key);
    if (first === undefined) byKey.set(key, raw);
    else doubles.push([raw, first]);
  }
  const files = Map.groupBy(doubles, ([raw, first]) => `${raw.source?.file ?? ''}\n${first.source?.file ?? ''}`);
  return { raws: byKey, problems: [...files.values()].flatMap(tellFile) };
}

// More than that is a file that was copied, not a document.
const MOST = 8;

function tellFile(doubles: readonly (readonly [raw: RawDocument, first: RawDocument])[]): Problem[] {
  const told = doubles.slice(0, doubles.length > MOST ? 1 : MOST).map(([raw, first]) => twice(raw, first));
  const others = doubles.length - told.length;
  return others === 0
    ? told
    : told.map((problem) => ({
        ...problem,
        text: {
          ko: `${problem.text.ko} 이 파일의 문서 ${others}개도 이미 있어요.`,
          en: `${problem.text.en} ${others} more documents of this file have the same problem.`,
        },
        hint: copied,
      }));
}

const copied: Problem['hint'] = {
  ko: '파일이 복사된 것은 아닌지 보고, 복사본이면 파일을 지우세요.',
  en: 'If the file is a copy, delete it.',
};

function twice(raw: RawDocument, first: RawDocument): Problem {
  const other = first.source ? ` (${first.source.file})` : '';
  return {
    code: 'duplicate-id',
    severity: 'error',
    // Located here, because the document of this name is the other one.
    at: { type: raw.type, id: raw.id, pointer: '/id', ...(raw.source ? placeIn(raw.source, '/id') : {}) },
    text: {
      ko: `${raw.type} '${raw.id}' 문서가 이미 있어요${other}.`,
      en: `A different ${raw.type} already has the id '${raw.id}'${other}.`,
    },
    hint: { ko: '하나의 id를 바꾸거나 하나를 지우세요.', en: 'Change the id of one of them, or remove one.' },
  };
}
