/** A failure with a reason for a person: printed without a stack. */
export class LaunchError extends Error {}
