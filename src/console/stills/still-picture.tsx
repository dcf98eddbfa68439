import './stills.css';
import type { Words } from '../../content/check/problem.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { useStill, type Still, type StillOrder } from './use-still.ts';
import { stillStrings } from './strings.ts';

interface StillFrameProps {
  readonly title: string;
  readonly still: Still | 'noHost' | 'failed' | undefined;
}

/** A page of the site that does nothing, in a frame that nobody steps into. */
export function StillFrame({ title, still }: StillFrameProps) {
  const words = useWords(stillStrings);
  if (still === undefined)
    return (
      <p className="empty small muted" aria-busy="true">
        {words.loading}
      </p>
    );
  if (typeof still === 'string')
    return <p className="empty small muted">{still === 'noHost' ? words.noPicture : words.failed}</p>;
  return <iframe src={still.url} title={title} sandbox="allow-same-origin" tabIndex={-1} />;
}

interface StillPairProps {
  readonly before: { readonly title: string; readonly order: StillOrder };
  readonly after: { readonly title: string; readonly order: StillOrder };
  /** Description of the change, since a closed menu hides it. */
  readonly told: readonly Words[];
  readonly isSmall?: boolean;
}

/** A page as it is in two states, one beside or above the other, with what differs outlined. */
export function StillPair({ before, after, told, isSmall = false }: StillPairProps) {
  const words = useWords(stillStrings);
  const { language } = useLanguage();
  const [one, two] = [
    useStill({ ...before.order, against: after.order.state }),
    useStill({ ...after.order, against: before.order.state }),
  ];
  const marks =
    typeof one === 'object' && typeof two === 'object' ? Math.max(one.marks ?? 0, two.marks ?? 0) : undefined;
  return (
    <div className={isSmall ? 'still-pair still-small' : 'still-pair'}>
      {[
        { ...before, still: one },
        { ...after, still: two },
      ].map(({ title, still }) => (
        <figure key={title}>
          <figcaption className="micro muted">{title}</figcaption>
          <div className="still-frame">
            <StillFrame title={title} still={still} />
          </div>
        </figure>
      ))}
      {marks === undefined ? null : (
        <p className="micro muted still-note">
          {marks === 0 ? words.notSeen(told.map((one) => one[language])) : words.marked(marks)}
        </p>
      )}
    </div>
  );
}
