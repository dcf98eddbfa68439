import type { Command } from '#schemas/command';

/** The way to an address leads out of the site: there is nothing to show, but a command to carry out. */
export class ExternalRedirect extends Error {
  readonly command: Command;
  constructor(command: Command) {
    super('The address leads out of the site.');
    this.command = command;
  }
}
