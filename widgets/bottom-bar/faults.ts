import type { SettingsFault } from '#schemas/settings-fault';
import type { Settings } from './settings.ts';

/** A tip that fades before it stands, or is gone before it fades, is never seen as meant. */
export const barFaults = ({ items }: Settings): readonly SettingsFault[] =>
  items.flatMap(({ tip }, index) => {
    if (tip === undefined) return [];
    const path = ['items', index, 'tip'];
    return [
      ...(tip.fadeMs < tip.fromMs ? [{ path: [...path, 'fadeMs'], ...wrongOrder('fromMs', 'fadeMs') }] : []),
      ...(tip.untilMs < tip.fadeMs ? [{ path: [...path, 'untilMs'], ...wrongOrder('fadeMs', 'untilMs') }] : []),
    ];
  });

const wrongOrder = (first: string, second: string): Pick<SettingsFault, 'text' | 'hint'> => ({
  text: { ko: `'${second}'이(가) '${first}'보다 빨라요.`, en: `'${second}' comes before '${first}'.` },
  hint: {
    ko: 'fromMs, fadeMs, untilMs 순서로 커지게 적으세요.',
    en: 'Let fromMs, fadeMs and untilMs grow in this order.',
  },
});
