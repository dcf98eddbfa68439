import type { FrameContext, SettingLocation } from '#schemas/frame-model';
import type { Settings } from './settings.ts';

/** Settings that define their own position. */
export interface Parts {
  readonly buttons: readonly Pick<Settings['buttons'][number], 'flag'>[];
  readonly back?: readonly { readonly screen: string }[];
}

const isOn = (flags: FrameContext['flags'], button: Parts['buttons'][number] | undefined): boolean =>
  button !== undefined && flags[button.flag] === true;

/** True when a header part is visible on a page; page flags enable each. */
export function shows(
  { flags, screen }: FrameContext,
  [part, index]: SettingLocation,
  { buttons, back = [] }: Parts,
): boolean {
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
