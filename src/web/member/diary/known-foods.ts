import { type FoundFood, findFoods } from '#domain/foods/find-foods.ts'
import { type FoodIndex, growIndex, newIndex } from '#domain/foods/food-index.ts'
import { type KnownFood, readFoods } from '#domain/foods/known-food.ts'
import { createStore } from '#web/device/store.ts'

/** All foods that people say, prepared to be found. */
export type KnownFoods = {
  readonly foods: readonly KnownFood[]
  readonly byId: ReadonlyMap<string, KnownFood>
  readonly find: (text: string, most: number) => readonly FoundFood<KnownFood>[]
}

/** Foods prepared at a time, so that the page answers in between. */
const SLICE = 250
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

async function prepared(): Promise<KnownFoods> {
  const { foodTable } = await import('#domain/foods/food-table.generated.ts')
  await pause()
  const foods = readFoods(foodTable)
  const index: FoodIndex<KnownFood> = newIndex()
  for (let from = 0; from < foods.length; from += SLICE) {
    await pause()
    growIndex(
      index,
      foods.slice(from, from + SLICE).map((item) => ({
        item,
        names: [item.name, ...item.also],
        covers: item.covers,
        likely: item.likely,
      })),
    )
  }
  return {
    foods,
    byId: new Map(foods.map((food) => [food.id, food])),
    find: (text, most) => findFoods(index, text, most),
  }
}

/** The foods once they have been loaded; null before. */
export const knownFoods = createStore<KnownFoods | null>(null)
let loading: Promise<void> | null = null

/** Loads the foods; a failure is no error, since the next call tries again. */
export function loadKnownFoods(): Promise<void> {
  loading ??= prepared().then(
    (foods) => knownFoods.set(foods),
    () => {
      loading = null
    },
  )
  return loading
}
