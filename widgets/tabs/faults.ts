import type { SettingsFault } from '#schemas/settings-fault';

interface TabSettings {
  readonly tabs: readonly { readonly value: string }[];
}

/** Two tabs of one value cannot both be chosen. */
export const tabFaults = ({ tabs }: TabSettings): readonly SettingsFault[] =>
  tabs.flatMap(({ value }, index) =>
    tabs.findIndex((tab) => tab.value === value) === index
      ? []
      : [{
          path: ['tabs', index, 'value'],
          text: { ko: `탭 값 '${value}'이(가) 두 번 쓰였어요.`, en: `Two tabs have the value '${value}'.` },
          hint: { ko: '탭마다 다른 값을 쓰세요.', en: 'Give each tab a value of its own.' },
        }],
  );
