import type { Decision, DecisionInput, Snapshot, ConditionExplanation } from '#engine';
import type { Prepared } from '../check/prepared.ts';
import { pointerOf, type Path } from '../check/problem.ts';
import { writtenPath } from '../check/walk/written-path.ts';
import type { Names } from '../diff/names.ts';
import type { DocumentPlace } from './visit.ts';

/** A visit that is being explained, and what is needed to say so. */
export interface About {
  readonly prepared: Pick<Prepared, 'documents' | 'raws'>;
  readonly snapshot: Snapshot;
  readonly question: DecisionInput;
  readonly decision: Decision;
  readonly names: Names;
}

export const at = (type: string, id: string, ...path: Path): DocumentPlace => ({ type, id, pointer: pointerOf(path) });

/** Location of a condition. The release identifies placements and items by ID, documents by pointer. */
export const placeOf = ({ prepared }: Pick<About, 'prepared'>, told: ConditionExplanation['at']): DocumentPlace =>
  at(told.type, told.id, ...writtenPath(prepared, told));
