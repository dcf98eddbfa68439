import { resolveTarget } from '#engine';
import { parseWireValue, type WireSchema } from '#engine/values/parse-wire-value';
import type { Action } from '#schemas/parts/action/schema';
import type { Page } from '#schemas/documents/page/schema';
import { bridgeFunctions } from '#schemas/bridge-functions';
import { iconNames } from '#schemas/icon-names.gen';
import type { DocumentType } from '#schemas/documents';
import { pathFault } from '../path-error.ts';
import { pointerOf, quote, type Path } from '../problem.ts';
import { namedInAction, type NamedValue } from '../references/fields.ts';
import { CheckContext, type Finding, type Owner } from '../check-context.ts';
import { checkMessage, looksLikeKey } from './check-message.ts';
import { asked } from './check-external-links.ts';
import { checkGiven } from '../parameters/check-given.ts';
import { checkRecord } from './check-records.ts';
import { checkAddress, isFilled } from './check-address.ts';

/** Checks that the screen, link, venue or operation of an action exists and may be used. */
export function checkAction(survey: CheckContext, owner: Owner, path: Path, action: Action): void {
  for (const named of namedInAction(action, path)) checkNamed(survey, owner, path, action, named);
  if (action.action === 'link') checkLink(survey, owner, path, action);
  if (action.action === 'native') checkNative(survey, owner, path, action);
}

function checkNamed(
  survey: CheckContext,
  owner: Owner,
  path: Path,
  action: Action,
  { kind, value, path: at }: NamedValue,
): void {
  const name = String(value);
  switch (kind) {
    case 'screen':
      if (action.action === 'move') checkMove(survey, owner, path, action);
      return;
    case 'call':
      if (action.action === 'api') checkCall(survey, owner, path, action);
      return;
    case 'place':
      return checkNav(survey, owner, at, name);
    case 'address':
      return checkAddress(survey, owner, at, name);
    case 'message':
      return checkMessage(survey, owner, at, name);
    case 'words':
      if (looksLikeKey(survey, name)) checkMessage(survey, owner, at, name);
      return;
    case 'icon':
      if (!iconNames.includes(name)) survey.dangling(owner, at, 'icon', name, () => iconNames);
      return;
    case 'action':
      return checkAction(survey, owner, at, value as Action);
    default:
      survey.requireDocument(owner, at, kind as DocumentType, name);
  }
}

type Of<Name extends Action['action']> = Extract<Action, { action: Name }>;

/** Checks that the given parameters fit a screen. `named`: the existence of the screen is checked elsewhere. */
export function checkMove(
  survey: CheckContext,
  owner: Owner,
  path: Path,
  { pageNm, params, query }: Of<'move'>,
  named = false,
): void {
  const page = survey.screens.get(pageNm);
  if (page === undefined) {
    if (!named && !survey.knowsScreen(pageNm))
      survey.dangling(owner, [...path, 'pageNm'], 'screen', pageNm, () => survey.screens.keys());
    return;
  }
  if (survey.advice && owner.type === 'banner') checkOpen(survey, owner, path, page);
  checkRecord(survey, owner, page, { params, query }, (name) => [
    ...path,
    params?.[name] === undefined ? 'query' : 'params',
    name,
  ]);
  checkGiven(survey, owner, path, page, { params, query });
  const patterns = survey.patterns(page);
  const [pattern = ''] = patterns;
  if (pathFault(pattern) !== undefined) return;
  const lacking = inPath(pattern).filter((name) => params?.[name] === undefined && query?.[name] === undefined);
  const spare = Object.keys(params ?? {}).filter((name) => !patterns.some((one) => inPath(one).includes(name)));
  const [first = ''] = spare;
  if (lacking.length === 0 && spare.length > 0 && new Set(inPath(pattern)).size === inPath(pattern).length)
    survey.report(owner, [...path, 'params', first], notInPath(first, pattern));
  for (const name of lacking)
    survey.report(owner, path, {
      ...missing(name, `${pageNm} ${pattern}`),
      ...(lacking.length === 1 && spare.length === 1 ? miswritten(first, name, path) : {}),
    });
}

const inPath = (pattern: string): readonly string[] =>
  pattern.includes('{') ? [...pattern.matchAll(/\{([A-Za-z0-9_]+)\*?\}/g)].map(([, name = '']) => name) : [];

/** One value that is wanted, and one that nobody takes: it is that one, by another name. */
const miswritten = (given: string, wanted: string, path: Path): Pick<Finding, 'hint' | 'fix'> => ({
  hint: {
    ko: `params의 "${quote(given)}"을(를) "${wanted}"(으)로 고치세요.`,
    en: `Rename "${quote(given)}" in params to "${wanted}".`,
  },
  fix: { kind: 'rename', pointer: pointerOf([...path, 'params', given]), key: wanted },
});

/** Banners are published by themselves: what they lead to has to be open by then. (Ways of layouts and menus are walked.) */
function checkOpen(survey: CheckContext, owner: Owner, path: Path, { screen, pageInfo, schedule }: Page): void {
  if (pageInfo.pageStatusCode !== 'N' && schedule === undefined)
    survey.report(owner, path, closed(screen, pageInfo.pageStatusCode));
}

const closed = (screen: string, state: 'D' | 'B'): Finding => ({
  code: 'banner-to-closed',
  severity: 'note',
  text:
    state === 'D'
      ? {
          ko: `'${screen}'은(는) 준비 중(D)이라서 방문자는 준비 중 안내만 봐요.`,
          en: `It links to '${screen}', which is in preparation (D). Visitors see only a notice that it is not ready.`,
        }
      : {
          ko: `'${screen}'은(는) 차단(B)되어 있어서 방문자는 안내만 봐요.`,
          en: `It links to '${screen}', which is blocked (B). Visitors see only a notice that it is closed.`,
        },
  hint: {
    ko: '열린 페이지로 바꾸거나, 그 페이지와 함께 여세요.',
    en: 'Link to an open page, or publish it together with that page.',
  },
});

function checkNav(survey: CheckContext, owner: Owner, path: Path, target: string): void {
  const [code = '', place = ''] = target.split('_', 2);
  if (!survey.requireDocument(owner, path, 'venue', code)) return;
  const venue = survey.documents.venue.get(code);
  if (venue === undefined) return;
  const targets = venue.targets ?? {};
  if (!Object.hasOwn(targets, place))
    survey.dangling(owner, path, 'screen', target, () => Object.keys(targets).map((one) => `${code}_${one}`));
}

const missing = (name: string, of: string) =>
  ({
    code: 'missing-parameter',
    text: { ko: `'${of}'에 필요한 값 '${name}'이(가) 없어요.`, en: `'${of}' requires '${name}', which is missing.` },
    hint: { ko: `params에 "${name}"을(를) 추가하세요.`, en: `Add "${name}" to params.` },
  }) as const;

const notInPath = (name: string, pattern: string): Finding => ({
  code: 'setting-without-effect',
  severity: 'warning',
  text: {
    ko: `경로 ${pattern}에 {${name}}이(가) 없어서 이 값은 버려져요.`,
    en: `The path ${pattern} has no {${name}}, so this value is ignored.`,
  },
  hint: {
    ko: '이름을 확인하세요. 주소 뒤에 붙일 값이라면 params가 아니라 query에 적으세요.',
    en: 'Check the name. Put a value for ?name=value in query, not in params.',
  },
});

function checkLink(survey: CheckContext, owner: Owner, path: Path, { linkId, linkUrl }: Of<'link'>): void {
  if (linkId === undefined && linkUrl === undefined)
    survey.report(owner, path, {
      code: 'missing-parameter',
      text: { ko: '링크에 주소가 없어요.', en: 'The link has no address.' },
      hint: { ko: 'linkId 또는 linkUrl을 적으세요.', en: 'Add linkId or linkUrl.' },
    });
  if (linkId !== undefined && linkUrl !== undefined) survey.report(owner, [...path, 'linkUrl'], notFollowed(linkId));
  const target =
    survey.advice && linkId === undefined && linkUrl !== undefined
      ? resolveTarget(linkUrl, { allowedHosts: survey.site?.allowedHosts ?? [] })
      : undefined;
  if (target?.kind === 'outside' && !target.known) survey.report(owner, [...path, 'linkUrl'], asked(target.host));
}

const notFollowed = (id: string): Finding => ({
  code: 'setting-without-effect',
  severity: 'warning',
  text: {
    ko: `linkId '${id}'이(가) 있어서 이 주소는 쓰이지 않아요.`,
    en: `The link '${id}' takes precedence, so this address is never used.`,
  },
  hint: { ko: '둘 가운데 하나만 남기세요.', en: 'Keep one of the two.' },
});

/** Leaves out the properties that the record fills. */
const withoutFilled = (schema: WireSchema, data: Readonly<Record<string, unknown>>): WireSchema => ({
  ...schema,
  ...(schema.required === undefined ? {} : { required: schema.required.filter((name) => !isFilled(data[name])) }),
});

function checkNative(survey: CheckContext, owner: Owner, path: Path, { call, data: given = {} }: Of<'native'>): void {
  const data = Object.fromEntries(Object.entries(given).filter(([, value]) => !isFilled(value)));
  const asked = withoutFilled(bridgeFunctions[call].data, given);
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(asked.properties ?? {}, name));
  if (parseWireValue(asked, data) === undefined || unknown.length > 0) {
    const names = Object.keys(asked.properties ?? {}).join(', ');
    survey.report(owner, [...path, 'data'], {
      code: 'native-data',
      text: { ko: `앱 기능 '${call}'에 맞지 않는 값이에요.`, en: `The app function '${call}' does not accept this.` },
      hint:
        names === ''
          ? { ko: '이 기능은 값을 받지 않아요.', en: 'It accepts no values.' }
          : { ko: `받는 값: ${names}`, en: `It accepts: ${names}.` },
    });
  }
}

function checkCall(survey: CheckContext, owner: Owner, path: Path, { method, uri }: Of<'api'>): void {
  const operations = [...survey.documents.operation.values()];
  const operation = operations.find((one) => one.method === method && one.path === uri);
  if (operation === undefined) {
    survey.dangling(owner, [...path, 'uri'], 'operation', uri, () =>
      operations.filter((one) => one.cmsCallable && one.method === method).map((one) => one.path),
    );
  } else if (!operation.cmsCallable) {
    survey.report(owner, [...path, 'uri'], {
      code: 'operation-not-callable',
      text: {
        ko: `${method} ${uri}(${operation.id})은(는) 콘텐츠에서 호출할 수 없어요.`,
        en: `Content may not call ${method} ${uri} (${operation.id}).`,
      },
      hint: { ko: 'cmsCallable이 true인 호출만 쓰세요.', en: 'Use an operation with cmsCallable set to true.' },
    });
  }
}
