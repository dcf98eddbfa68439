import { placeIn } from './locate.ts';
import { keyOf, type RawDocument } from './prepared.ts';
import type { Problem } from './problem.ts';

/** The documents by `type/id`; of two with the same name the first stays and the other is a problem. */
export function gather(raws: readonly RawDocument[]): { raws: Map<string, RawDocument>; problems: Problem[] } {
  const byKey = new Map<string, RawDocument>();
  const problems: Problem[] = [];
  for (const raw of raws) {
    const key = keyOf(raw.type, raw.id);
    const first = byKey.get(key);
    if (first === undefined) byKey.set(key, raw);
    else problems.push(twice(raw, first));
  }
  return { raws: byKey, problems };
}

function twice(raw: RawDocument, first: RawDocument): Problem {
  const other = first.source ? ` (${first.source.file})` : '';
  return {
    code: 'duplicate-id',
    severity: 'error',
    // Located here, because the document of this name is the other one.
    at: { type: raw.type, id: raw.id, pointer: '/id', ...(raw.source ? placeIn(raw.source, '/id') : {}) },
    text: { ko: `${raw.type} '${raw.id}' 문서가 이미 있어요${other}.`, en: `There is another ${raw.type} with the id '${raw.id}'${other}.` },
    hint: { ko: '하나의 id를 바꾸거나 하나를 지우세요.', en: 'Give one of them another id, or remove one.' },
  };
}
