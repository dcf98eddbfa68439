import type { Words } from '../../check/problem.ts';
import type { Delta } from '../compare.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../shapes.ts';
import { sentence } from '../words/phrase.ts';
import { withParticle } from '../words/particles.ts';
import type { About, Teller, Told } from './about.ts';
import { subjectOf } from './subject.ts';
import { tellLayout } from './tell-layout.ts';
import { tellMenu } from './tell-menu.ts';
import { tellGuard, tellLink, tellMessages, tellTheme } from './tell-others.ts';
import { tellPage } from './tell-page.ts';
import { tellPart } from './tell-part.ts';

const tellers: Readonly<Record<string, Teller>> = { page: tellPage, menu: tellMenu, layout: tellLayout, messages: tellMessages, guard: tellGuard, theme: tellTheme, link: tellLink };

/** Tells everything that differs in a document: what its type has words for, the rest in general ones. */
export function tellDocument(deltas: readonly Delta[], about: About): readonly Told[] {
  const told = tellers[about.type]?.(deltas, about) ?? [];
  const known = new Set(told.flatMap((one) => one.deltas));
  return [...told, ...deltas.filter((delta) => !known.has(delta)).map((delta) => tellPart(delta, about))];
}

/** What a new document is there for, or a lost one was. */
function purposeOf(type: string, body: Fields): Words {
  const [path] = Array.isArray(body['paths']) ? (body['paths'] as readonly unknown[]) : [];
  if (type === 'page' && typeof path === 'string') return { ko: ` (주소 ${path})`, en: ` at ${path}` };
  if (type === 'link' && typeof body['linkUrl'] === 'string') return { ko: ` (${body['linkUrl']})`, en: ` to ${body['linkUrl']}` };
  const texts = body['texts'];
  if (type === 'messages' && isFields(texts)) return { ko: ` (문구 ${Object.keys(texts).length}개)`, en: ` with ${Object.keys(texts).length} texts` };
  return { ko: '', en: '' };
}

/** A document that came or went. */
export function tellWhole(kind: 'added' | 'removed', { type, id, body }: { readonly type: string; readonly id: string; readonly body: Fields }, names: Names): Words {
  const [subject, purpose] = [subjectOf(type, id, body, names), purposeOf(type, body)];
  return sentence([kind === 'added' ? { ko: `${withParticle(subject.ko, '을')} 새로 추가했어요${purpose.ko}`, en: `new ${subject.en}${purpose.en}` } : { ko: `${withParticle(subject.ko, '을')} 지웠어요${purpose.ko}`, en: `${subject.en} is gone${purpose.en}` }]);
}
