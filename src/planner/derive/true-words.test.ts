import { expect, test } from 'vitest'
import type { FoodKind } from '#planner/foods/food-kinds.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { library } from '#planner/recipes/library.ts'
import { strayMentions, textsOf } from '#planner/validate-library/rewording-problems.ts'
import { dishWords } from './dish-words.ts'
import { everyVariant as variants } from './every-variant.example.ts'
import { stepTexts } from './step-texts.ts'
import { type Variant, variantFor } from './variant.ts'

/** Words that are true of some kinds of food alone: how they look, are cut and are known to be done. */
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
const has = (ids: Variant['lines'], kinds: readonly FoodKind[]): boolean =>
  ids.some(({ id }) => kinds.includes(ingredient(id).kind))

const nameOf = ({ recipe, lines }: Variant): string =>
  `${recipe.id} with ${lines.flatMap(({ id, insteadOf }) => (insteadOf ? [id] : [])).join(', ')}`

test('the library is cooked in hundreds of ways', () => {
  expect(variants.length).toBeGreaterThan(600)
})

test('no dish speaks of a food that was swapped', () => {
  const untrue = variants.flatMap((variant) =>
    strayMentions(variant).flatMap((stray) =>
      textsOf(variant)
        .filter((text) => text.search(stray) >= 0)
        .map((text) => `${nameOf(variant)}: ${text}`),
    ),
  )
  expect(untrue).toEqual([])
})

test('no dish looks for the signs of a food that is not in it any more', () => {
  const untrue = variants.flatMap((variant) =>
    telling
      .filter(([kinds]) => has(variant.recipe.ingredients, kinds) && !has(variant.lines, kinds))
      .flatMap(([, words]) =>
        textsOf(variant)
          .filter((text) => words.test(text))
          .map((text) => `${nameOf(variant)}: "${words.exec(text)?.[0]}" in ${text}`),
      ),
  )
  expect(untrue).toEqual([])
})

test('raw poultry in place of something else comes with a way to see that it is done', () => {
  const unsafe = variants.filter(
    (variant) =>
      variant.lines.some(({ id, insteadOf }) => {
        const { kind, state } = ingredient(id)
        return insteadOf !== undefined && kind === 'POULTRY' && state === 'RAW'
      }) &&
      !stepTexts(variant).some((text) =>
        /\b(?:no|shows no) (?:\w+ )*pink\b|\bpink (?:in|inside)\b|\bwhite (?:all through|to the middle)\b/.test(text),
      ),
  )
  expect(unsafe.map(nameOf)).toEqual([])
})

test('titles, blurbs and tips fit where they stand, in every variant', () => {
  const long = variants.flatMap((variant) => {
    const { title, blurb, tip = '' } = variant.recipe
    const [t, b, i] = [title, blurb, tip].map((text) => dishWords(text, variant).length)
    return (t ?? 0) > 60 || (b ?? 0) > 140 || (i ?? 0) > 240 ? [nameOf(variant)] : []
  })
  expect(long).toEqual([])
})

test('no tip recommends animal food to a person who eats none, unless it asks', () => {
  const animal = /\b(?:salmon|tuna|fish|prawns?|chicken|bacon|meat|eggs?|cheese|honey)\b/i
  const untrue = library.flatMap((recipe) => {
    const variant = variantFor(recipe, { diets: ['VEGAN'], restrictions: [] })
    if (variant.kind === 'refused') return []
    const tip = dishWords(recipe.tip ?? '', variant)
    return animal.test(tip) && !/\bif you eat\b|\blabel\b/i.test(tip) ? [`${recipe.id}: ${tip}`] : []
  })
  expect(untrue).toEqual([])
})
