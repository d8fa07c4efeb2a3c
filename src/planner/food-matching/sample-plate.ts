import { type EnergyEstimate, type EnergyRange, plateRange } from '#domain/diary/plate-range.ts'
import type { Preparation } from '#domain/diary/preparations.ts'
import { eatenFood } from './eaten-foods.ts'
import { matchFood } from './match-food.ts'

type PhotographedFood = {
  readonly name: string
  readonly preparation: Preparation
  /** Grams on the plate. */
  readonly grams: { readonly low: number; readonly mid: number; readonly high: number }
}

/** What a vision endpoint would answer for the drawn plate of the questionnaire. */
const seen: readonly PhotographedFood[] = [
  { name: 'grilled salmon', preparation: 'grilled', grams: { low: 95, mid: 125, high: 160 } },
  { name: 'boiled potatoes', preparation: 'boiled', grams: { low: 120, mid: 160, high: 210 } },
  { name: 'green salad', preparation: 'raw', grams: { low: 35, mid: 50, high: 75 } },
]

export type SampleItem = {
  readonly name: string
  /** The name of the food in our table that it was matched to. */
  readonly food: string
  /** Grams on the plate. */
  readonly low: number
  readonly high: number
}
export type SamplePlate = { readonly energy: EnergyRange; readonly items: readonly SampleItem[] }

const inTens = (energy: number): number => Math.round(energy / 10) * 10

/** @throws Error if an item has no sure match, because the sample would then be misleading */
function matched({ name, preparation, grams }: PhotographedFood): {
  readonly item: SampleItem
  readonly estimate: EnergyEstimate
} {
  const { matches, isSure } = matchFood({ name, preparation }, [])
  const [first] = matches
  if (first?.kind !== 'food' || !isSure) throw new Error(`the sample's ${name} is not matched`)
  const food = eatenFood(first.id)
  if (food === null) throw new Error(`the sample's ${name} is no food of the table`)
  const energyOf = (onPlate: number) => (food.per100g.energy * first.tableGrams * onPlate) / 100
  return {
    item: { name, food: food.name, low: grams.low, high: grams.high },
    estimate: { food: first.id, low: energyOf(grams.low), mid: energyOf(grams.mid), high: energyOf(grams.high) },
  }
}

/** The sample, computed by the same code as members' photos; energy is rounded to tens of kcal. */
export function samplePlate(): SamplePlate {
  const all = seen.map(matched)
  const { low, mid, high } = plateRange(all.map(({ estimate }) => estimate))
  return {
    energy: { low: inTens(low), mid: inTens(mid), high: inTens(high) },
    items: all.map(({ item }) => item),
  }
}
