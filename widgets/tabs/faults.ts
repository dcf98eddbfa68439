import type { QueryRead, SettingsContext, SettingsFault } from '#schemas/settings-fault';

interface TabSettings {
  readonly param?: string;
  readonly tabs: readonly { readonly value: string; readonly placement?: string }[];
}

/** Each tab needs a value of its own. With placements inside the widget, the value is the id of one of them. */
export const tabFaults = (
  { tabs }: TabSettings,
  { children = [] }: Pick<SettingsContext, 'children'> = {},
): readonly SettingsFault[] =>
  tabs.flatMap(({ value, placement = value }, index) => {
    const path = ['tabs', index, 'value'];
    if (tabs.some((tab, other) => other !== index && tab.value === value)) {
      return [
        {
          path,
          text: { ko: `탭 값 '${value}'이(가) 두 번 쓰였어요.`, en: `Two tabs have the value '${value}'.` },
          hint: { ko: '탭마다 다른 값을 쓰세요.', en: 'Give each tab a value of its own.' },
        },
      ];
    }
    if (children.length === 0 || children.includes(placement)) return [];
    return [
      {
        path: ['tabs', index, placement === value ? 'value' : 'placement'],
        text: {
          ko: `탭 안에 '${placement}' 배치가 없어서 이 탭은 보이지 않아요.`,
          en: `The tabs contain no placement '${placement}', so this tab is not shown.`,
        },
        hint: { ko: `탭 안의 배치: ${children.join(', ')}`, en: `Placements inside: ${children.join(', ')}.` },
      },
    ];
  });

/** The query parameter of the chosen tab. Without it, the first tab is chosen. */
export const tabQueries = ({ param = 'tab', tabs }: TabSettings): readonly QueryRead[] => {
  const named = tabs.flatMap(({ value }, index) => (value === '' ? [] : [{ value, place: ['tabs', index, 'value'] }]));
  return [
    {
      name: param,
      values: named.map(({ value }) => value),
      places: named.map(({ place }) => place),
      ...(tabs[0]?.value ? { default: tabs[0].value } : {}),
    },
  ];
};
