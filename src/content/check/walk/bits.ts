/** A set of small numbers, such as viewer classes, as bits. */
export class Bits {
  readonly words: Uint32Array;

  constructor(size: number, words = new Uint32Array((size + 31) >>> 5)) {
    this.words = words;
  }

  add(one: number): void {
    this.words[one >>> 5] = (this.words[one >>> 5] as number) | (1 << (one & 31));
  }

  has(one: number): boolean {
    return ((this.words[one >>> 5] as number) & (1 << (one & 31))) !== 0;
  }

  /** Adds all of another set; whether that was anything new. */
  addAll(other: Bits): boolean {
    const { words } = this;
    let isNew = false;
    for (let index = 0; index < words.length; index++) {
      const before = words[index] as number;
      const after = (before | (other.words[index] as number)) >>> 0;
      if (after !== before) {
        words[index] = after;
        isNew = true;
      }
    }
    return isNew;
  }

  /** Adds all of another set to this one, and gives this one. */
  with(other: Bits): this {
    this.addAll(other);
    return this;
  }

  /** What both hold. */
  and(other: Bits): Bits {
    return new Bits(0, this.words.map((word, index) => word & (other.words[index] as number)));
  }

  /** What this holds and the other does not. */
  without(other: Bits): Bits {
    return new Bits(0, this.words.map((word, index) => word & ~(other.words[index] as number)));
  }

  get isEmpty(): boolean {
    return this.words.every((word) => word === 0);
  }

  get count(): number {
    let count = 0;
    for (let word of this.words) for (; word !== 0; word &= word - 1) count++;
    return count;
  }

  /** The smallest number in it; -1 when it is empty. */
  get first(): number {
    const index = this.words.findIndex((word) => word !== 0);
    return index === -1 ? -1 : index * 32 + (31 - Math.clz32((this.words[index] as number) & -(this.words[index] as number)));
  }
}
