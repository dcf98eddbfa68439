import { withParticle } from '../../content/diff/words/particles.ts';

const en = {
  none: 'There is no menu yet.', choose: 'Which menu?', entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`), unreadable: 'This menu cannot be shown as a list because part of it is invalid. Open the JSON tab to see it.',
  entry: 'Entry', group: 'Group', hint: 'Arrows move the cursor', hintAlt: 'move the entry', english: 'English', korean: 'Korean', goesTo: 'Goes to', seenIn: 'Visible in', commands: (name: string) => `Actions for ${name}`, fold: (name: string) => `Collapse ${name}`, unfold: (name: string) => `Expand ${name}`,
  full: (most: number) => `A menu can have up to ${most} entries.`, folded: 'Collapsed at the end', foldedHelp: 'Number of groups at the end of the menu that are shown collapsed.', footer: 'Collapsed',
  up: 'Up', down: 'Down', in: 'Indent', out: 'Outdent', to: 'Move to…', edit: 'Edit', hide: 'Hide', remove: 'Remove', more: 'All settings', drag: (name: string) => `Drag ${name}`,
  was: (value: string) => `was ${value}`, isNew: 'New', nameless: 'No name', nowhere: 'No target', actions: 'Runs an action', on: 'shown', off: 'hidden',
  hideEn: 'Hide in English', hideKo: 'Hide in Korean', hideApp: 'Hide in the app', hideWeb: 'Hide on the web', hideAll: 'Hide from everybody', showAll: 'Show to everybody', seen: 'Hide where?', own: 'This entry has custom conditions. Edit them in the JSON tab.', extra: 'The other conditions of this entry are kept.',
  done: 'Done', cancel: 'Cancel',
  renamed: (was: string, name: string) => `Renamed “${was}” to “${name}”`, moved: (name: string, where: string) => `Moved “${name}” ${where}`, under: (name: string, at: number, of: number) => `under “${name}”, ${at} of ${of}`, top: (at: number, of: number) => `on the top level, ${at} of ${of}`,
  added: (name: string) => `Added “${name}”`, removed: (name: string, below: number) => (below === 0 ? `Removed “${name}”` : `Removed “${name}” and ${below} below it`), led: (name: string, to: string) => `“${name}” now goes to “${to}”`, ledNowhere: (name: string) => `“${name}” no longer has a target`, changed: (name: string) => `Changed “${name}”`, foldedNow: (count: number) => `${count} groups collapsed at the end`,
  blocked: (page: string) => `${page} is blocked,`, blockedWhy: 'but this entry is still shown.', gone: (page: string) => `${page} does not exist.`, goneWhy: 'Nothing happens when visitors press this entry.', lost: 'The group of this entry no longer exists,', lostWhy: 'so nobody sees it. Move it to another group.', hideIt: 'Hide it', other: 'Other…', chooseOther: 'Choose another',
  newEntry: 'New entry', newGroup: 'New group', moveTitle: (name: string) => `Move “${name}” to …`, moveHelp: 'The entries below it move with it.', first: 'first', after: (name: string) => `after “${name}”`, topLevel: 'On the top level', find: 'Find', noPlace: 'No matches.', andMore: (count: number) => `${count} more. Type to find them.`,
  details: (name: string) => `Entry “${name}”`, detailsHelp: 'Changes are saved as a draft immediately.', target: 'Goes to', page: 'Page', link: 'Link', noTarget: 'No target', change: 'Choose…', pages: 'Pages', links: 'Links', targetTitle: 'Choose a target', icon: 'Icon', iconNone: 'No icon', languages: 'Languages', platforms: 'Platforms', who: 'Audience', everyone: 'Everybody', guests: 'Guests', members: 'Members', app: 'App', web: 'Web', inFooter: 'Show among the collapsed groups at the end', names: 'Name',
};

type Words = typeof en;

const ko: Words = {
  none: '아직 메뉴가 없어요.', choose: '어느 메뉴를 볼까요?', entries: (count) => `항목 ${count}개`, unreadable: '메뉴의 형식에 맞지 않는 것이 있어서 항목으로 보여 드릴 수 없어요. JSON 탭에서 볼 수 있어요.',
  entry: '항목', group: '묶음', hint: '화살표로 커서를 옮기고', hintAlt: '로 항목을 옮겨요', english: '영어', korean: '한국어', goesTo: '가는 곳', seenIn: '보이는 곳', commands: (name) => `${name} 명령`, fold: (name) => `${name} 접기`, unfold: (name) => `${name} 펼치기`,
  full: (most) => `메뉴에는 항목을 ${most}개까지 둘 수 있어요.`, folded: '끝에 접어 둘 묶음', foldedHelp: '마지막 묶음을 이만큼 메뉴 끝에 접어 둬요.', footer: '접힘',
  up: '위로', down: '아래로', in: '안으로', out: '밖으로', to: '옮기기…', edit: '고치기', hide: '숨기기', remove: '지우기', more: '모든 설정', drag: (name) => `${name} 끌기`,
  was: (value) => `이전: ${value}`, isNew: '새 항목', nameless: '이름 없음', nowhere: '아무 데도 안 감', actions: '바로 무언가를 해요', on: '보임', off: '숨김',
  hideEn: '영어에서 숨기기', hideKo: '한국어에서 숨기기', hideApp: '앱에서 숨기기', hideWeb: '웹에서 숨기기', hideAll: '모두에게 숨기기', showAll: '모두에게 보이기', seen: '어디에서 숨길까요?', own: '이 항목에는 따로 정한 조건이 있어요. JSON 탭에서 바꿀 수 있어요.', extra: '다른 조건도 있어요. 그대로 남아요.',
  done: '완료', cancel: '그대로 두기',
  renamed: (was, name) => `‘${was}’의 이름을 ${withParticle(`‘${name}’`, '으로')} 바꿨어요`, moved: (name, where) => `${withParticle(`‘${name}’`, '을')} ${where} 옮겼어요`, under: (name, at, of) => `‘${name}’ 아래 ${of}개 중 ${at}번째로`, top: (at, of) => `맨 위 ${of}개 중 ${at}번째로`,
  added: (name) => `${withParticle(`‘${name}’`, '을')} 추가했어요`, removed: (name, below) => (below === 0 ? `${withParticle(`‘${name}’`, '을')} 지웠어요` : `${withParticle(`‘${name}’`, '과')} 아래 ${below}개를 지웠어요`), led: (name, to) => `${withParticle(`‘${name}’`, '은')} 이제 ${withParticle(`‘${to}’`, '으로')} 가요`, ledNowhere: (name) => `${withParticle(`‘${name}’`, '은')} 이제 아무 데도 가지 않아요`, changed: (name) => `${withParticle(`‘${name}’`, '을')} 바꿨어요`, foldedNow: (count) => `끝에 접힌 묶음 ${count}개`,
  blocked: (page) => `${page} 페이지는 차단되어 있는데,`, blockedWhy: '이 항목은 아직 보여요.', gone: (page) => `${page} 페이지나 링크가 없어요.`, goneWhy: '이 항목을 눌러도 아무 일도 일어나지 않아요.', lost: '이 항목이 속한 묶음이 없어져서', lostWhy: '아무도 볼 수 없어요. 자리를 정해 주세요.', hideIt: '숨기기', other: '다른 방법…', chooseOther: '다른 곳 고르기',
  newEntry: '새 항목', newGroup: '새 묶음', moveTitle: (name) => `‘${name}’ 옮기기`, moveHelp: '아래에 있는 것도 함께 옮겨요.', first: '맨 앞', after: (name) => `‘${name}’ 다음`, topLevel: '맨 위 단계', find: '찾기', noPlace: '맞는 것이 없어요.', andMore: (count) => `${count}개가 더 있어요. 입력해서 찾아 보세요.`,
  details: (name) => `‘${name}’ 항목`, detailsHelp: '바꾸는 대로 초안으로 저장돼요.', target: '가는 곳', page: '페이지', link: '링크', noTarget: '없음', change: '고르기…', pages: '페이지', links: '링크', targetTitle: '어디로 갈까요?', icon: '아이콘', iconNone: '아이콘 없음', languages: '언어', platforms: '플랫폼', who: '누구에게', everyone: '모두', guests: '비회원', members: '회원', app: '앱', web: '웹', inFooter: '끝에 접힌 묶음에 두기', names: '이름',
};

export const menuStrings = { ko, en };
