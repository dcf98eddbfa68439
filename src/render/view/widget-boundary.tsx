import { Component, type ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly children: ReactNode;
  readonly onError?: (id: string, error: unknown) => void;
}

/** Error boundary of one widget. Retries when the child changes (new settings or data). */
export class WidgetBoundary extends Component<Props, { readonly broken: ReactNode | null }> {
  override state = { broken: null as ReactNode | null };

  static getDerivedStateFromError(): { broken: true } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(this.props.id, error);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.broken !== null && before.children !== this.props.children) this.setState({ broken: null });
  }

  override render(): ReactNode {
    return this.state.broken === null ? this.props.children : <EmptyWidget />;
  }
}

/** Renders in place of a widget that is unknown, broken, or waiting for facts. */
export function EmptyWidget() {
  return <div className="place" />;
}
