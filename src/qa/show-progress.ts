/** Shows a progress bar on stderr; does nothing without a terminal or with `--quiet`. */
export interface Progress {
  /** `done` is between 0 and 1. */
  readonly show: (done: number) => void;
  end(): void;
}

const width = 30;

export function showProgress(name: string, isQuiet: boolean): Progress {
  if (isQuiet || !process.stderr.isTTY) return { show: () => undefined, end: () => undefined };
  return {
    show: (done) => {
      const full = Math.round(done * width);
      process.stderr.write(
        `\r${name} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(Math.round(done * 100)).padStart(3)} %`,
      );
    },
    end: () => process.stderr.write(`\r${' '.repeat(name.length + width + 8)}\r`),
  };
}
