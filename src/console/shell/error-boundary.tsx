import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** As long as it is the same, what failed is not tried again. */
  readonly resetKey: unknown;
  /** Where the same can be looked at in another way. */
  readonly json?: string | undefined;
  /** Of a dialog: what closes it. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly resetKey: unknown;
  readonly failed?: { readonly error: unknown } | undefined;
}

const importPanel = () => import('./error-panel.tsx');
let panel: Awaited<ReturnType<typeof importPanel>> | undefined;

/** Fetches what stands in for what fails, before the network is what fails. */
export const preloadErrorPanel = async (): Promise<void> => {
  panel ??= await importPanel();
};

/** Keeps what cannot be shown, or fetched, from taking the whole console along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failed: { error } });

  static getDerivedStateFromProps = ({ resetKey: of }: ErrorBoundaryProps, state: State): State | null => (of === state.resetKey ? null : { resetKey: of, failed: undefined });

  override componentDidCatch(): void {
    if (panel === undefined) void preloadErrorPanel().then(() => this.forceUpdate(), () => undefined);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { children, json, onClose } = this.props;
    if (failed === undefined) return children;
    return panel === undefined ? null : <panel.ErrorPanel error={failed.error} json={json} onClose={onClose} onAgain={() => this.setState({ failed: undefined })} />;
  }
}
