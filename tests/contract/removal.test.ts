import { expect, it } from 'vitest';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import { check, prepare, type Kept } from '#content';
import type { Body } from '#console/api/client.ts';
import { prepareAll, targetsFor } from '#console/removal/fixes.ts';
import { usesOf } from '#console/removal/uses.ts';
import type { Bodies } from '#console/site/documents.ts';

const bodies: Bodies = new Map(shippedDocuments.map((body) => [`${body.type}/${body.id}`, body]));
let kept: Kept = new Map();

/** Problems of previously valid documents. */
const errorsOf = async (documents: Bodies): Promise<readonly string[]> => {
  const prepared = await prepare(
    [...documents.values()].map((body) => ({ type: body.type, id: body.id, body })),
    kept,
  );
  kept = prepared.kept;
  return check(prepared)
    .filter(({ severity }) => severity === 'error')
    .map(({ code, at, text }) => `${code} ${at.type}/${at.id}${at.pointer} ${text.en}`);
};

const without = ({ type, id }: Body, changes: Readonly<Record<string, Body | undefined>> = {}): Bodies => {
  const now = new Map([...bodies, ...Object.entries(changes)]);
  return new Map(
    [...now].flatMap(([key, body]) => (body === undefined || key === `${type}/${id}` ? [] : [[key, body] as const])),
  );
};

/** The first document of each type that something uses. */
const used = [...Map.groupBy(bodies.values(), ({ type }) => type)].flatMap(([type, some]) =>
  some
    .filter((body) => usesOf(bodies, body).length > 0)
    .slice(0, 1)
    .map((body) => [type, body] as const),
);

// A missing deep-link name falls back to the venue's main page.
it.each(used.filter(([type]) => type !== 'deep-links'))(
  'a %s in use is missed by the gate when it goes away',
  async (_type, body) => {
    expect(await errorsOf(without(body))).not.toEqual([]);
  },
);

// Their users cannot be without them, or a person has to say what becomes of each.
const byHand = new Set(['venue', 'code-list', 'operation']);

it.each(used.filter(([type]) => !byHand.has(type)))(
  'a %s in use can go when everything has been prepared',
  async (_type, body) => {
    const { changes, left } = prepareAll(bodies, body, targetsFor(bodies, body)[0]);
    expect(left.map(({ kind, pointer, text }) => `${kind} ${pointer} ${text.en}`)).toEqual([]);
    expect(await errorsOf(without(body, changes))).toEqual([]);
  },
);
