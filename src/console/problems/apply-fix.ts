import type { Fix } from '../../content/check/problem.ts';
import type { Body } from '../api/client.ts';
import { applyFix as mendValue } from '../content/form/apply-fix.ts';
import { getAt, pathOf } from '../content/form/path.ts';

/** What stands at a place; undefined where nothing does. */
export const valueAt = (value: unknown, pointer: string): unknown => getAt(value, pathOf(pointer));

/** The document with a remedy made. A remedy leads into the document, never to its whole, so type and id stay texts. */
export const applyFix = (body: Body, fix: Fix): Body => mendValue(body, fix, pathOf) as Body;
