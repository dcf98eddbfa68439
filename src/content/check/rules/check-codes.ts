import { documentTypes } from '#schemas/documents';
import { hintNearest } from '../nearest.ts';
import type { Path } from '../problem.ts';
import { codeFieldsOf } from '../references/fields.ts';
import type { Finding, Owner, Survey } from '../survey.ts';

/** Code lists that calls of the house go by: without them they answer with nothing. */
const ofCalls: readonly (readonly [path: RegExp, list: string])[] = [
  [/^\/api\/v1\/iam\/evt\/event(?:-dtl)?$/, 'COD_IAM_EVENT_KIND'],
  [/^\/api\/v1\/iam\/evt\/attend-dtl$/, 'COD_IAM_ATTEND_KIND'],
  [/^\/api\/v1\/iam\/contents\/editorspick\//, 'COD_IAM_PICK_KIND'],
  [/^\/api\/v1\/iam\/curation\/persona-type/, 'COD_IAM_PERSONA_TYPE'],
  [/^\/api\/v1\/iam\/point\/my-point-history$/, 'COD_IAM_SOM_REASON'],
];

/** Code lists that are needed are there; each that is not is told once. */
export function checkCodes(survey: Survey): void {
  const told = new Set<string>();
  const needs = (owner: Owner, path: Path, list: string, said: Finding): void => {
    if (told.has(list) || survey.has('code-list', list)) return;
    told.add(list);
    survey.report(owner, path, said);
  };
  for (const type of documentTypes) {
    const { size } = survey.documents[type];
    const [first] = survey.documents[type].values();
    if (first !== undefined) for (const { field, list } of codeFieldsOf(type)) needs(first, [field], list, noList(survey, list, size));
  }
  for (const service of [...survey.documents['data-service'].values(), ...survey.documents.operation.values()]) {
    if ('upstream' in service && service.upstream !== undefined) continue;
    const list = ofCalls.find(([path]) => path.test(service.path))?.[1];
    if (list !== undefined) needs(service, ['path'], list, noListOfCall(survey, list, service.path));
  }
}

const hintOf = (survey: Survey, list: string): Finding['hint'] => {
  const { near } = hintNearest(list, survey.documents['code-list'].keys());
  const [other] = near;
  return other === undefined || near.length > 1
    ? { ko: `id가 "${list}"인 코드 목록을 추가하세요.`, en: `Add the code list with the id "${list}".` }
    : { ko: `id가 "${list}"인 코드 목록을 추가하세요. '${other}'의 id를 잘못 적은 것은 아닌지 보세요.`, en: `Add the code list with the id "${list}"; see whether the id of '${other}' is miswritten.` };
};

const noList = (survey: Survey, list: string, count: number): Finding => ({
  code: 'missing-document',
  text: { ko: `이 코드가 들어 있어야 할 코드 목록 '${list}'이(가) 없어요. 문서 ${count}개가 그 코드를 써요.`, en: `The code list '${list}', which this code is of, is missing; ${count} document${count === 1 ? ' takes its code' : 's take their codes'} from it.` },
  hint: hintOf(survey, list),
});

const noListOfCall = (survey: Survey, list: string, path: string): Finding => ({
  code: 'missing-document',
  severity: 'warning',
  text: { ko: `코드 목록 '${list}'이(가) 없어서 ${path} 호출이 아무것도 답하지 않아요.`, en: `The code list '${list}' is missing: the call ${path} goes by it and answers with nothing.` },
  hint: hintOf(survey, list),
});
