import { use, useState } from 'react';
import { call } from '../api/client.ts';
import { RefreshMeContext, useMe } from '../session/current-user.ts';
import { clearPeopleCache } from '../session/people.ts';
import { factorRoles, recordRoles, type Grant } from '../session/rights.ts';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toasts.tsx';
import { useLetterLimit } from '../ui/use-letter-limit.ts';
import { GrantsEditor } from './grants-editor.tsx';
import { LoadError, FormError } from './errors.tsx';
import { useFetch } from './use-fetch.ts';
import { useSubmit } from './use-submit.ts';
import { settingsStrings } from './strings.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly grants: readonly Grant[];
  readonly state: 'active' | 'stopped';
  readonly hasSecondFactor: boolean;
}

/** Operators and their permissions, for full administrators. */
export function People() {
  const words = useWords(settingsStrings);
  const me = useMe();
  const refreshMe = use(RefreshMeContext);
  const { answer, hasFailed, refetch } = useFetch<{ readonly people: readonly Person[] }>('/people');
  const people = answer?.people ?? [];
  const [shown, setShown] = useState<Person | 'new'>();
  const done = (): void => {
    clearPeopleCache();
    if (typeof shown === 'object' && shown.id === me.id) refreshMe();
    setShown(undefined);
    refetch();
  };
  return (
    <section className="panel" aria-labelledby="people">
      <div className="head">
        <h2 id="people">{words.people}</h2>
        {answer === undefined ? null : <span className="count soft">{people.length}</span>}
        <span className="grow" />
        <button type="button" className="btn s" onClick={() => setShown('new')}>
          <Icon name="plus" />
          <span>{words.add}</span>
        </button>
      </div>
      {hasFailed ? <LoadError onAgain={refetch} /> : null}
      <ul>
        {people.map((person) => (
          <li key={person.id} className="item">
            <span className="avatar" aria-hidden="true">
              {person.name.slice(0, 1)}
            </span>
            <span className="grow">
              <span className="strong">{`${person.name}${person.id === me.id ? ` (${words.you})` : ''}`}</span>{' '}
              {person.state === 'stopped' ? <span className="badge warn">{words.stopped}</span> : null}
              {needsFactor(person, me.secondFactor.state) ? (
                <span className="badge warn" title={words.factorMissingHelp}>
                  {words.factorMissing}
                </span>
              ) : null}
              <br />
              <span className="small muted">
                <span>{`${person.email} · `}</span>
                <GrantsText grants={person.grants} />
              </span>
            </span>
            <button
              type="button"
              className="btn s"
              aria-label={words.edit(person.name)}
              onClick={() => setShown(person)}
            >
              <Icon name="edit" />
            </button>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <PersonDialog person={shown === 'new' ? undefined : shown} onDone={done} onClose={() => setShown(undefined)} />
      )}
    </section>
  );
}

/** Tells whether roles of a person wait for a second factor that was not set up. */
const needsFactor = ({ state, grants, hasSecondFactor }: Person, own: string): boolean =>
  own !== 'off' && state === 'active' && !hasSecondFactor && grants.some(({ role }) => factorRoles.includes(role));

function GrantsText({ grants }: { readonly grants: readonly Grant[] }) {
  const texts = useTexts();
  const words = useWords(settingsStrings);
  const { language } = useLanguage();
  const names = useNames();
  if (grants.length === 0) return words.nothing;
  return grants
    .map(({ role, venues, shared, types }) => {
      const where =
        venues === 'all'
          ? []
          : [
              ...venues.map((code) => names.venue(code)[language]),
              ...(shared && !recordRoles.some((one) => one === role) ? [words.shared] : []),
            ];
      const what = types === 'all' ? [] : types.map((type) => texts.types[type] ?? type);
      return [
        words.roles[role],
        ...(where.length === 0 ? [] : [words.only(where.join(', '))]),
        ...(what.length === 0 ? [] : [words.only(what.join(', '))]),
      ].join(' · ');
    })
    .join('; ');
}

interface PersonDialogProps {
  readonly person: Person | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function PersonDialog({ person, onDone, onClose }: PersonDialogProps) {
  const words = useWords(settingsStrings);
  const showToast = useToast();
  const { problem, attempt } = useSubmit('person');
  const me = useMe();
  const [isSure, setSure] = useState(false);
  const [name, setName] = useState(person?.name ?? '');
  const limit = useLetterLimit(80, setName);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [grants, setGrants] = useState<readonly Grant[]>(
    person?.grants ?? [{ role: 'editor', venues: 'all', shared: true, types: 'all' }],
  );
  const change = (more: object): Promise<void> =>
    attempt(async () => {
      await call('PATCH', `/people/${person?.id ?? ''}`, { body: more });
      onDone();
    });
  const save = (): Promise<void> =>
    person === undefined
      ? attempt(async () => {
          await call('POST', '/people', { body: { name, email, password, grants } });
          showToast(words.added(name));
          onDone();
        })
      : change({ name, grants, ...(password === '' ? {} : { password }) });
  return (
    <Dialog
      title={person === undefined ? words.add : words.edit(person.name)}
      width={720}
      onClose={onClose}
      foot={
        <>
          {person === undefined ? null : (
            <button
              type="button"
              className={person.state === 'active' ? 'btn danger' : 'btn'}
              onClick={() => void change({ state: person.state === 'active' ? 'stopped' : 'active' })}
            >
              {person.state === 'active' ? words.stop : words.letIn}
            </button>
          )}
          {person?.hasSecondFactor === true && person.id !== me.id ? (
            <button
              type="button"
              className={isSure ? 'btn danger' : 'btn'}
              onClick={() =>
                isSure
                  ? void attempt(async () => {
                      await call('DELETE', `/people/${person.id}/second-factor`);
                      showToast(words.factorReset(person.name));
                      onDone();
                    })
                  : setSure(true)
              }
            >
              {isSure ? words.resetFactorSure : words.resetFactor}
            </button>
          ) : null}
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className="btn primary" onClick={() => void save()}>
            {words.save}
          </button>
        </>
      }
    >
      <div className="stack">
        <div className="two">
          <label className="field">
            <span className="label">{words.name}</span>
            <input className="input" value={name} {...limit} />
          </label>
          {person === undefined ? (
            <label className="field">
              <span className="label">{words.email}</span>
              <input
                className="input"
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </label>
          ) : (
            <div className="field">
              <span className="label">{words.email}</span>
              <p>{person.email}</p>
            </div>
          )}
        </div>
        <label className="field">
          <span className="label">{person === undefined ? words.firstPassword : words.next}</span>
          <input
            className="input"
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <span className="hint">
            <span>{words.firstHelp}</span>
          </span>
        </label>
        <GrantsEditor grants={grants} onChange={setGrants} />
        <FormError problem={problem} />
      </div>
    </Dialog>
  );
}
