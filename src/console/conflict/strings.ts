import { withParticle } from '../../content/diff/words/particles.ts';

const en = {
  title: (who: string, what: string, ago: string) => `${who} saved “${what}” ${ago}`,
  somebody: 'Somebody',
  ago: (seconds: number) =>
    seconds < 5
      ? 'just now'
      : seconds < 90
        ? `${seconds} seconds ago`
        : seconds < 5400
          ? `${Math.round(seconds / 60)} minutes ago`
          : `${Math.round(seconds / 3600)} hours ago`,
  earlier: 'in the meantime',
  help: (differ: number, fit: number) =>
    `Your changes are not lost and theirs are not overwritten. ${differ === 1 ? '1 field differs' : `${differ} fields differ`}${fit === 0 ? '.' : fit === 1 ? '; 1 more was merged automatically.' : `; ${fit} more were merged automatically.`}`,
  field: 'Field',
  mine: 'You',
  you: (time: string) => `You, ${time}`,
  whoAt: (who: string, time: string) => (time === '' ? who : `${who}, ${time}`),
  absent: 'None',
  whole: 'The whole document',
  stays: 'Keep, with your changes',
  theirStays: 'Keep, with their changes',
  goes: 'Delete',
  order: (what: string) => `Order of ${what}`,
  taken: (who: string, value: string) => `Only ${who} changed it: ${value}. Accepted.`,
  later: 'Keep typing',
  save: 'Save this choice',
  keepMine: 'Use theirs, save mine in the history',
  takeTheirs: 'Use the other version',
  mineNotSaved: 'Your version is not saved yet, so theirs was not applied.',
  bar: (who: string, what: string) => `${who} changed “${what}” too. Your edits are saved on this device.`,
  open: 'Compare both',
  together: (who: string, what: string) =>
    `${who} changed “${what}” too. Both versions were merged; nothing was overwritten.`,
  choice: (field: string) => `Version to use: ${field}`,
};

const ko: typeof en = {
  title: (who, what, ago) => `${who} 님이 ${ago} ${withParticle(`“${what}”`, '을')} 저장했어요`,
  somebody: '다른 운영자',
  ago: (seconds) =>
    seconds < 5
      ? '방금'
      : seconds < 90
        ? `${seconds}초 전에`
        : seconds < 5400
          ? `${Math.round(seconds / 60)}분 전에`
          : `${Math.round(seconds / 3600)}시간 전에`,
  earlier: '그사이에',
  help: (differ, fit) =>
    `내가 쓴 것도 상대가 쓴 것도 사라지지 않아요. 서로 다른 항목이 ${differ}개 있어요.${fit === 0 ? '' : ` ${fit}개는 저절로 합쳐졌어요.`}`,
  field: '항목',
  mine: '나',
  you: (time) => `나, ${time}`,
  whoAt: (who, time) => (time === '' ? who : `${who}, ${time}`),
  absent: '없음',
  whole: '문서 전체',
  stays: '남겨 두고 내 변경 유지',
  theirStays: '남겨 두고 상대 변경 유지',
  goes: '없애기',
  order: (what) => `${what} 순서`,
  taken: (who, value) => `${who} 님만 바꿨어요: ${value}. 그대로 받았어요.`,
  later: '계속 입력하기',
  save: '이대로 저장',
  keepMine: '상대 것으로 하고 내 것은 기록에 남기기',
  takeTheirs: '상대가 저장한 것 받기',
  mineNotSaved: '내 것이 아직 저장되지 않아서 상대 것을 받지 않았어요.',
  bar: (who, what) => `${who} 님도 ${withParticle(`“${what}”`, '을')} 바꿨어요. 입력한 내용은 이 기기에 남아 있어요.`,
  open: '둘을 비교',
  together: (who, what) =>
    `${who} 님도 ${withParticle(`“${what}”`, '을')} 바꿨어요. 둘이 잘 합쳐졌고 사라진 것은 없어요.`,
  choice: (field) => `무엇으로 할지: ${field}`,
};

export const conflictStrings = { ko, en };
