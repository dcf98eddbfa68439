import type { ToldUser } from '../../content/used-by/tell-users.ts';
import type { Body } from '../api/client.ts';
import type { Bodies, DocContent } from '../site/documents.ts';
import { useWords } from '../texts/use-texts.ts';
import { fixFor, type FixKind } from './fixes.ts';
import { removalStrings } from './strings.ts';

interface UseFixButtonProps {
  readonly kind: Exclude<FixKind, 'follows'>;
  readonly use: ToldUser;
  readonly disabled: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDo: () => void;
}

/** Button that fixes one use. */
export function UseFixButton({ kind, use, disabled, isOpen, onOpen, onDo }: UseFixButtonProps) {
  const words = useWords(removalStrings);
  if (kind === 'none') return null;
  if (kind !== 'elsewhere')
    return (
      <button type="button" className="btn" disabled={disabled} onClick={onDo}>
        {words.ways[kind]}
      </button>
    );
  return (
    <button type="button" className="btn" disabled={disabled} aria-expanded={isOpen} onClick={onOpen}>
      {use.type === 'deep-links' ? words.redirect : words.ways.elsewhere}
    </button>
  );
}

interface TargetsProps {
  readonly targets: readonly Body[];
  /** Id of the chosen target; undefined before a choice. */
  readonly chosen: string | undefined;
  readonly describe: (one: Body) => string;
  readonly onChoose: (id: string) => void;
}

/** Select of possible targets. */
export function Targets({ targets, chosen, describe, onChoose, label }: TargetsProps & { readonly label: string }) {
  const words = useWords(removalStrings);
  return (
    <select
      className="input s removal-target"
      aria-label={label}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      {chosen === undefined ? (
        <option value="" disabled>
          {words.choose}
        </option>
      ) : null}
      {targets.map((one) => (
        <option key={one.id} value={one.id}>
          {describe(one) === one.id ? one.id : `${describe(one)} · ${one.id}`}
        </option>
      ))}
    </select>
  );
}

/** Form that chooses a new target for a use. */
export function TargetForm({
  targets,
  chosen,
  describe,
  onChoose,
  onPoint,
}: TargetsProps & { readonly onPoint: () => void }) {
  const words = useWords(removalStrings);
  return (
    <div className="removal-elsewhere">
      <Targets targets={targets} chosen={chosen} describe={describe} onChoose={onChoose} label={words.to} />
      <button type="button" className="btn" disabled={chosen === undefined} onClick={onPoint}>
        {words.point}
      </button>
    </div>
  );
}

interface FixPlanProps extends TargetsProps {
  readonly uses: readonly ToldUser[];
  readonly doc: DocContent;
  readonly bodies: Bodies;
}

/** Describes the step that fixes all uses. */
export function FixPlan({ uses, doc, bodies, chosen, targets, describe, onChoose }: FixPlanProps) {
  const words = useWords(removalStrings);
  const choice =
    targets.length === 0 ? null : (
      <Targets targets={targets} chosen={chosen} describe={describe} onChoose={onChoose} label={words.instead} />
    );
  if (doc.type === 'messages')
    return (
      <>
        <span>{`${words.texts} `}</span>
        {choice}
        <span>.</span>
      </>
    );
  const ways = uses.map((use) => ({
    key: `${use.type}/${use.id}`,
    way: fixFor(use, doc, bodies.get(`${use.type}/${use.id}`)),
  }));
  const keysOf = (way: FixKind): readonly string[] => ways.flatMap((one) => (one.way === way ? [one.key] : []));
  // A document is deleted once, however often it uses the deleted document.
  const count = (way: FixKind): number => (way === 'along' ? new Set(keysOf(way)).size : keysOf(way).length);
  const others = (['entry', 'heading', 'off-list', 'along'] as const)
    .filter((way) => count(way) > 0)
    .map((way) => words.plan[way](count(way)));
  const led = count('elsewhere') + count('follows');
  return (
    <>
      <span>{others.join(', ')}</span>
      {led === 0 ? (
        <span>.</span>
      ) : (
        <>
          <span>{`${others.length === 0 ? words.onlyElsewhere(led) : `, ${words.plan.elsewhere(led)}`} `}</span>
          {choice}
          <span>.</span>
        </>
      )}
    </>
  );
}
