import { Component, type ReactNode } from 'react';
import { EmptyWidget } from './empty-widget.tsx';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
  readonly onFall?: (id: string, error: unknown) => void;
}

/** Keeps a widget's fault in its own place. New settings or data (a new child) give it another chance. */
export class WidgetBoundary extends Component<Props, { readonly broken: ReactNode | null }> {
  override state = { broken: null as ReactNode | null };

  static getDerivedStateFromError(): { broken: true } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFall?.(this.props.id, error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.broken !== null && before.children !== this.props.children) this.setState({ broken: null });
  }

  override render(): ReactNode {
    return this.state.broken === null ? this.props.children : <EmptyWidget />;
  }
}
