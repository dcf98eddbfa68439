import type { Command } from '#schemas/command';
import type { DialogTexts } from '#schemas/dialog-texts';

const dialogMessageKeys = ({ title, subBody, ok, cancel }: DialogTexts = {}): readonly string[] =>
  [title, subBody, ok, cancel].filter((key) => key !== undefined);

/** Returns the message keys that a command shows. */
export const commandMessageKeys = (command: Command | undefined): readonly string[] => {
  if (command === undefined) return [];
  switch (command.kind) {
    case 'alert':
      return [command.message, ...dialogMessageKeys(command.words)];
    case 'open':
      return command.name && !command.ask ? [command.name] : [];
    case 'call':
      return [
        ...[command.confirm, command.successMsg].filter((key) => key !== undefined),
        ...dialogMessageKeys(command.ask),
      ];
    case 'native':
      return commandMessageKeys(command.otherwise);
    case 'ask':
      return [command.message, ...(command.ok ? [command.ok] : []), ...commandMessageKeys(command.then)];
    case 'scan':
      return [command.failed, ...commandMessageKeys(command.open), ...commandMessageKeys(command.otherwise)];
    case 'go':
    case 'url':
    case 'venue':
    case 'main':
    case 'back':
    case 'all-menu':
    case 'language':
    case 'proceed':
    case 'share':
    case 'refresh':
    case 'consent':
    case 'print':
    case 'onward':
    case 'open-app':
    case 'none':
      return [];
  }
};
