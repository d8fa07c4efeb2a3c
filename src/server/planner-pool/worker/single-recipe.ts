import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { Usage } from '#domain/usage.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import { jsonLd } from '#planner/wording/json-ld.ts'
import type { Kitchen } from '#server/planner-pool/planner-pool.ts'
import { isWanted, kitchenCookings, ownCooking } from './kitchen-cookings.ts'
import type { Pot } from './pots.ts'
import { recipeCard } from './recipe-card.ts'
import { saidDish, titleFor } from './said-dish.ts'
import { findRecipe, type ServedCooking } from './served-dishes.ts'
import { portionFigures } from './week-figures.ts'

/** What is cooked for those who share a cooking: a serving for each of them. */
const potOf = ({ eaters, served }: ServedCooking): Pot => ({
  recipe: served.variant.recipe.id,
  served,
  shares: eaters.map((eater) => ({ eater, portion: 1 })),
  servings: eaters.length,
  guests: 0,
})

/** The cookings of a recipe with that of whoever asks first; null if there is none for them. */
function cookingsOf(id: string, kitchen: Kitchen): readonly [ServedCooking, ...ServedCooking[]] | null {
  const cookings = kitchenCookings(id, kitchen)
  const own = cookings.find(({ eaters }) => eaters.includes(kitchen.eater))
  return own === undefined || !isWanted(own.served.variant, kitchen)
    ? null
    : [own, ...cookings.filter((each) => each !== own)]
}

/** Those at the table for whom no swaps make a dish fit to eat. */
function leftOut({ table: { person, others = [] } }: Kitchen, cookings: readonly ServedCooking[]): readonly string[] {
  const served = new Set(cookings.flatMap(({ eaters }) => eaters))
  return [person, ...others.map(({ id }) => id)].filter((id) => !served.has(id))
}

/**
 * The card of a recipe outside of any week: a serving for each at the table, cooked once for all where swaps allow it and
 * apart for the others. Null if there is no such recipe for whoever asks.
 */
export function loneCard(id: string, kitchen: Kitchen, usage: Usage): RecipeCard | null {
  const cookings = cookingsOf(id, kitchen)
  if (cookings === null) return null
  const [own, ...apart] = cookings
  const { served } = own
  const figures = portionFigures(served, 1)
  if (kitchen.table.others === undefined) return recipeCard(served, { portion: 1, cooked: 1, figures, usage, hint: '' })
  const pots = [potOf(own), ...apart.map(potOf)] as const
  const shares = pots.flatMap((pot) => pot.shares)
  const card = recipeCard(served, {
    ...{ portion: 1, cooked: own.eaters.length, figures, usage, hint: '' },
    table: { pots, shares, guests: 0 },
  })
  const without = leftOut(kitchen, cookings)
  return without.length === 0 ? card : { ...card, notFor: [...without] }
}

/**
 * A recipe as a file for recipe apps, adapted to a member and to everybody at their table: what is cooked apart for some is
 * among its ingredients, and the file says if it is not for all. Null if there is no such recipe for whoever asks.
 */
export function savedRecipe(id: string, kitchen: Kitchen, usage: Usage, platesAt: string): string | null {
  const cookings = cookingsOf(id, kitchen)
  if (cookings === null) return null
  const [own, ...apart] = cookings
  const { variant } = own.served
  const file = jsonLd(saidDish(variant, usage), {
    usage,
    image: `${platesAt}/${plateName(variant)}.svg`,
    apart: apart.map(({ served }) => saidDish(served.variant, usage)),
    isForAll: leftOut(kitchen, cookings).length === 0,
  })
  return JSON.stringify(file, null, 2)
}

/**
 * The titles of dishes as they are cooked for a member; dishes that no longer exist are left out. A dish that no longer
 * suits the member, because they have changed what they eat, keeps the title under which they knew it.
 */
export function dishTitles(
  recipes: readonly string[],
  kitchen: Kitchen,
  usage: Usage = 'metric-GB',
): ReadonlyMap<string, string> {
  return new Map(
    recipes.map(findRecipe).flatMap((recipe) => {
      if (recipe === undefined) return []
      const variant = ownCooking(recipe.id, kitchen)?.served.variant ?? asWritten(recipe)
      return [[recipe.id, titleFor(variant, usage)]]
    }),
  )
}
