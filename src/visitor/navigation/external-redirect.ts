import type { Command } from '#schemas/command';

/** Thrown when an address redirects outside the site: there is no page to show, only a command to run. */
export class ExternalRedirect extends Error {
  readonly command: Command;
  constructor(command: Command) {
    super('The address leads out of the site.');
    this.command = command;
  }
}
