import type { FoodTableView, TableDish, TableFood } from '#domain/api/member/diary.ts'
import { type FoundFood, findFoods } from '#domain/foods/find-foods.ts'
import { indexFoods } from '#domain/foods/food-index.ts'
import type { KnownFoods } from '#web/member/diary/known-foods.ts'

/** A food or a dish that what was typed may mean. */
export type FoundItem =
  | { readonly kind: 'food'; readonly food: TableFood }
  | { readonly kind: 'dish'; readonly dish: TableDish }

export type FoundFoods = {
  readonly found: readonly FoundItem[]
  /** Whether something is called what was typed; if not, these are only the nearest. */
  readonly isNamed: boolean
}

/** A dish has to be named almost as a whole; "chicken" is no dish with chicken. */
const DISH_LIKELY = 2
/** What was eaten before comes first among the foods that fit. */
const EATEN = 0.5
const MOST_SHOWN = 24
const CONSIDERED = 80

/** Prepares a search of all foods and dishes. `eaten` has the ids of foods and dishes in the diary. */
export function searchOf(table: FoodTableView, known: KnownFoods | null, eaten: ReadonlySet<string>) {
  const byId = new Map(table.foods.map((food) => [food.id, food]))
  const own = indexFoods(
    known === null ? table.foods.map((item) => ({ item, names: [item.name, item.plural], covers: [], likely: 5 })) : [],
  )
  const dishes = indexFoods(
    table.dishes.map((item) => ({ item, names: [item.title], covers: [], likely: DISH_LIKELY })),
    known?.language,
  )
  const bonus = (id: string): number => (eaten.has(id) ? EATEN : 0)
  return (text: string): FoundFoods => {
    const foods = (known === null ? findFoods(own, text, CONSIDERED) : known.find(text, CONSIDERED)).flatMap((each) => {
      const food = byId.get(each.item.id)
      return food === undefined
        ? []
        : [{ found: { kind: 'food', food } as const, score: each.score + bonus(food.id), isWhole: each.isWhole }]
    })
    const cooked = findFoods(dishes, text, MOST_SHOWN).map(({ item: dish, score, isWhole }: FoundFood<TableDish>) => ({
      found: { kind: 'dish', dish } as const,
      score: score + bonus(dish.recipe),
      isWhole,
    }))
    const all = [...foods, ...cooked.filter(({ isWhole }) => isWhole)]
    const whole = all.filter(({ isWhole }) => isWhole)
    return {
      found: all
        .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.score - a.score)
        .slice(0, MOST_SHOWN)
        .map(({ found }) => found),
      isNamed: whole.length > 0,
    }
  }
}
