import type { DocumentSet, DocumentTypes } from '#schemas/documents';
import { isVisible, nextOf, nextVisibility, periodsOf, type Dated, type DatedType } from './visible-at.ts';

type Fits<Type extends DatedType> = (document: DocumentTypes[Type]) => boolean;

/** Documents with a period, as visitors see them at an instant. Notes when what was read changes next. */
export class ShownDocuments {
  readonly #documents: DocumentSet;
  readonly #now: number;
  #validUntil: number | null = null;

  constructor(documents: DocumentSet, now: number) {
    this.#documents = documents;
    this.#now = now;
  }

  /** Next instant at which one of the documents read so far appears or vanishes, or null. */
  get validUntil(): number | null {
    return this.#validUntil;
  }

  /** Documents of a type that fit and are visible now. */
  of<Type extends DatedType>(type: Type, fits: Fits<Type> = () => true): readonly DocumentTypes[Type][] {
    return this.among(this.#all(type).filter(fits));
  }

  /** Those of some documents that are visible now. */
  among<Document extends Dated>(documents: readonly Document[]): readonly Document[] {
    for (const document of documents) this.#note(nextVisibility(document, this.#now));
    return documents.filter((document) => isVisible(document, this.#now));
  }

  /** Documents of a type that fit and are visible at another instant, which the visitor has chosen. */
  at<Type extends DatedType>(instant: number, type: Type, fits: Fits<Type>): readonly DocumentTypes[Type][] {
    return this.#all(type).filter((document) => fits(document) && isVisible(document, instant));
  }

  /** Documents of a type that fit and vanished within the last `ms`, for lists that ask for them. */
  endedWithin<Type extends DatedType>(ms: number, type: Type, fits: Fits<Type>): readonly DocumentTypes[Type][] {
    return this.#all(type)
      .filter(fits)
      .filter((document) => {
        const end = Math.max(...periodsOf(document).map(({ until }) => until));
        this.#note(nextOf([end, end + ms], this.#now));
        return end <= this.#now && end > this.#now - ms;
      });
  }

  #all<Type extends DatedType>(type: Type): readonly DocumentTypes[Type][] {
    return [...this.#documents[type].values()] as readonly DocumentTypes[Type][];
  }

  #note(instant: number | null): void {
    this.#validUntil = earlier(this.#validUntil, instant);
  }
}

/** The earlier of two instants; null is never. */
export const earlier = (one: number | null, two: number | null): number | null =>
  one === null ? two : two === null ? one : Math.min(one, two);
