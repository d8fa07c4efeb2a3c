/** A dish and the portions that it may have, each with its figures and what it costs to serve it. */
export type PortionChoice = {
  readonly portion: number
  readonly kcal: number
  readonly protein: number
  readonly cost: number
}

/** Portions of all dishes of a day, in their order. */
export type Portions = {
  readonly portions: readonly number[]
  readonly kcal: number
  readonly protein: number
  readonly cost: number
}

/** Sums of a day that are this close, kcal, count as equal: the cheapest and the one with the most protein are kept. */
const GRAIN = 6

const NOTHING: Portions = { portions: [], kcal: 0, protein: 0, cost: 0 }

/** Of sums with about the same energy, the cheapest one and the one with the most protein. */
function thinned(all: readonly Portions[]): readonly Portions[] {
  const cheap = new Map<number, Portions>()
  const rich = new Map<number, Portions>()
  for (const one of all) {
    const grain = Math.round(one.kcal / GRAIN)
    if (one.cost < (cheap.get(grain)?.cost ?? Number.POSITIVE_INFINITY)) cheap.set(grain, one)
    if (one.protein > (rich.get(grain)?.protein ?? -1)) rich.set(grain, one)
  }
  return [...new Set([...cheap.values(), ...rich.values()])]
}

/** Every sum of energy that a day's dishes can have, in steps of about `GRAIN`, with the cheapest way to it. */
export const sumsOf = (dishes: readonly (readonly PortionChoice[])[]): readonly Portions[] =>
  dishes.reduce<readonly Portions[]>(
    (sums, choices) =>
      thinned(
        sums.flatMap(({ portions, kcal, protein, cost }) =>
          choices.map((choice) => ({
            portions: [...portions, choice.portion],
            kcal: kcal + choice.kcal,
            protein: protein + choice.protein,
            cost: cost + choice.cost,
          })),
        ),
      ),
    [NOTHING],
  )
