import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** As long as it is the same, what failed is not tried again. */
  readonly of: unknown;
  /** Where the same can be looked at in another way. */
  readonly json?: string | undefined;
  /** Of a dialog: what closes it. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly of: unknown;
  readonly failed?: { readonly error: unknown } | undefined;
}

const failure = () => import('./failed.tsx');
let known: Awaited<ReturnType<typeof failure>> | undefined;

/** Fetches what stands in for what fails, before the network is what fails. */
export const prepareFailure = async (): Promise<void> => {
  known ??= await failure();
};

/** Keeps what cannot be shown, or fetched, from taking the whole console along. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { of: this.props.of };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failed: { error } });

  static getDerivedStateFromProps = ({ of }: BoundaryProps, state: State): State | null => (of === state.of ? null : { of, failed: undefined });

  override componentDidCatch(): void {
    if (known === undefined) void prepareFailure().then(() => this.forceUpdate(), () => undefined);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { children, json, onClose } = this.props;
    if (failed === undefined) return children;
    return known === undefined ? null : <known.Failed error={failed.error} json={json} onClose={onClose} onAgain={() => this.setState({ failed: undefined })} />;
  }
}
