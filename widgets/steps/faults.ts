import type { SettingsContext, SettingsFault } from '#schemas/settings-fault';

interface Panel {
  readonly value: string;
  readonly placement: string;
}

interface StepSettings {
  readonly steps: readonly { readonly panels: readonly Panel[] }[];
  readonly others?: readonly Panel[];
  readonly elsewhere?: readonly { readonly values: readonly string[] }[];
}

/** A value belongs to one step, and a panel is a placement inside of the widget. */
export const stepFaults = (
  { steps, others = [], elsewhere = [] }: StepSettings,
  { children = [] }: Pick<SettingsContext, 'children'> = {},
): readonly SettingsFault[] => {
  const panels = [
    ...steps.flatMap(({ panels: all }, step) =>
      all.map((panel, index) => ({ ...panel, path: ['steps', step, 'panels', index] })),
    ),
    ...others.map((panel, index) => ({ ...panel, path: ['others', index] })),
  ];
  const values = [
    ...panels.map(({ value, path }) => ({ value, path: [...path, 'value'] })),
    ...elsewhere.flatMap(({ values: all }, place) =>
      all.map((value, index) => ({ value, path: ['elsewhere', place, 'values', index] })),
    ),
  ];
  const seen = new Set<string>();
  const repeated = values.flatMap(({ value, path }): SettingsFault[] => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      {
        path,
        text: { ko: `값 '${value}'이(가) 두 번 쓰였어요.`, en: `The value '${value}' is used twice.` },
        hint: { ko: '값마다 한 곳에서만 쓰세요.', en: 'Use each value in one place.' },
      },
    ];
  });
  const lost = panels.flatMap(({ placement, path }): SettingsFault[] =>
    children.length === 0 || children.includes(placement)
      ? []
      : [
          {
            path: [...path, 'placement'],
            text: {
              ko: `안에 '${placement}' 배치가 없어서 이 단계는 비어요.`,
              en: `There is no placement '${placement}' inside, so this step is empty.`,
            },
            hint: { ko: `안의 배치: ${children.join(', ')}`, en: `Placements inside: ${children.join(', ')}.` },
          },
        ],
  );
  return [...repeated, ...lost];
};
