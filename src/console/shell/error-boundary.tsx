import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A changed key retries the failed content. */
  readonly resetKey: unknown;
  /** Link to the JSON view of the same document. */
  readonly json?: string | undefined;
  /** Closes the dialog, if the content is one. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly resetKey: unknown;
  readonly failed?: { readonly error: unknown } | undefined;
}

const importPanel = () => import('./error-panel.tsx');
let panel: Awaited<ReturnType<typeof importPanel>> | undefined;

/** Loads the error panel in advance, while the network works. */
export const preloadErrorPanel = async (): Promise<void> => {
  panel ??= await importPanel();
};

/** Error boundary: a part that fails to render or load does not break the whole console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failed: { error } });

  static getDerivedStateFromProps = ({ resetKey }: ErrorBoundaryProps, state: State): State | null =>
    resetKey === state.resetKey ? null : { resetKey, failed: undefined };

  override componentDidCatch(): void {
    if (panel === undefined)
      void preloadErrorPanel().then(
        () => this.forceUpdate(),
        () => undefined,
      );
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { children, json, onClose } = this.props;
    if (failed === undefined) return children;
    return panel === undefined ? null : (
      <panel.ErrorPanel
        error={failed.error}
        json={json}
        onClose={onClose}
        onAgain={() => this.setState({ failed: undefined })}
      />
    );
  }
}
