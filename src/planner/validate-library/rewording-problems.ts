import { dishWords } from '#planner/derive/dish-words.ts'
import { mentionsOf, wholeWords } from '#planner/derive/food-mentions.ts'
import { stepTexts } from '#planner/derive/step-texts.ts'
import { untrueWords } from '#planner/derive/untrue-words.ts'
import { asWritten, type Variant } from '#planner/derive/variant.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Line, Recipe, Swap } from '#planner/recipe.ts'
import { withSwap } from './one-swap-each.ts'

/** All texts of a dish: title, blurb, tip and steps. */
export function textsOf(variant: Variant): readonly string[] {
  const { title, blurb, tip = '' } = variant.recipe
  return [...[title, blurb, tip].map((text) => dishWords(text, variant)), ...stepTexts(variant)]
}

/** Patterns that mention a food no longer in a dish, except those that also fit another food in it. */
export function strayMentions({ recipe, lines }: Variant): readonly RegExp[] {
  const said = lines.flatMap(({ id }) => mentionsOf(ingredient(id))).map(({ words }) => words.toLowerCase())
  return recipe.ingredients
    .filter(({ id }) => !lines.some((line) => line.id === id))
    .flatMap(({ id }) => mentionsOf(ingredient(id)))
    .filter(({ words }) => !said.includes(words.toLowerCase()))
    .map(({ words }) => wholeWords(words))
}

function problemsOf(recipe: Recipe, line: Line, swap: Swap): readonly string[] {
  const variant = withSwap(recipe, line, swap)
  const written = textsOf(asWritten(recipe))
  const name = `${swap.id} for ${line.id}`
  const steps = stepTexts(variant)
  const silent = recipe.steps.flatMap(({ uses, text }, at) =>
    uses.includes(line.id) &&
    steps[at] === text &&
    !mentionsOf(ingredient(swap.id)).some(({ words }) => wholeWords(words).test(text))
      ? [`step ${at + 1} says nothing of ${name}`]
      : [],
  )
  const strays = strayMentions(variant).flatMap((stray) =>
    textsOf(variant).flatMap((text) => {
      const found = text.match(stray)
      return found === null ? [] : [`with ${name} it still says "${found[0]}": ${text}`]
    }),
  )
  return [
    ...(swap.words ?? [])
      .filter(([each]) => !written.some((text) => text.includes(each)))
      .map(([each]) => `the words of ${name} are nowhere: ${each}`),
    ...silent,
    ...strays,
    ...untrueNames(variant, `the dish with ${name}`),
  ]
}

function untrueNames(variant: Variant, name: string): readonly string[] {
  const { title, blurb } = variant.recipe
  return [title, blurb].flatMap((text) =>
    untrueWords(dishWords(text, variant), variant).map((word) => `${name} holds nothing that is "${word}": ${text}`),
  )
}

/** Texts of a recipe that are not true, as written or with one of its swaps. */
export const rewordingProblems = (recipe: Recipe): readonly string[] => [
  ...untrueNames(asWritten(recipe), 'the dish'),
  ...recipe.ingredients.flatMap((line) => (line.swaps ?? []).flatMap((swap) => problemsOf(recipe, line, swap))),
]
