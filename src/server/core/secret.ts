import { createHash, timingSafeEqual } from 'node:crypto';
import { inspect } from 'node:util';

/** Text that never appears in logs, errors or JSON. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  /** Compares in constant time. */
  equals(other: string): boolean {
    return timingSafeEqual(digest(this.#value), digest(other));
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }

  [inspect.custom](): string {
    return '[secret]';
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
