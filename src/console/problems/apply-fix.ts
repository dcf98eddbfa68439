import type { Fix } from '../../content/check/problem.ts';
import type { Body } from '../api/client.ts';
import { applyFix as mendValue } from '../content/form/apply-fix.ts';
import { getAt, pathOf } from '../content/form/path.ts';

/** Returns the value at a pointer, or undefined. */
export const valueAt = (value: unknown, pointer: string): unknown => getAt(value, pathOf(pointer));

/** Returns the document with a fix applied. A fix points inside the document, never at its root, so type and id stay strings. */
export const applyFix = (body: Body, fix: Fix): Body => mendValue(body, fix, pathOf) as Body;
