import type { FoodKind } from '#planner/foods/food-kinds.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe, Step } from '#planner/recipe.ts'
import { withCare } from './done-cues.ts'
import { calledName, type Mention, mentionsOf, wholeWords } from './food-mentions.ts'
import { reworded } from './reworded.ts'
import type { Cooked, CookedLine } from './variant.ts'

/** The replacement of a written ingredient; `by` is null if it is left out. */
type StandIn = { readonly id: IngredientId; readonly instead: Ingredient; readonly by: Ingredient | null }

/** Kinds of food with the same role in a dish, so that a step still reads right with the name of one for the other. */
const alike: readonly (readonly FoodKind[])[] = [
  ['WHEAT', 'WHOLE_WHEAT', 'OATS', 'GRAIN', 'WHOLE_GRAIN'],
  ['MILK', 'LACTOSE_FREE_DAIRY', 'PLANT_DRINK', 'SOY'],
  ['RENNET_CHEESE', 'AGED_CHEESE'],
  ['POTATO', 'STARCHY_ROOT'],
  ['HONEY', 'NATURAL_SWEETENER'],
  ['FISH_SAUCE', 'SOY_SAUCE'],
  ['MEAT_STOCK', 'CONDIMENT'],
  ['TREE_NUT', 'PEANUT', 'SEED', 'SESAME'],
]
const areAlike = (one: Ingredient, other: Ingredient): boolean =>
  alike.some((kinds) => kinds.includes(one.kind) && kinds.includes(other.kind))

/** Whether the words fit another line of the recipe, too: "cheese" if there are two. */
const isAmbiguous = ({ words }: Mention, { id }: StandIn, { ingredients }: Recipe): boolean =>
  ingredients.some((line) => line.id !== id && wholeWords(words).test(ingredient(line.id).name))

const mentionIn = (text: string, standIn: StandIn, recipe: Recipe): Mention | undefined =>
  mentionsOf(standIn.instead).find(
    (mention) => wholeWords(mention.words).test(text) && !isAmbiguous(mention, standIn, recipe),
  )

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The stand-in's name in the number of the mention, singular or plural; null if it would not agree grammatically. */
function inNumber(by: Ingredient, { words, many }: Mention): string | null {
  const isAlwaysMany = by.name === by.plural
  if (isAlwaysMany) return many ? calledName(by.name) : null
  if (!many) return calledName(by.name)
  const plural = calledName(by.plural)
  return plural.split(' ').at(-1) === words.split(' ').at(-1) ? plural : null
}

/** Replaces the mention by the stand-in's name; only once if the name ends in the same words. */
function renamed(text: string, { words }: Mention, name: string): string {
  let done = false
  const endsAlike = name.toLowerCase().endsWith(words.toLowerCase())
  const article = new RegExp(`\\b(an?) (?=${wholeWords(words).source})`, 'giu')
  const proper = /^[aeiou]/i.test(name) ? 'an' : 'a'
  const fitting = (found: string) => (found.startsWith('A') ? capital(proper) : proper)
  return text
    .replace(article, (_, found: string) => `${fitting(found)} `)
    .replace(wholeWords(words), (found) => {
      if (done && endsAlike) return found
      done = true
      return /^\p{Lu}/u.test(found) && !/^\p{Lu}/u.test(words) ? capital(name) : name
    })
}

function textFor(step: Step, standIn: StandIn, recipe: Recipe, text: string): string {
  const mention = mentionIn(text, standIn, recipe)
  const { id, instead, by } = standIn
  if (by === null) {
    return step.uses.includes(id) ? `${text} Leave out the ${mention?.words ?? calledName(instead.name)}.` : text
  }
  if (mention === undefined || !areAlike(instead, by)) return text
  const isSaid = [by.name, by.plural].some((said) => wholeWords(calledName(said)).test(text))
  const name = inNumber(by, mention)
  // "Drain the pasta" is also true of the other pasta after that has been named.
  const isSame = name?.endsWith(` ${mention.words}`) === true && !step.uses.includes(id)
  return isSaid || name === null || isSame ? text : renamed(text, mention, name)
}

/** The stand-ins whose own words were not used in a step. */
function standInsOf({ recipe, lines }: Cooked, reworded: readonly CookedLine[]): readonly StandIn[] {
  return recipe.ingredients.flatMap(({ id }) => {
    const line = lines.find((each) => (each.insteadOf?.id ?? each.id) === id)
    if (line?.id === id || (line !== undefined && reworded.includes(line))) return []
    return [{ id, instead: ingredient(id), by: line === undefined ? null : ingredient(line.id) }]
  })
}

/** The steps as a cook reads them: with a core temperature, and with the warning about soft eggs. */
export const cookingSteps = (dish: Cooked): readonly string[] => withCare(stepTexts(dish), dish)

/**
 * The steps of a dish as written, with the words of its swaps applied. A swap without words for a step that has the
 * same role as the written ingredient has its name put in place of the ingredient's.
 */
export function stepTexts(dish: Cooked): readonly string[] {
  return dish.recipe.steps.map((step) => {
    const own = reworded(step.text, dish)
    return standInsOf(dish, own.by).reduce((text, standIn) => textFor(step, standIn, dish.recipe, text), own.text)
  })
}
