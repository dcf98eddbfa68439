/** Kinds of actors that change records. */
export type ActorKind = 'member' | 'device' | 'operator' | 'server';

/** States of a record and who moves it between them. */
export interface StateMachine<State extends string = string> {
  readonly transitions: readonly { readonly from: State; readonly to: State; readonly by: readonly ActorKind[] }[];
}

/** Returns the machine unchanged, with its states as a type. */
export const defineStates = <const State extends string>(
  transitions: StateMachine<State>['transitions'],
): StateMachine<State> => ({ transitions });

/** Returns the states from which an actor may move a record to `to`. */
export const statesBefore = <State extends string>(
  { transitions }: StateMachine<State>,
  to: State,
  by: ActorKind,
): readonly State[] => transitions.filter((one) => one.to === to && one.by.includes(by)).map(({ from }) => from);
