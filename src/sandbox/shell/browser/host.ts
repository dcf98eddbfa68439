/** API of the simulator page for the site's frame; both have the same origin. */
export interface ShellHost {
  readonly os: string;
  /** Called when a page starts; it does not listen yet. */
  begin(): void;
  /** Called by the site. Throws if the shell lacks the function. */
  take(message: unknown): void;
}

declare global {
  interface Window {
    sandboxShell?: ShellHost;
    promenade?: { readonly receive: (message: unknown) => void };
  }
}
