/** A repeatable sequence of numbers: the demonstration is the same on every machine. */
export interface Random {
  /** Returns an integer from `minimum` to `maximum`, both included. */
  readonly between: (minimum: number, maximum: number) => number
  readonly pick: <T>(options: readonly [T, ...T[]] | readonly T[]) => T
}

/** Creates the generator mulberry32; its 32 bits of state are enough for this data. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (minimum: number, maximum: number): number => minimum + Math.floor(next() * (maximum - minimum + 1))
  return { between, pick: (options) => options[between(0, options.length - 1)] as (typeof options)[number] }
}
