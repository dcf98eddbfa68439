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

  /** Intersection. */
  and(other: Bits): Bits {
    const words = new Uint32Array(this.words.length);
    for (let index = 0; index < words.length; index++)
      words[index] = (this.words[index] as number) & (other.words[index] as number);
    return new Bits(0, words);
  }

  /** Intersection without a third set; undefined when empty. */
  beyond(known: Bits, other: Bits): Bits | undefined {
    let words: Uint32Array<ArrayBuffer> | undefined;
    for (let index = 0; index < this.words.length; index++) {
      const word = (this.words[index] as number) & (other.words[index] as number) & ~(known.words[index] as number);
      if (word !== 0) (words ??= new Uint32Array(this.words.length))[index] = word;
    }
    return words && new Bits(0, words);
  }

  /** Difference. */
  without(other: Bits): Bits {
    const words = new Uint32Array(this.words.length);
    for (let index = 0; index < words.length; index++)
      words[index] = (this.words[index] as number) & ~(other.words[index] as number);
    return new Bits(0, words);
  }

  /** True when the sets intersect. */
  meets(other: Bits): boolean {
    for (let index = 0; index < this.words.length; index++)
      if (((this.words[index] as number) & (other.words[index] as number)) !== 0) return true;
    return false;
  }

  /** True when the sets are equal. */
  equals(other: Bits): boolean {
    for (let index = 0; index < this.words.length; index++) if (this.words[index] !== other.words[index]) return false;
    return true;
  }

  get isEmpty(): boolean {
    for (const word of this.words) if (word !== 0) return false;
    return true;
  }

  get count(): number {
    let count = 0;
    for (let word of this.words) {
      // Counts in pairs, fours and bytes.
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  /** The smallest number in it; -1 when it is empty. */
  get first(): number {
    const index = this.words.findIndex((word) => word !== 0);
    return index === -1
      ? -1
      : index * 32 + (31 - Math.clz32((this.words[index] as number) & -(this.words[index] as number)));
  }
}
