export const ESTIMATED = 1

const FIRST_SIZE = 32

const grown = <Column extends Float64Array | Int32Array | Uint8Array>(
  column: Column,
  into: Column,
): Column => {
  into.set(column)
  return into
}

/** One of them. */
export interface Reading {
  readonly start: number
  readonly seconds: number
  readonly value: number
  readonly cost: number
  readonly stamp: number
  readonly flags: number
}

/**
 * Readings in columns of numbers: a file holds hundreds of thousands, and an object for each would fill the memory of a tab.
 * Instants are seconds; a cost that is not known is Not a Number.
 */
export class ReadingColumns {
  count = 0
  starts = new Float64Array(FIRST_SIZE)
  seconds = new Int32Array(FIRST_SIZE)
  values = new Float64Array(FIRST_SIZE)
  costs = new Float64Array(FIRST_SIZE)
  /** When the utility last changed it, in seconds; 0 where it does not say. */
  stamps = new Float64Array(FIRST_SIZE)
  flags = new Uint8Array(FIRST_SIZE)

  push(
    start: number,
    seconds: number,
    value: number,
    { cost = Number.NaN, stamp = 0, flags = 0 } = {},
  ): void {
    if (this.count === this.starts.length) this.grow()
    this.starts[this.count] = start
    this.seconds[this.count] = seconds
    this.values[this.count] = value
    this.costs[this.count] = cost
    this.stamps[this.count] = stamp
    this.flags[this.count] = flags
    this.count += 1
  }

  at(index: number): Reading {
    return {
      start: this.starts[index] ?? 0,
      seconds: this.seconds[index] ?? 0,
      value: this.values[index] ?? 0,
      cost: this.costs[index] ?? Number.NaN,
      stamp: this.stamps[index] ?? 0,
      flags: this.flags[index] ?? 0,
    }
  }

  /** Adds the reading of another set of columns. */
  pushFrom(other: ReadingColumns, index: number): void {
    const { start, seconds, value, ...said } = other.at(index)
    this.push(start, seconds, value, said)
  }

  private grow(): void {
    const size = this.starts.length * 2
    this.starts = grown(this.starts, new Float64Array(size))
    this.seconds = grown(this.seconds, new Int32Array(size))
    this.values = grown(this.values, new Float64Array(size))
    this.costs = grown(this.costs, new Float64Array(size))
    this.stamps = grown(this.stamps, new Float64Array(size))
    this.flags = grown(this.flags, new Uint8Array(size))
  }
}
