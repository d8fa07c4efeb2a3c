import type { Random } from '#planner/seeded-random.ts'

/** Random choices. */
export type Chance = {
  /** A whole number; both ends are included. */
  readonly between: (least: number, most: number) => number
  readonly oneIn: (times: number) => boolean
  /** @throws RangeError if there is nothing to pick from */
  readonly pick: <T>(from: readonly T[]) => T
  /** At most `most` different items of a list; often none. */
  readonly some: <T>(of: readonly T[], most: number) => readonly T[]
}

export function chanceOf(random: Random): Chance {
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const oneIn = (times: number) => random() * times < 1
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[between(0, from.length - 1)]
    if (picked === undefined) throw new RangeError('There is nothing to pick from.')
    return picked
  }
  const some = <T>(of: readonly T[], most: number): readonly T[] => {
    const count = oneIn(3) ? 0 : between(0, most)
    return [...new Set(Array.from({ length: count }, () => pick(of)))]
  }
  return { between, oneIn, pick, some }
}
