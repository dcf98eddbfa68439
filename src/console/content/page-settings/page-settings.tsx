import { useCallback } from 'react';
import type { Body } from '../../api/client.ts';
import type { Docs } from '../../site/documents.ts';
import { DeferredInput } from '../../site/deferred-input.tsx';
import { useEdit } from '../../site/use-edit.ts';
import { bodiesOf, useDocsSelector, useNames } from '../../site/use-site.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { FieldProblems } from '../../problems/field-problems.tsx';
import { useProblemsAt } from '../../problems/use-problems.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { fieldsOf, textsIn, type Fields } from '../../../content/check/is-fields.ts';
import { guardAgainst, isOpenIn } from './language-guards.ts';
import type { EditorProps } from '../editor-props.ts';
import { Field } from '../fields/field.tsx';
import { MessageField } from '../fields/message-field.tsx';

const keyIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const guardsOf = (page: Body): readonly string[] => textsIn(page['guards']);
const pathsOf = (page: Body): readonly string[] => textsIn(page['paths']);

const guardsIn = (docs: Docs): readonly Body[] => bodiesOf(docs, 'guard');

/** Name and address, who sees a page, and how it is found. */
export function PageSettings({ doc, body }: EditorProps) {
  const texts = useTexts();
  const words = texts.page;
  const names = useNames();
  const allGuards = useDocsSelector(guardsIn);
  const flags = fieldsOf(body['flags']);
  const info = fieldsOf(body['pageInfo']);
  const seo = fieldsOf(body['seo']);
  const guards = guardsOf(body);
  const [path = ''] = pathsOf(body);
  const [livePath = ''] = doc.live === undefined ? [] : pathsOf(doc.live);
  const edit = useEdit(doc.key);
  const place = { of: doc.key, within: '' };
  const changePath = (value: string): void =>
    edit(words.path, (now) => ({ ...now, paths: [value, ...pathsOf(now).slice(1)] }), 'path');
  const changeIn = (part: 'flags' | 'pageInfo' | 'seo', label: string, change: Fields): void =>
    edit(label, (now) => ({ ...now, [part]: { ...fieldsOf(now[part]), ...change } }));
  const changeGuards = (label: string, change: (guards: readonly string[]) => readonly string[]): void =>
    edit(label, (now) => ({ ...now, guards: change(guardsOf(now)) }));
  const without = (label: string, isOut: (guard: string) => boolean): void =>
    changeGuards(label, (now) => now.filter((guard) => !isOut(guard)));
  const add = (label: string, guard: string): void => changeGuards(label, (now) => [...new Set([...now, guard])]);
  const title = keyIn(flags['title']);
  const blocked = keyIn(info['pageBlockContent']);
  // A page that had no words for being closed gets some with the first letter.
  const ownKey = `MSG_TXT_${doc.id}_BLOCK`;
  const withKey = useCallback(
    (all: Docs): Readonly<Record<string, Body>> => {
      const now = all.get(doc.key)?.body;
      return now === undefined
        ? {}
        : { [doc.key]: { ...now, pageInfo: { ...fieldsOf(now['pageInfo']), pageBlockContent: ownKey } } };
    },
    [doc.key, ownKey],
  );
  const languages = [
    { language: 'ko', label: words.korean },
    { language: 'en', label: words.english },
  ] as const;
  const at = (...places: readonly string[]) => <FieldProblems of={doc.key} at={places} />;
  const badGuards = useProblemsAt(doc.key, '/guards').some(({ severity }) => severity === 'error');
  const badPaths = useProblemsAt(doc.key, '/paths').some(({ severity }) => severity === 'error');
  const others = [...names.all('guard').keys()].filter((id) => !guards.includes(id)).toSorted();
  return (
    <>
      <section className="sect">
        <h2>{words.name}</h2>
        <div className="stack">
          {title === undefined ? null : <MessageField label={words.title} messageKey={title} place={place} />}
          {at('/flags/title')}
          <Field
            label={words.path}
            was={
              path === livePath || doc.live === undefined
                ? undefined
                : { text: livePath, putBack: () => changePath(livePath) }
            }
            problems={at('/paths')}
          >
            {({ id, describedBy }) => (
              <DeferredInput
                id={id}
                aria-describedby={describedBy}
                aria-invalid={badPaths}
                className={`input mono${badPaths ? ' bad' : ''}${path === livePath || doc.live === undefined ? '' : ' changed'}`}
                value={path}
                spellCheck={false}
                onType={changePath}
              />
            )}
          </Field>
        </div>
      </section>
      <section className="sect">
        <h2>{words.who}</h2>
        <div className="setting">
          <div className="grow">
            <h3>{words.state}</h3>
            <p className="small muted">{words.stateHelp}</p>
          </div>
          <SegmentedControl
            label={words.state}
            value={String(info['pageStatusCode'])}
            onChange={(code) => changeIn('pageInfo', words.state, { pageStatusCode: code })}
            options={[
              { value: 'N', label: words.open },
              { value: 'D', label: words.preparing },
              { value: 'B', label: words.blocked },
            ]}
          />
        </div>
        {info['pageStatusCode'] !== 'B' ? null : (
          <MessageField
            label={words.blockMessage}
            messageKey={blocked ?? ownKey}
            isLong
            place={place}
            also={blocked === undefined ? withKey : undefined}
          />
        )}
        {at('/pageInfo/pageStatusCode', '/pageInfo/pageBlockContent')}
        <div className="setting" role="group" aria-label={words.languages}>
          <div className="grow">
            <h3>{words.languages}</h3>
            <p className="small muted">{words.languagesHelp}</p>
          </div>
          {languages.map(({ language, label }) => {
            const guard = guardAgainst(allGuards, language);
            const isOpen = isOpenIn(allGuards, guards, language);
            return (
              <label key={language} className="row">
                <input
                  type="checkbox"
                  checked={isOpen}
                  disabled={guard === undefined}
                  onChange={() =>
                    isOpen && guard !== undefined
                      ? add(words.languages, guard)
                      : without(words.languages, (id) => !isOpenIn(allGuards, [id], language))
                  }
                />
                <span>{label}</span>
              </label>
            );
          })}
        </div>
        <div className="setting">
          <div className="grow">
            <h3>{words.memberOnly}</h3>
            <p className="small muted">{words.memberHelp}</p>
          </div>
          <button
            type="button"
            role="switch"
            aria-checked={flags['isNeedLogin'] === true}
            aria-label={words.memberOnly}
            className={flags['isNeedLogin'] === true ? 'switch on' : 'switch'}
            onClick={() => changeIn('flags', words.memberOnly, { isNeedLogin: flags['isNeedLogin'] !== true })}
          />
        </div>
        {at('/flags/isNeedLogin')}
        <div className="field">
          <span className="label" id="guards-label">
            {words.guards}
          </span>
          <div className={badGuards ? 'input wrap bad' : 'input wrap'} role="group" aria-labelledby="guards-label">
            {guards.map((guard) => (
              <span key={guard} className="badge chip">
                <Icon name="shield" />
                <span>{guard}</span>
                <button
                  type="button"
                  className="ib"
                  aria-label={words.removeGuard(guard)}
                  onClick={() => without(words.removeGuard(guard), (one) => one === guard)}
                >
                  <Icon name="x" />
                </button>
              </span>
            ))}
            <select
              className="bare"
              aria-label={words.addGuard}
              value=""
              onChange={(event) => add(words.addGuard, event.target.value)}
            >
              <option value="">{words.addGuard}</option>
              {others.map((id) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
            </select>
          </div>
          {at('/guards')}
        </div>
      </section>
      <section className="sect">
        <h2>{words.search}</h2>
        <div className="stack">
          {keyIn(seo['title']) === undefined ? null : (
            <MessageField label={words.seoTitle} messageKey={String(seo['title'])} place={place} />
          )}
          {keyIn(seo['description']) === undefined ? null : (
            <MessageField label={words.seoDescription} messageKey={String(seo['description'])} isLong place={place} />
          )}
          {at('/seo')}
          <label className="row">
            <input
              type="checkbox"
              checked={seo['noindex'] === true}
              onChange={(event) => changeIn('seo', words.noindex, { noindex: event.target.checked })}
            />
            <span>{words.noindex}</span>
          </label>
        </div>
      </section>
    </>
  );
}
