import { type Variant, variantFor } from '#planner/derive/variant.ts'
import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Recipe } from '#planner/recipe.ts'
import { dishBlurb, dishTip, dishTitle } from '#planner/wording/dish-words.ts'
import { lengths } from './bands.ts'
import { textsOf } from './dish-texts.ts'

/** Words that are true only of some kinds of food: how they look, are cut or are known to be done. */
const telling: readonly (readonly [kinds: readonly FoodKind[], words: RegExp])[] = [
  [
    ['FISH'],
    /\bfish\b(?! (?:out|them out|sauce))|(?<!yeast |nori )\bflak(?:es?|ed|y)\b|\bfillets?\b|\bskin (?:side|down|up)\b|\bbones?\b/i,
  ],
  [['CRUSTACEAN'], /\bprawns?\b|\bshrimps?\b|\bshell(?:s|ed)?\b|\bcoral and\b|\bcurled\b|\bcomma\b|\bblushed\b/i],
  [['MOLLUSC'], /\bsquid\b|\bmussels?\b|\bclams?\b|\brings\b/i],
  [['FISH', 'CRUSTACEAN', 'MOLLUSC'], /\bfish-shop\b|\bseafood\b|\bsea\b/i],
  [
    ['RED_MEAT', 'POULTRY', 'PROCESSED_MEAT'],
    /\bmeat\b|\bno pink\b|\bpink (?:is|may)\b|\bjuices? (?:runs?|clear)\b|\brashers?\b|\bfat runs\b|\bshreds?\b|\bto the core\b/i,
  ],
  [['BUTTER'], /\bbutter(?:ed|y)?\b(?! beans?)|\bfoam/i],
  [
    ['EGG'],
    /\beggs?\b(?! cup)|\byolks?\b|\bthe whites\b|\bwhite is set\b|\bcurds?\b|\bomelette\b|\bpoached\b|\bshell\b/i,
  ],
  [['RENNET_CHEESE', 'AGED_CHEESE', 'FRESH_CHEESE'], /\bchees[ey]|\booz/i],
  [['BUTTER', 'RENNET_CHEESE', 'AGED_CHEESE', 'FRESH_CHEESE'], /\bmelt(?!ed coconut oil)/i],
  [['HONEY'], /\bhoney\b/i],
  [['TREE_NUT'], /\bnuts?\b(?! brown)/i],
]

const has = (lines: Variant['lines'] | Recipe['ingredients'], kinds: readonly FoodKind[]): boolean =>
  lines.some(({ id }) => kinds.includes(ingredient(id).kind))

/** Names a variant by its swaps. */
const named = ({ lines }: Variant): string => {
  const swaps = lines.flatMap(({ id, insteadOf }) => (insteadOf === undefined ? [] : [id]))
  return swaps.length === 0 ? 'as written' : `with ${swaps.join(' and ')}`
}

/** Words that belong to a food that is no longer in the dish. */
const swappedFoodProblems = (dish: Variant): readonly string[] =>
  telling
    .filter(([kinds]) => has(dish.recipe.ingredients, kinds) && !has(dish.lines, kinds))
    .flatMap(([, words]) =>
      textsOf(dish)
        .filter((text) => words.test(text))
        .map((text) => `${named(dish)} it still says "${words.exec(text)?.[0]}": ${text}`),
    )

const lengthProblems = (dish: Variant): readonly string[] => {
  const texts = { title: dishTitle(dish), blurb: dishBlurb(dish), tip: dishTip(dish, 'metric-GB') }
  return (['title', 'blurb', 'tip'] as const)
    .filter((part) => texts[part].length > lengths[part])
    .map((part) => `${named(dish)} the ${part} is longer than ${lengths[part]} characters`)
}

const animal = /\b(?:salmon|tuna|fish|prawns?|chicken|bacon|meat|eggs?|cheese|honey)\b/i

/** A tip that recommends animal food to vegans without saying "if you eat". */
function tipProblems(recipe: Recipe): readonly string[] {
  const vegan = variantFor(recipe, { diets: ['VEGAN'], restrictions: [] })
  if (vegan.kind === 'refused') return []
  const tip = dishTip(vegan, 'metric-GB')
  return animal.test(tip) && !/\bif you eat\b|\blabel\b/i.test(tip)
    ? [`the tip recommends animal food to vegans; say "if you eat": ${tip}`]
    : []
}

/** Words that do not fit some variant of a recipe. */
export const tellingProblems = (recipe: Recipe, dishes: readonly Variant[]): readonly string[] => [
  ...new Set(dishes.flatMap((dish) => [...swappedFoodProblems(dish), ...lengthProblems(dish)])),
  ...tipProblems(recipe),
]
