import type { RawDocument } from '#content';
import { rawOf } from './make/edits.ts';

type Fails = (raws: readonly RawDocument[]) => Promise<boolean>;

/** A part to remove when documents still fail without it. */
type Without = () => readonly RawDocument[] | undefined;

/** Minimises failing documents while `goesOn` returns true. */
export async function shrink(
  raws: readonly RawDocument[],
  fails: Fails,
  goesOn: () => boolean,
): Promise<readonly RawDocument[]> {
  const fewer = await fewerOf(raws, fails, goesOn);
  return smallerOf(fewer, fails, goesOn);
}

/** Removes halves, quarters … of a list while it still fails. */
async function fewerOf<T>(
  all: readonly T[],
  fails: (left: readonly T[]) => Promise<boolean>,
  goesOn: () => boolean,
): Promise<readonly T[]> {
  let left = all;
  for (let size = Math.ceil(all.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < left.length && goesOn();) {
      const without = [...left.slice(0, at), ...left.slice(at + size)];
      if (await fails(without)) left = without;
      else at += size;
    }
  }
  return left;
}

type Part = { readonly holder: object; readonly name: string };

function* partsOf(value: unknown): Generator<Part> {
  if (typeof value !== 'object' || value === null) return;
  // Start at the end to keep earlier locations valid.
  for (const name of Object.keys(value).reverse()) {
    yield { holder: value, name };
    yield* partsOf((value as Record<string, unknown>)[name]);
  }
}

const mostParts = 4_000;

/** Removes every unneeded part of every document and shortens texts. */
async function smallerOf(
  raws: readonly RawDocument[],
  fails: Fails,
  goesOn: () => boolean,
): Promise<readonly RawDocument[]> {
  let left = [...raws];
  for (let index = 0; index < left.length; index++) {
    let position = 0;
    while (position < mostParts && goesOn()) {
      const tried: Without = () => {
        const body = structuredClone(left[index]?.body ?? {});
        const part = [...partsOf(body)][position];
        if (part === undefined) return undefined;
        const isName = part.holder === body && (part.name === 'type' || part.name === 'id');
        if (!isName) removePart(part);
        return isName ? left : left.with(index, rawOf(body));
      };
      const without = tried();
      if (without === undefined) break;
      if (without !== left && (await fails(without))) left = [...without];
      else position++;
    }
  }
  return left;
}

function removePart({ holder, name }: Part): void {
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete (holder as Record<string, unknown>)[name];
}
