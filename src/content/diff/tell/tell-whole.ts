import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../../check/is-fields.ts';
import { both, quoted, sayWindow, sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import { whereWords } from './placements.ts';
import { sayDocument } from '../words/say-document.ts';
import { typeLabel } from '../../check/definition-of.ts';

/** A document by itself. */
export interface Whole {
  readonly type: string;
  readonly id: string;
  readonly body: Fields;
}

/** Purpose of a new or removed document. */
function purposeOf({ type, id, body }: Whole, names: Names): Words {
  if (type === 'page') {
    const address = names.shownAddress(body);
    return names.page(id).en.includes(address) ? both('') : { ko: `주소 ${address}`, en: ` at ${address}` };
  }
  if (type === 'link' && typeof body['linkUrl'] === 'string')
    return { ko: body['linkUrl'], en: ` to ${body['linkUrl']}` };
  const texts = body['texts'];
  if (type === 'messages' && isFields(texts)) {
    const count = Object.keys(texts).length;
    return { ko: `문구 ${count}개`, en: ` with ${count} ${count === 1 ? 'text' : 'texts'}` };
  }
  return both('');
}

function seenWords({ type, body }: Whole): readonly Words[] {
  if (!['banner', 'board', 'discount'].includes(type) || (body['from'] === undefined && body['until'] === undefined))
    return [];
  const { ko, en } = sayWindow(body['from'], body['until']);
  return [{ ko: `${ko} 보여요`, en: `shown ${en}` }];
}

/** A layout is known by where it is seen. */
function nounOf(whole: Whole, names: Names): Words {
  const subject = sayDocument(whole.type, whole.id, whole.body, names);
  if (whole.type !== 'layout') return subject;
  const where = whereWords(whole.id, names);
  return where.en.includes(quoted(whole.id)) ? subject : { ko: `${where.ko}의 레이아웃`, en: `the layout ${where.en}` };
}

/** A document that came or went; `along`: what else did with it. */
export function tellWhole(kind: 'added' | 'removed', whole: Whole, names: Names, along: Words = both('')): Words {
  const [noun, purpose] = [nounOf(whole, names), purposeOf(whole, names)];
  const more = [purpose.ko, along.ko].filter((part) => part !== '').join(', ');
  const beside = more === '' ? '' : `(${more})`;
  if (kind === 'added')
    return sentence([
      { ko: `${withParticle(noun.ko, '을')} 추가했어요${beside}`, en: `added ${noun.en}${purpose.en}${along.en}` },
      ...seenWords(whole),
    ]);
  return sentence([
    { ko: `${withParticle(noun.ko, '을')} 지웠어요${beside}`, en: `removed ${noun.en}${purpose.en}${along.en}` },
  ]);
}

/** A document that has another id, and nothing else that is new. `followed`: how many places that name it do so too. */
export function tellRenamed({ type, id, body }: Whole, before: string, names: Names, followed: number): Words {
  const kind = typeLabel(type);
  const title = type === 'page' ? sayDocument(type, id, body, names) : undefined;
  const more: readonly Words[] =
    followed === 0
      ? []
      : [
          {
            ko: `이 이름을 쓰는 ${followed}곳도 함께 바뀌었어요`,
            en: `${followed === 1 ? 'the place that names' : `the ${followed} places that name`} it ${followed === 1 ? 'follows' : 'follow'}`,
          },
        ];
  if (title !== undefined)
    return sentence([
      {
        ko: `${title.ko}의 ID를 ${withParticle(quoted(id), '으로')} 바꿨어요(이전: ${quoted(before)})`,
        en: `${title.en} has the new ID ${quoted(id)} (was ${quoted(before)})`,
      },
      ...more,
    ]);
  return sentence([
    {
      ko: `${kind.ko} ${quoted(before)}의 이름을 ${withParticle(quoted(id), '으로')} 바꿨어요. 내용은 그대로예요`,
      en: `renamed the ${kind.en} ${quoted(before)} to ${quoted(id)}, with the same content`,
    },
    ...more,
  ]);
}
