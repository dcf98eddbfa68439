import type { FoundProduct, MemberAnswer, TicketAnswer } from '#schemas/calls/members/console-answers';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { MemberCard } from './desk/member-card.tsx';
import { formatDay, memberStrings } from './strings.ts';

const tones: Readonly<Record<string, string>> = { REGISTERED: 'badge ok', ENTERED: 'badge ok', FREE: 'badge line' };

/** Answer of a look-up by number (`ticket`) or of a member (`products`). */
export type Found = Partial<TicketAnswer & MemberAnswer>;

interface FoundRecordProps {
  readonly venue: string;
  readonly isLead: boolean;
  readonly found: Found;
}

/** Result of a look-up; everything in it is masked. */
export function FoundRecord({ venue, isLead, found: { member, ticket, changes = [], products } }: FoundRecordProps) {
  const words = useWords(memberStrings);
  return (
    <div className="stack">
      {ticket === undefined ? null : (
        <ul className="members-products">
          <ProductRow product={ticket} />
        </ul>
      )}
      {member === undefined ? null : (
        <MemberCard
          key={member.look}
          title={ticket === undefined ? words.member : words.registeredBy}
          venue={venue}
          isLead={isLead}
          member={member}
        />
      )}
      {ticket !== undefined && member === undefined ? <p className="muted">{words.nobody}</p> : null}
      {products === undefined ? null : (
        <section className="stack">
          <h3>{words.products}</h3>
          {products.length === 0 ? (
            <p className="muted">{words.noProducts}</p>
          ) : (
            <ul className="members-products">
              {products.map((product, index) => (
                <ProductRow key={index} product={product} />
              ))}
            </ul>
          )}
        </section>
      )}
      {changes.length === 0 ? null : (
        <section className="stack">
          <h3>{words.changes}</h3>
          <ol className="members-changes">
            {changes.map(({ at, by, to }, index) => (
              <li key={index} className="row">
                <span className="badge">{words.states[to] ?? to}</span>
                <span className="small muted">
                  <span>{`${words.actors[by] ?? by} · `}</span>
                  <RelativeTime at={at} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function ProductRow({
  product: { kind, product, numberMask, validFrom, validUntil, state, isLent },
}: {
  readonly product: FoundProduct;
}) {
  const words = useWords(memberStrings);
  const { language } = useLanguage();
  return (
    <li className="members-product">
      <div>
        <span className="strong">{product[language]}</span>
        <span className="small muted">
          <span>{`${words.productKinds[kind]} · `}</span>
          <span className="num">{numberMask}</span>
        </span>
      </div>
      <span className="small muted num">{`${formatDay(validFrom)} – ${formatDay(validUntil)}`}</span>
      <span className="row tight">
        <span className={tones[state] ?? 'badge'}>{words.states[state] ?? state}</span>
        {isLent ? <span className="badge warn">{words.lent}</span> : null}
      </span>
    </li>
  );
}
