import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { MealView } from '#domain/api/member/week.ts'
import { countText } from '#web/member/words/portions.ts'
import { joinedList } from '#web/words/lists.ts'
import { tableWords as words } from './table-words.ts'
import type { EaterNames } from './use-eater-names.ts'

type OwnAndOthers = Pick<MealView, 'dishes' | 'plates'>
type PlateDish = NonNullable<MealView['plates']>[number]['dishes'][number]

/** A dish that is only on plates of the others, with those who eat it. */
export type OtherDish = { readonly dish: PlateDish; readonly eaters: readonly string[] }

/** The dishes of a meal that are not on the member's own plate, each once. */
export function otherDishes({ dishes, plates = [] }: OwnAndOthers): readonly OtherDish[] {
  const own = new Set(dishes.map(({ recipe }) => recipe))
  const found = new Map<string, OtherDish>()
  for (const { eater, dishes: theirs } of plates)
    for (const dish of theirs)
      if (!own.has(dish.recipe))
        found.set(dish.recipe, { dish, eaters: [...(found.get(dish.recipe)?.eaters ?? []), eater] })
  return [...found.values()]
}

/** Whether a dish of a table is cooked for this meal: leftovers have no shares, because nothing of them is cooked now. */
export const isCookedHere = (card: Pick<RecipeCard, 'shares'> | undefined): boolean => card?.shares !== undefined

/** The names of these eaters as a list; those who have left are not named. */
export const namesOf = (eaters: readonly string[], names: EaterNames): string =>
  joinedList(
    eaters.flatMap((eater) => names.get(eater) ?? []),
    '',
  )

/** Who eats how many servings of a dish: "You 1¼", "Ben ¾". */
export const shareTexts = (
  shares: readonly { readonly eater: string; readonly portion: number }[],
  names: EaterNames,
): readonly string[] =>
  [...names].flatMap(([id, name]) => {
    const portion = shares.filter(({ eater }) => eater === id).reduce((sum, each) => sum + each.portion, 0)
    return portion === 0 ? [] : [words.share(name, countText(portion))]
  })

/**
 * The plates of a meal in short: who eats how much of its main dish, and what whoever does not eat it has instead. Empty
 * for somebody who eats alone.
 */
export function plateTexts({ dishes: [main], plates = [] }: OwnAndOthers, names: EaterNames): readonly string[] {
  const [[you = ''] = []] = names
  if (main === undefined || plates.length === 0) return []
  const same = plates.flatMap(({ eater, dishes }) =>
    dishes.filter(({ recipe }) => recipe === main.recipe).map(({ portion }) => ({ eater, portion })),
  )
  const apart = plates.filter(({ eater }) => !same.some((share) => share.eater === eater))
  return [
    ...shareTexts([{ eater: you, portion: main.portion }, ...same], names),
    ...apart.flatMap(({ eater, dishes }) => {
      const name = names.get(eater)
      return name === undefined || dishes.length === 0
        ? []
        : [words.other(name, dishes.map(({ title }) => title).join(' + '))]
    }),
  ]
}
