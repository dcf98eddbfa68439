import { documentTypes } from '#schemas/documents';
import { declaredCallsAt } from '../calls.ts';
import { suggestName } from '../suggest-name.ts';
import { typeLabel } from '../definition-of.ts';
import type { Path } from '../problem.ts';
import { codeFieldsOf } from '../references/fields.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';

/** Code lists that are needed are there; each that is not is told once. */
export function checkCodes(survey: CheckContext): void {
  const told = new Set<string>();
  const needs = (owner: Owner, path: Path, list: string, said: Finding): void => {
    if (told.has(list) || survey.has('code-list', list)) return;
    told.add(list);
    survey.report(owner, path, said);
  };
  for (const type of documentTypes) {
    const { size } = survey.documents[type];
    const [first] = survey.documents[type].values();
    if (first !== undefined)
      for (const { field, list } of codeFieldsOf(type)) needs(first, [field], list, noList(survey, list, size));
  }
  for (const service of [...survey.documents['data-service'].values(), ...survey.documents.operation.values()]) {
    if ('upstream' in service && service.upstream !== undefined) continue;
    const from = declaredCallsAt(service.path).find((call) => call.from !== undefined)?.from;
    const list = from !== undefined && 'list' in from ? from.list : undefined;
    if (from !== undefined && 'type' in from) needsAny(survey, service, from.type, told);
    else if (list !== undefined) needs(service, ['path'], list, noListOfCall(survey, list, service.path));
  }
}

/** A call that answers from documents of a type. */
function needsAny(
  survey: CheckContext,
  service: Owner & { readonly path: string },
  type: 'words' | 'system-config',
  told: Set<string>,
): void {
  if (told.has(type) || survey.hasType(type)) return;
  told.add(type);
  survey.report(service, ['path'], noDocument(type, service.path));
}

const noDocument = (type: 'words' | 'system-config', path: string): Finding => ({
  code: 'missing-document',
  severity: 'warning',
  text: {
    ko: `${typeLabel(type).ko}(${type}) 문서가 없어서 ${path} 호출이 아무것도 답하지 않아요.`,
    en: `There is no document of type ${type} (${typeLabel(type).en}), so the call ${path} returns nothing.`,
  },
  hint: {
    ko: `type이 "${type}"인 문서를 추가하세요. 문서 파일이 빠지지 않았는지 먼저 보세요.`,
    en: `Add a document of type "${type}". Check first whether a file of documents was left out.`,
  },
});

const hintOf = (survey: CheckContext, list: string): Finding['hint'] => {
  const { near } = suggestName(list, survey.documents['code-list'].keys());
  const [other] = near;
  return other === undefined || near.length > 1
    ? { ko: `id가 "${list}"인 코드 목록을 추가하세요.`, en: `Add the code list with the id "${list}".` }
    : {
        ko: `id가 "${list}"인 코드 목록을 추가하세요. '${other}'의 id를 잘못 적은 것은 아닌지 보세요.`,
        en: `Add the code list with the id "${list}", or check the id of '${other}' for a typo.`,
      };
};

const noList = (survey: CheckContext, list: string, count: number): Finding => ({
  code: 'missing-document',
  text: {
    ko: `이 코드가 들어 있어야 할 코드 목록 '${list}'이(가) 없어요. 문서 ${count}개가 그 코드를 써요.`,
    en: `The code list '${list}' of this code is missing. ${count} document${count === 1 ? ' uses' : 's use'} it.`,
  },
  hint: hintOf(survey, list),
});

const noListOfCall = (survey: CheckContext, list: string, path: string): Finding => ({
  code: 'missing-document',
  severity: 'warning',
  text: {
    ko: `코드 목록 '${list}'이(가) 없어서 ${path} 호출이 아무것도 답하지 않아요.`,
    en: `The code list '${list}' is missing, so the call ${path} returns nothing.`,
  },
  hint: hintOf(survey, list),
});
