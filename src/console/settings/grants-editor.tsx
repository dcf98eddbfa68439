import { useVenues } from '../shell/venue-choice.tsx';
import { useNames } from '../site/use-site.tsx';
import { documentTypes } from '#schemas/documents';
import { recordRoles, type Grant } from '../session/rights.ts';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { settingsStrings } from './strings.ts';

interface GrantsEditorProps {
  readonly grants: readonly Grant[];
  readonly onChange: (grants: readonly Grant[]) => void;
}

const documentRoles = ['viewer', 'editor', 'publisher', 'administrator'] as const;
const roles = [...documentRoles, ...recordRoles];

const isRecordRole = (role: Grant['role']): boolean => recordRoles.some((one) => one === role);

const everything: Grant = { role: 'editor', venues: 'all', shared: true, types: 'all' };

const toggled = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Editor of roles with their venues and document types. */
export function GrantsEditor({ grants, onChange }: GrantsEditorProps) {
  const words = useWords(settingsStrings);
  const put = (index: number, grant: Grant | undefined): void =>
    onChange(grants.flatMap((one, at) => (at === index ? (grant ?? []) : one)));
  return (
    <fieldset className="bare stack">
      <legend className="label">{words.grant}</legend>
      {grants.map((grant, index) => (
        <GrantRow key={index} grant={grant} onChange={(next) => put(index, next)} />
      ))}
      <div>
        <button type="button" className="btn s" onClick={() => onChange([...grants, everything])}>
          <Icon name="plus" />
          <span>{words.addGrant}</span>
        </button>
      </div>
    </fieldset>
  );
}

function GrantRow({
  grant,
  onChange,
}: {
  readonly grant: Grant;
  readonly onChange: (grant: Grant | undefined) => void;
}) {
  const texts = useTexts();
  const words = useWords(settingsStrings);
  const { language } = useLanguage();
  const names = useNames();
  const venues = useVenues();
  const check = (label: string, checked: boolean, change: () => void) => (
    <label key={label} className="row">
      <input type="checkbox" checked={checked} onChange={change} />
      <span>{label}</span>
    </label>
  );
  const isRecord = isRecordRole(grant.role);
  // Record roles read all document types, to name what they work on.
  const change = (role: Grant['role'] | undefined): void => {
    if (role !== undefined)
      onChange(isRecordRole(role) ? { ...grant, role, shared: true, types: 'all' } : { ...grant, role });
  };
  return (
    <div className="panel settings-grant stack">
      <div className="row wrap">
        <select
          className="select settings-role"
          aria-label={words.role}
          value={grant.role}
          onChange={({ target }) => change(roles.find((role) => role === target.value))}
        >
          {[
            { label: words.documentRoles, list: documentRoles },
            { label: words.recordRoles, list: recordRoles },
          ].map(({ label, list }) => (
            <optgroup key={label} label={label}>
              {list.map((role) => (
                <option key={role} value={role}>
                  {words.roles[role]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <span className="grow small muted">{words.roleHelp[grant.role]}</span>
        <button
          type="button"
          className="ib"
          aria-label={words.removeGrant}
          title={words.removeGrant}
          onClick={() => onChange(undefined)}
        >
          <Icon name="trash" />
        </button>
      </div>
      <div className="row wrap settings-choices" role="group" aria-label={words.venues}>
        {check(words.allVenues, grant.venues === 'all', () =>
          onChange({ ...grant, venues: grant.venues === 'all' ? [] : 'all' }),
        )}
        {grant.venues === 'all'
          ? null
          : venues.map(({ id }) =>
              check(names.venue(id)[language], grant.venues.includes(id), () =>
                onChange({ ...grant, venues: grant.venues === 'all' ? [] : toggled(grant.venues, id) }),
              ),
            )}
        {isRecord ? null : check(words.shared, grant.shared, () => onChange({ ...grant, shared: !grant.shared }))}
      </div>
      {isRecord ? null : (
        <div className="row wrap settings-choices" role="group" aria-label={words.types}>
          {check(words.allTypes, grant.types === 'all', () =>
            onChange({ ...grant, types: grant.types === 'all' ? ['page', 'layout', 'menu', 'messages'] : 'all' }),
          )}
          {grant.types === 'all'
            ? null
            : documentTypes.map((type) =>
                check(texts.types[type] ?? type, grant.types.includes(type), () =>
                  onChange({ ...grant, types: grant.types === 'all' ? [] : toggled(grant.types, type) }),
                ),
              )}
        </div>
      )}
    </div>
  );
}
