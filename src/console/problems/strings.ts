import { withParticle } from '../../content/diff/words/particles.ts';
import type { Fix } from '../../content/check/problem.ts';

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const en = {
  title: 'Problems',
  help: 'Red problems block a release. Amber suggestions can go live, but visitors may notice them. The whole site is checked while you work.',
  problems: (count: number) => s(count, 'problem'),
  suggestions: (count: number) => s(count, 'suggestion'),
  clear: 'No problems',
  count: (errors: number, others: number) =>
    [errors === 0 ? '' : s(errors, 'problem'), others === 0 ? '' : s(others, 'suggestion')]
      .filter((one) => one !== '')
      .join(', '),
  here: (names: string) => `On this page: ${names}`,
  hereClear: 'Nothing on this page',
  checking: 'Checking…',
  last: (seconds: number) => `Checking… last result ${seconds} s ago`,
  first: 'Checking the whole site…',
  checked: (count: number, seconds: string) => `Checked ${count} documents in ${seconds} s`,
  failed: (seconds: number) => `The check did not respond · last result ${seconds} s ago`,
  next: 'Next problem',
  strip: 'Problems',
  show: 'Show',
  filter: 'Filter problems',
  all: 'All',
  errors: 'Problems',
  others: 'Suggestions',
  nothing: 'No problems. Everything here is ready to publish.',
  none: 'No matches.',
  of: (count: number) => s(count, 'problem'),
  whole: 'The document',
  fix: (fix: Fix) =>
    fix.kind === 'replace' ? `Use ${shown(fix.value)}` : fix.kind === 'rename' ? `Rename to ${fix.key}` : 'Remove',
  severity: { error: 'Blocks a release', warning: 'Can go live', note: 'Note' },
  andMore: (count: number) => `and ${count} more`,
  walking: (percent: number) => `Checking every view, ${percent} %`,
  stopWalk: 'Stop',
  walked: 'Every view checked',
  walk: 'Check every view',
  also: 'Visitors may notice',
};

const ko: typeof en = {
  title: '문제',
  help: '빨간색은 게시를 막아요. 노란색은 게시할 수 있지만 누군가 알아챌 수 있어요. 작업하는 동안 사이트 전체를 계속 확인해요.',
  problems: (count) => `문제 ${count}개`,
  suggestions: (count) => `제안 ${count}개`,
  clear: '문제 없음',
  count: (errors, others) =>
    [errors === 0 ? '' : `문제 ${errors}개`, others === 0 ? '' : `제안 ${others}개`]
      .filter((one) => one !== '')
      .join(', '),
  here: (names) => `이 문서에서: ${names}`,
  hereClear: '이 문서에는 없어요',
  checking: '확인하는 중…',
  last: (seconds) => `확인하는 중… 마지막 결과는 ${seconds}초 전`,
  first: '사이트 전체를 확인하는 중…',
  checked: (count, seconds) => `문서 ${count}개를 ${seconds}초에 확인했어요`,
  failed: (seconds) => `확인 결과를 받지 못했어요 · 마지막 결과는 ${seconds}초 전`,
  next: '다음 문제',
  strip: '문제',
  show: '보기',
  filter: '문제에서 찾기',
  all: '전체',
  errors: '문제',
  others: '제안',
  nothing: '문제가 없어요. 지금 그대로 게시할 수 있어요.',
  none: '맞는 것이 없어요.',
  of: (count) => `문제 ${count}개`,
  whole: '문서 전체',
  fix: (fix) =>
    fix.kind === 'replace'
      ? `${shown(fix.value)} 쓰기`
      : fix.kind === 'rename'
        ? `${withParticle(fix.key, '으로')} 이름 바꾸기`
        : '빼기',
  severity: { error: '게시를 막음', warning: '게시할 수 있음', note: '참고' },
  andMore: (count) => `외 ${count}개`,
  walking: (percent) => `모든 화면을 보는 중 ${percent}%`,
  stopWalk: '그만',
  walked: '모든 화면을 봤어요',
  walk: '모든 화면 보기',
  also: '누군가 알아챌 수 있어요',
};

export const problemStrings = { ko, en };
