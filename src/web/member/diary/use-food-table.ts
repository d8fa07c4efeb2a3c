import { useEffect, useMemo } from 'react'
import type { FoodTableView, TableFood } from '#domain/api/member/diary.ts'
import { routes } from '#domain/api/routes.ts'
import { measuresOf } from '#domain/foods/drink-measures.ts'
import type { KnownFood } from '#domain/foods/known-food.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { useStore } from '#web/device/store.ts'
import { unitsStore } from '#web/device/units-store.ts'
import { foodTableFrom } from '#web/member/data/food-table-reply.ts'
import { type MemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { knownFoods, loadKnownFoods } from './known-foods.ts'

const tableFood = ({ id, name, per100g, measures }: KnownFood): TableFood => ({
  id,
  name,
  plural: name,
  per100g: { ...per100g },
  measures: measures.map((measure) => ({ ...measure })),
})

/** The foods of recipes as the server describes them, and after them all others, in the measures of a person. */
function together({ foods, dishes }: FoodTableView, known: readonly KnownFood[], units: UnitSystem): FoodTableView {
  const own = new Set(foods.map(({ id }) => id))
  const all = [...foods, ...known.filter(({ id }) => !own.has(id)).map(tableFood)]
  return { foods: all.map((food) => ({ ...food, measures: [...measuresOf(food, units)] })), dishes }
}

const noRecipes: FoodTableView = { foods: [], dishes: [] }

/**
 * All foods and dishes with their figures, so that a plate can be composed online and offline. Foods that people say are
 * there once their file has been loaded, also when the server cannot be reached.
 */
export function useFoodTable(): MemberData<FoodTableView> {
  const data = useMemberData(routes.memberFoodTable, foodTableFrom)
  const known = useStore(knownFoods)
  const units = useStore(unitsStore)
  useEffect(() => void loadKnownFoods(), [])
  const own = data.kind === 'ready' ? data.value : null
  const isAway = data.kind === 'unreachable'
  const value = useMemo(
    () => (own === null && !isAway ? null : together(own ?? noRecipes, known?.foods ?? [], units)),
    [own, isAway, known, units],
  )
  if (value === null) return data
  if (data.kind === 'ready') return { ...data, value }
  if (data.kind !== 'unreachable' || known === null) return data
  return { kind: 'ready', value, cachedAt: null, refetch: data.retry }
}
