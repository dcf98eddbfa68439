import type { FrameContext, SettingLocation } from '#schemas/frame-model';
import type { Settings } from './schema.ts';

/** What of its settings says by itself where it stands. */
export interface Parts {
  readonly buttons: readonly Pick<Settings['buttons'][number], 'flag'>[];
  readonly back?: readonly { readonly screen: string }[];
}

const isOn = (flags: FrameContext['flags'], button: Parts['buttons'][number] | undefined): boolean => button !== undefined && flags[button.flag] === true;

/** Whether a part of the header stands on a page: the flags of the page turn each on. */
export function shows({ flags, screen }: FrameContext, [part, index]: SettingLocation, { buttons, back = [] }: Parts): boolean {
  if (flags.isHeader === false) return false;
  switch (part) {
    case 'logo':
      return flags.homeLogo === true;
    case 'back':
      return flags.prevBtn === true && (index === undefined || back[Number(index)]?.screen === screen);
    case 'buttons':
      return index === undefined || isOn(flags, buttons[Number(index)]);
    case 'toggle':
      return flags.toggleSwitchBtn === true;
    case 'menu':
      return flags.menuBtn === true;
    default:
      return true;
  }
}
