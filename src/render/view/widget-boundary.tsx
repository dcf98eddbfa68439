import { Component, type ReactNode } from 'react';
import { useWidgetPort } from '#widgets/port';
import { readFields, writeFields, type FieldValues } from './field-values.ts';

interface Props {
  readonly id: string;
  /** Id of the placement, which the ids of its fields begin with. */
  readonly placement: string;
  /** True if the widget sends something: it is never drawn anew by itself. */
  readonly writes: () => boolean;
  /** Shown if the widget stays broken. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
  readonly onError?: (id: string, error: unknown) => void;
}

interface State {
  /** `waiting`: it failed, and is drawn anew as soon as React has removed it. A boundary that fails while it recovers would take others down. */
  readonly phase: 'first' | 'waiting' | 'again' | 'broken';
  readonly drawing: number;
  readonly hasFailed: boolean;
}

/**
 * Error boundary of one widget. A widget that only reads is drawn anew once by itself; one that writes when the visitor asks for it, with the
 * typed text. Each new drawing has an element of its own, so that React removes that element and not nodes that a translator has replaced.
 */
export class WidgetBoundary extends Component<Props, State, FieldValues | null> {
  override state: State = { phase: 'first', drawing: 0, hasFailed: false };
  #typed: FieldValues = [];

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ writes }: Props, { phase, drawing, hasFailed }: State): State | null {
    if (!hasFailed) return null;
    return { phase: phase === 'first' && !writes() ? 'waiting' : 'broken', drawing: drawing + 1, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(this.props.id, error);
    if (this.state.phase === 'waiting') this.#drawAgain();
  }

  /** Reads the fields before React removes them. */
  override getSnapshotBeforeUpdate(_: Props, before: State): FieldValues | null {
    return before.drawing !== this.state.drawing && (before.phase === 'first' || before.phase === 'again')
      ? readFields(this.props.placement)
      : null;
  }

  override componentDidUpdate(before: Props, { drawing }: State, typed: FieldValues | null): void {
    if (typed !== null) this.#typed = typed;
    if (drawing !== this.state.drawing && this.state.phase === 'again') writeFields(this.#typed);
    if (this.state.phase === 'broken' && before.children !== this.props.children && !this.props.writes())
      this.#drawAgain();
  }

  #drawAgain = (): void => this.setState(({ drawing }) => ({ phase: 'again', drawing: drawing + 1 }));

  override render(): ReactNode {
    const { phase, drawing } = this.state;
    const { children, fallback, writes } = this.props;
    if (phase === 'first') return children;
    if (phase === 'again')
      return (
        <div key={drawing} className="redrawn">
          {children}
        </div>
      );
    if (phase === 'waiting') return <EmptyWidget />;
    if (fallback !== undefined) return fallback;
    return writes() ? <TryAgain onPress={this.#drawAgain} /> : <EmptyWidget />;
  }
}

function TryAgain({ onPress }: { readonly onPress: () => void }) {
  const { text } = useWidgetPort();
  return (
    <div className="place page" role="alert">
      <p>{text('failed')}</p>
      <button type="button" className="btn btn--line btn--small" onClick={onPress}>
        {text('retry')}
      </button>
    </div>
  );
}

/** Renders in place of a widget that is unknown, broken, or waiting for facts. */
export function EmptyWidget() {
  return <div className="place" />;
}
