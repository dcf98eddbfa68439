import type { Command } from '#schemas/command';
import type { DialogWords } from '#schemas/dialog-words';

const dialogWords = ({ title, subBody, ok, cancel }: DialogWords = {}): readonly string[] => [title, subBody, ok, cancel].filter((key) => key !== undefined);

/** Message keys that a command shows. */
export const commandWords = (command: Command | undefined): readonly string[] => {
  if (command === undefined) return [];
  switch (command.kind) {
    case 'alert':
      return [command.message, ...dialogWords(command.words)];
    case 'open':
      return command.name && !command.ask ? [command.name] : [];
    case 'call':
      return [...[command.confirm, command.successMsg].filter((key) => key !== undefined), ...dialogWords(command.ask)];
    case 'native':
      return commandWords(command.otherwise);
    case 'ask':
      return [command.message, ...(command.ok ? [command.ok] : []), ...commandWords(command.then)];
    case 'scan':
      return [command.failed, ...commandWords(command.open), ...commandWords(command.otherwise)];
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
    case 'onward':
    case 'open-app':
    case 'none':
      return [];
  }
};
