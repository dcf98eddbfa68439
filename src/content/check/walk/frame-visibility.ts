import type { Catalog, CompiledLayout, CompiledPage } from '#engine';
import type { Command } from '#schemas/command';
import { writtenIn } from './link-targets.ts';

/** Parts of a frame that the flags of pages keep visible. */
export interface FrameVisibility {
  /** Tells it from other sights of the frame. */
  readonly key: string;
  readonly hidden: ReadonlySet<Command>;
}

interface Part {
  readonly command: Command;
  shows(page: CompiledPage): boolean;
}

/** Visible frame parts of a page. Pages with equal parts share the object. */
export class FrameVisibilities {
  readonly #catalog: Catalog;
  readonly #parts = new WeakMap<CompiledLayout, readonly Part[]>();
  readonly #known = new WeakMap<CompiledLayout, Map<string, FrameVisibility>>();
  readonly #ofPages = new WeakMap<CompiledLayout, WeakMap<CompiledPage, FrameVisibility>>();

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
  }

  of(frame: CompiledLayout, page: CompiledPage): FrameVisibility {
    const pages = kept(this.#ofPages, frame, () => new WeakMap<CompiledPage, FrameVisibility>());
    return kept(pages, page, () => this.#look(frame, page));
  }

  #look(frame: CompiledLayout, page: CompiledPage): FrameVisibility {
    const hidden = new Set<Command>();
    let key = '';
    for (const [index, part] of kept(this.#parts, frame, () => this.#partsOf(frame)).entries()) {
      if (part.shows(page)) continue;
      hidden.add(part.command);
      key += ` ${index}`;
    }
    return kept(
      kept(this.#known, frame, () => new Map<string, FrameVisibility>()),
      key,
      () => ({ key, hidden }),
    );
  }

  #partsOf(frame: CompiledLayout): readonly Part[] {
    return writtenIn(frame).flatMap(({ node: { widget, settings }, command, path }) => {
      const description = Object.hasOwn(this.#catalog, widget) ? this.#catalog[widget]?.description : undefined;
      // Compiled settings fit the schema of their widget.
      return description?.shows === undefined
        ? []
        : [
            {
              command,
              shows: (page: CompiledPage) => description.shows?.(page, path.slice(1), settings as never) !== false,
            },
          ];
    });
  }
}

/** What is kept under a key, made when it is first asked for. */
function kept<Key, Value>(
  all: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = all.get(key);
  if (known !== undefined) return known;
  const made = make();
  all.set(key, made);
  return made;
}
