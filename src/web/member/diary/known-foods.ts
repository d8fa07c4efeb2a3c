import { type FoundFood, findFoods } from '#domain/foods/find-foods.ts'
import { type Findable, type FoodIndex, growIndex, newIndex } from '#domain/foods/food-index.ts'
import type { FoodLanguage } from '#domain/foods/food-language.ts'
import { type KnownFood, readFoods } from '#domain/foods/known-food.ts'
import { pageLanguage } from '#domain/language/page-language.ts'
import { createStore } from '#web/device/store.ts'

/** All foods that people say, prepared to be found. */
export type KnownFoods = {
  readonly foods: readonly KnownFood[]
  readonly byId: ReadonlyMap<string, KnownFood>
  readonly find: (text: string, most: number) => readonly FoundFood<KnownFood>[]
  /** How names are taken apart in the language of the page; English by itself. */
  readonly language?: FoodLanguage
}

/** Foods prepared at a time, so that the page answers in between. */
const SLICE = 250
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

type FoodsInLanguage = {
  readonly foods: readonly KnownFood[]
  readonly findable: readonly Findable<KnownFood>[]
  readonly language?: FoodLanguage
}

/** The foods in the language of the page, and how they are found in it. */
async function said(): Promise<FoodsInLanguage> {
  const { foodTable } = await import('#domain/foods/food-table.generated.ts')
  await pause()
  const foods = readFoods(foodTable)
  if (!pageLanguage.tag.startsWith('es')) {
    return {
      foods,
      findable: foods.map((item) => {
        const { name, also, covers, likely } = item
        return { item, names: [name, ...also], covers, likely }
      }),
    }
  }
  const [{ inSpanish }, { spanish }, { spanishFoodTable }] = await Promise.all([
    import('#domain/foods/in-spanish.ts'),
    import('#domain/foods/spanish-food-language.ts'),
    import('#domain/foods/spanish-food-table.generated.ts'),
  ])
  await pause()
  return { ...inSpanish(foods, spanishFoodTable), language: spanish }
}

async function prepared(): Promise<KnownFoods> {
  const { foods, findable, language } = await said()
  const index: FoodIndex<KnownFood> = newIndex(language)
  for (let from = 0; from < findable.length; from += SLICE) {
    await pause()
    growIndex(index, findable.slice(from, from + SLICE))
  }
  return {
    foods,
    byId: new Map(foods.map((food) => [food.id, food])),
    find: (text, most) => findFoods(index, text, most),
    ...(language === undefined ? {} : { language }),
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
