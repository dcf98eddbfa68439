import type { SettingsFault } from '#schemas/settings-fault';

interface Actions {
  readonly actions?: readonly {
    readonly action?: unknown;
    readonly operation?: unknown;
    readonly body?: unknown;
    readonly input?: unknown;
  }[];
}

/** Checks that each action either leads somewhere or calls an operation. */
export const cardFaults = ({ actions = [] }: Actions): readonly SettingsFault[] =>
  actions.flatMap(({ action, operation, body, input }, index) => {
    const path = ['card', 'actions', index];
    if ((action === undefined) === (operation === undefined)) {
      return [
        {
          path,
          text: {
            ko: '버튼은 action이나 operation 가운데 하나로 움직여요.',
            en: 'An action needs either "action" or "operation".',
          },
          hint: { ko: '둘 가운데 하나만 적으세요.', en: 'Give one of them.' },
        },
      ];
    }
    if (operation === undefined && (body !== undefined || input !== undefined)) {
      return [
        {
          path,
          text: { ko: 'body와 input은 operation과 함께만 쓰여요.', en: '"body" and "input" apply to operations only.' },
          hint: { ko: 'body와 input을 지우거나 operation을 적으세요.', en: 'Remove them, or give an operation.' },
        },
      ];
    }
    return [];
  });
