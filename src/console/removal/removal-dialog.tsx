import './removal.css';
import { useMemo, useState } from 'react';
import type { Body } from '../api/client.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { useMay } from '../session/current-user.ts';
import { addressOf } from '../problems/addresses.ts';
import { useDocs, useNames, useSiteStore } from '../site/use-site.tsx';
import { bodiesIn, parseKey, type DocContent } from '../site/documents.ts';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { hidePage } from './hide-page.ts';
import { likelyTarget } from './likely-target.ts';
import { fixUses, prepareAll, removeAndRedirect, targetsFor, fixFor } from './fixes.ts';
import { RemovalUsers } from './removal-users.tsx';
import { FixPlan, Targets } from './fix-parts.tsx';
import { setPendingRemoval } from './pending-removal.ts';
import { removalStrings } from './strings.ts';
import { haveSameBodies, usesOf } from './uses.ts';

interface RemovalDialogProps {
  readonly doc: DocContent;
  readonly body: Body;
  /** Called with the changes that delete the document. */
  readonly onRemove: (changes: Readonly<Record<string, Body | undefined>>) => void;
  readonly onHidden: () => void;
  readonly onClose: () => void;
}

/** Lists the uses of a document, each with a fix, and one step for all. Deleting is possible only without uses. */
export function RemovalDialog({ doc, body, onRemove, onHidden, onClose }: RemovalDialogProps) {
  const texts = useTexts();
  const words = useWords(removalStrings);
  const { language } = useLanguage();
  const store = useSiteStore();
  const docs = useDocs();
  const names = useNames();
  const may = useMay();
  const [chosen, setChosen] = useState<string>();
  const [prepared, setPrepared] = useState(0);
  const [redirects, setRedirects] = useState(true);
  const [bodies, setBodies] = useState(() => bodiesIn(docs));
  if (!haveSameBodies(bodies, docs)) setBodies(bodiesIn(docs));
  const { type, id } = doc;
  const uses = useMemo(() => usesOf(bodies, { type, id }), [bodies, type, id]);
  const targets = useMemo(() => targetsFor(bodies, body), [bodies, body]);
  const target = targets.find(({ id }) => id === chosen) ?? likelyTarget(targets, body);
  // Before a choice, preview the fixes with the first target.
  const plan = useMemo(() => prepareAll(bodies, body, target ?? targets[0]), [bodies, body, target, targets]);
  const needsTarget =
    target === undefined &&
    targets.length > 0 &&
    uses.some((use) => fixFor(use, doc, bodies.get(`${use.type}/${use.id}`)) === 'elsewhere');
  const name = titleOf(doc, { names, texts, language });
  const describe = (one: Body): string =>
    titleOf({ type: one.type, id: one.id, body: one, live: undefined }, { names, texts, language });
  const mayEditAll = Object.keys(plan.changes).every((key) => may('edit', parseKey(key)));
  const isFree = uses.length === 0;
  const prepare = (): void => {
    setPrepared(Object.keys(plan.changes).length);
    store.edit(words.stepPrepare(name), plan.changes);
  };
  const hide = (): void => {
    store.edit(words.stepHide(name), hidePage([...bodies.values()], body));
    onHidden();
  };
  const known =
    doc.type === 'page' && doc.live !== undefined ? addressOf((key) => bodies.get(key), doc.live) : undefined;
  const redirectChanges =
    doc.live === undefined || target === undefined || target['venue'] !== body['venue']
      ? undefined
      : removeAndRedirect(bodies, doc.live, target);
  const canRedirect =
    known !== undefined &&
    !known.includes('{') &&
    redirectChanges !== undefined &&
    Object.values(redirectChanges).every((one) => one === undefined || may('edit', one));
  const remove = (): void => onRemove(canRedirect && redirects ? redirectChanges : { [doc.key]: undefined });
  const isOpen =
    doc.type === 'page' &&
    (body['pageInfo'] as { readonly pageStatusCode?: unknown } | undefined)?.pageStatusCode === 'N';
  return (
    <Dialog
      title={isFree ? words.free(name) : words.used(name, uses.length)}
      help={isFree ? words.whyFree : words.why}
      mark={
        <span className={isFree ? 'removal-mark ok' : 'removal-mark'}>
          <Icon name={isFree ? 'circle-check' : 'link'} />
        </span>
      }
      width={620}
      onClose={onClose}
      foot={
        <>
          {isOpen ? (
            <button type="button" className="btn quiet" onClick={hide}>
              <Icon name="eye-off" />
              <span>{words.hide}</span>
            </button>
          ) : null}
          <span className="grow" />
          <button type="button" className={isFree ? 'btn danger' : 'btn'} disabled={!isFree} onClick={remove}>
            {words.remove}
          </button>
          <button
            type="button"
            className="btn primary"
            onClick={() => {
              setPendingRemoval(undefined);
              onClose();
            }}
          >
            {words.keep(texts.types[doc.type] ?? doc.type)}
          </button>
        </>
      }
    >
      <div aria-live="polite">
        {isFree ? (
          <p className="problem clear">
            <Icon name="circle-check" />
            <span className="grow">
              {prepared === 0 ? (
                words.nobody
              ) : (
                <>
                  <b>{words.prepared(prepared)}</b>
                  <span>{` ${words.nobody}`}</span>
                </>
              )}
            </span>
          </p>
        ) : null}
      </div>
      {isFree && canRedirect && target !== undefined ? (
        <div className="removal-lead">
          <label className="row">
            <input type="checkbox" checked={redirects} onChange={(event) => setRedirects(event.target.checked)} />
            <span>{words.leads(known)}</span>
          </label>
          <Targets
            targets={targets.filter((one) => one['venue'] === body['venue'])}
            chosen={target.id}
            describe={describe}
            onChoose={setChosen}
            label={words.instead}
          />
        </div>
      ) : null}
      <RemovalUsers
        uses={uses}
        doc={doc}
        bodies={bodies}
        target={target}
        targets={targets}
        describe={describe}
        onChoose={setChosen}
        onFix={(use, to) => store.edit(words.stepPrepare(name), fixUses(bodies, body, [{ use, target: to }]))}
        onClose={onClose}
      />
      {isFree || Object.keys(plan.changes).length === 0 ? null : (
        <div className="problem clear removal-all">
          <Icon name="wand" />
          <span className="grow">
            <b>
              {plan.left.length === 0
                ? words.all(uses.length)
                : words.some(uses.length - plan.left.length, uses.length)}
            </b>{' '}
            <FixPlan
              uses={uses}
              doc={doc}
              bodies={bodies}
              chosen={target?.id}
              targets={targets}
              describe={describe}
              onChoose={setChosen}
            />
            <span>{` ${words.seen}`}</span>
          </span>
          <button type="button" className="btn" disabled={!mayEditAll || needsTarget} onClick={prepare}>
            <Icon name="wand" />
            <span>{words.prepare}</span>
          </button>
        </div>
      )}
      {plan.left.length === 0 ? null : <p className="small muted removal-own">{words.own(plan.left.length)}</p>}
    </Dialog>
  );
}
