import type { Problem } from '../api/client.ts';
import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { checkResults } from './checks.ts';
import { publishStrings } from './strings.ts';

/** Lists the checks with their results. */
export function ChecksList({ problems }: { readonly problems: readonly Problem[] }) {
  const words = useWords(publishStrings);
  return (
    <div>
      <h3 className="label publish-checks">{words.checks}</h3>
      <ul className="small publish-check-list">
        {checkResults(problems).map(({ name, errors, others }) => (
          <li key={name} className={errors > 0 ? 'bad' : ''}>
            <span className={errors > 0 ? 'bad' : others > 0 ? 'warn' : 'ok'}>
              <Icon name={errors > 0 ? 'alert-triangle' : others > 0 ? 'info-circle' : 'check'} size="s" />
            </span>
            <span>{`${words.check[name] ?? ''}${errors + others === 0 ? '' : `: ${[errors === 0 ? '' : words.stops1(errors), others === 0 ? '' : words.notes(others)].filter((part) => part !== '').join(', ')}`}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
