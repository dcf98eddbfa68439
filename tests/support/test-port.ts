import type { Command } from '#schemas/command';
import type { Locale } from '#schemas/parts';
import type { Item, WidgetPort } from '../../widgets/port.tsx';
import { frameModel } from './frame-model.ts';

const words = {
  ok: ['확인', 'OK'],
  cancel: ['취소', 'Cancel'],
  close: ['닫기', 'Close'],
  back: ['뒤로', 'Back'],
  menu: ['메뉴', 'Menu'],
  skip: ['본문으로 건너뛰기', 'Skip to content'],
  loading: ['불러오고 있어요', 'Loading'],
  failed: ['불러오지 못했어요', 'Could not load'],
  retry: ['다시', 'Try again'],
  newWindow: ['새 창', 'new window'],
  leave: ['다른 누리집으로 갈까요?', 'Leave this site?'],
  pageNotRegistered: ['준비 중인 화면이에요', 'This page is not ready'],
  serviceBlocked: ['지금은 쓸 수 없어요', 'Not available now'],
  noAuthority: ['권한이 없어요', 'Not allowed'],
  unknownError: ['알 수 없는 문제예요', 'Something went wrong'],
  timeout: ['너무 오래 걸려요', 'It takes too long'],
  mainMenu: ['주 메뉴', 'Main menu'],
  updated: ['새로 바뀌었어요', 'Updated'],
} as const satisfies Record<Parameters<WidgetPort['text']>[0], readonly [string, string]>;

const fill = (text: string, item: Item = {}) => text.replace(/\{item\.(\w+)\}/g, (_, name: string) => item[name] ?? '');

const address = (command: Command, item?: Item): string | undefined => {
  switch (command.kind) {
    case 'go':
      return fill(command.to, item);
    case 'venue':
      return command.to;
    case 'open':
      return fill(command.href, item);
    case 'url':
      return command.url;
    case 'main':
      return '/garam';
    case 'call':
    case 'alert':
    case 'back':
    case 'all-menu':
    case 'language':
    case 'none':
      return undefined;
  }
};

/** A port as a page has it: addresses resolve, commands are noted in `ran`. */
export function testPort(locale: Locale = 'ko', more: Partial<WidgetPort> = {}): WidgetPort & { readonly ran: Command[] } {
  const ran: Command[] = [];
  return {
    frame: frameModel(locale),
    text: (role) => words[role][locale === 'ko' ? 0 : 1],
    href: address,
    run: (command) => void ran.push(command),
    menuOpen: false,
    ahead: () => {},
    ...more,
    ran,
  };
}
