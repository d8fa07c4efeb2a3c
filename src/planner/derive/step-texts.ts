import type { FoodKind } from '#planner/foods/food-kinds.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import { type IngredientId, ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe, Step } from '#planner/recipe.ts'
import { withCare } from './done-cues.ts'
import { calledName, type Mention, mentionsOf, wholeWords } from './food-mentions.ts'
import { reworded } from './reworded.ts'
import type { Cooked, CookedLine } from './variant.ts'

/** What takes the place of a written ingredient; nothing where it is left out. */
type StandIn = { readonly id: IngredientId; readonly instead: Ingredient; readonly by: Ingredient | null }

/** Kinds of food that do the same in a dish, so that a step reads right when one is said for the other. */
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

/** Whether the words are said of another line of the recipe, too: "cheese" where there are two. */
const isAmbiguous = ({ words }: Mention, { id }: StandIn, { ingredients }: Recipe): boolean =>
  ingredients.some((line) => line.id !== id && wholeWords(words).test(ingredient(line.id).name))

const mentionIn = (text: string, standIn: StandIn, recipe: Recipe): Mention | undefined =>
  mentionsOf(standIn.instead).find(
    (mention) => wholeWords(mention.words).test(text) && !isAmbiguous(mention, standIn, recipe),
  )

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** How the stand-in is said where the text speaks of one, or of many; null where that would not agree. */
function inNumber(by: Ingredient, { words, many }: Mention): string | null {
  const isAlwaysMany = by.name === by.plural
  if (isAlwaysMany) return many ? calledName(by.name) : null
  if (!many) return calledName(by.name)
  const plural = calledName(by.plural)
  return plural.split(' ').at(-1) === words.split(' ').at(-1) ? plural : null
}

/** The text with the stand-in's name for the mention. Where the name ends in the same words, once is enough. */
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
  // "Drain the pasta" is as true of the other pasta, once that has been named.
  const isSame = name?.endsWith(` ${mention.words}`) === true && !step.uses.includes(id)
  return isSaid || name === null || isSame ? text : renamed(text, mention, name)
}

/** The stand-ins that have no words of their own in a step. */
function standInsOf({ recipe, lines }: Cooked, reworded: readonly CookedLine[]): readonly StandIn[] {
  return recipe.ingredients.flatMap(({ id }) => {
    const line = lines.find((each) => (each.insteadOf?.id ?? each.id) === id)
    if (line?.id === id || (line !== undefined && reworded.includes(line))) return []
    return [{ id, instead: ingredient(id), by: line === undefined ? null : ingredient(line.id) }]
  })
}

/** The steps as a cook reads them: with a core temperature, and with who should have no soft eggs. */
export const cookingSteps = (dish: Cooked): readonly string[] => withCare(stepTexts(dish), dish)

/**
 * The steps of a dish in the words of its author and in those that its stand-ins bring along. What does the same in a
 * dish as the ingredient that is written, and brings no words, takes over its place by its name.
 */
export function stepTexts(dish: Cooked): readonly string[] {
  return dish.recipe.steps.map((step) => {
    const own = reworded(step.text, dish)
    return standInsOf(dish, own.by).reduce((text, standIn) => textFor(step, standIn, dish.recipe, text), own.text)
  })
}
