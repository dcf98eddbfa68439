/** What the page of the simulator gives the site's frame; both are of one origin. */
export interface ShellHost {
  readonly os: string;
  /** A page of the site begins: it listens to nothing yet. */
  begin(): void;
  /** A call of the site. It throws where the shell lacks the function. */
  take(message: unknown): void;
}

declare global {
  interface Window {
    sandboxShell?: ShellHost;
    promenade?: { readonly receive: (message: unknown) => void };
  }
}
