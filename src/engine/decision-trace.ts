/** One step of a decision, for explain. `at` names the document and the location in it. */
export interface Step {
  readonly step: 'route' | 'guard' | 'state' | 'place' | 'outcome';
  readonly at: string;
  readonly result: string;
}
export type Tracer = (step: Step) => void;
