import { choices } from '#domain/answers/choices.ts'
import { coreRules, coresOf, meetsCoreAsWritten } from '#planner/derive/cores.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import { nutritionOf } from '#planner/derive/nutrition.ts'
import { tagsOf } from '#planner/derive/tags.ts'
import { asWritten, suits, suitsAsWritten } from '#planner/derive/variant.ts'
import { type Cuisine, isMain, type Recipe } from '#planner/recipe.ts'
import { quotas } from './quotas.ts'

/** How many recipes of a category there are, and how many there have to be. */
export type CoverageRow = { readonly sort: string; readonly have: number; readonly want: number }

const diet = (...diets: Rules['diets']): Rules => ({ diets, restrictions: [] })
const dairyFree: Rules = { diets: [], restrictions: ['DAIRY'] }
const hasSlot = (slot: Recipe['slots'][number]) => (recipe: Recipe) => recipe.slots.includes(slot)
const holdsFish = (recipe: Recipe) => tagsOf(asWritten(recipe)).includes('SEAFOOD')

const mainSorts: Readonly<Record<keyof typeof quotas.mainsOfCuisine, (main: Recipe) => boolean>> = {
  all: () => true,
  vegan: (main) => suits(main, diet('VEGAN')),
  coreVAsWritten: (main) => meetsCoreAsWritten(main, 'V'),
  vegetarianOrSeafood: (main) =>
    !suitsAsWritten(main, diet('VEGAN')) &&
    (suitsAsWritten(main, diet('VEGETARIAN')) || (suitsAsWritten(main, diet('PESCATARIAN')) && holdsFish(main))),
  paleoForAll: (main) => meetsCoreAsWritten(main, 'P'),
  halfHour: ({ minutes }) => minutes.total <= 30,
  novice: ({ skill }) => skill === 'NOVICE',
  noCook: ({ noCook }) => noCook,
  glutenFree: (main) => suits(main, diet('GLUTEN_FREE')),
  dairyFree: (main) => suits(main, dairyFree),
}

function ofCuisine(recipes: readonly Recipe[], cuisine: Cuisine): readonly CoverageRow[] {
  const here = recipes.filter((recipe) => recipe.cuisine === cuisine)
  const mains = here.filter(isMain)
  const sorts = Object.entries(mainSorts).map(([sort, is]) => ({
    sort: `${cuisine} mains: ${sort}`,
    have: mains.filter(is).length,
    want: Object.entries(quotas.mainsOfCuisine).find(([name]) => name === sort)?.[1] ?? 0,
  }))
  return [
    ...sorts,
    { sort: `${cuisine} breakfasts`, have: here.filter(hasSlot('BREAKFAST')).length, want: quotas.breakfastsOfCuisine },
    { sort: `${cuisine} snacks`, have: here.filter(hasSlot('SNACK')).length, want: quotas.snacksOfCuisine },
  ]
}

const mealSorts = { breakfasts: hasSlot('BREAKFAST'), mains: isMain, snacks: hasSlot('SNACK') } as const

function ofCore(recipes: readonly Recipe[], core: keyof typeof coreRules): readonly CoverageRow[] {
  const members = recipes.filter((recipe) => coresOf(recipe).includes(core))
  return Object.entries(mealSorts).flatMap(([meal, is]) => {
    const [want, wantCold] = quotas.core[meal as keyof typeof mealSorts] // Object.entries forgets the names of its keys.
    const here = members.filter(is)
    return [
      { sort: `core ${core} ${meal}`, have: here.length, want },
      { sort: `core ${core} ${meal}, no-cook`, have: here.filter(({ noCook }) => noCook).length, want: wantCold },
    ]
  })
}

function ofTags(recipes: readonly Recipe[]): readonly CoverageRow[] {
  const withTag = choices.mealsLike.map((tag) => ({
    tag,
    here: recipes.filter((recipe) => tagsOf(asWritten(recipe)).includes(tag)),
  }))
  const view = (rules: Rules, name: string, without: readonly string[]) =>
    withTag
      .filter(({ tag }) => !without.includes(tag))
      .map(({ tag, here }) => ({
        sort: `${tag}, ${name}`,
        have: here.filter((recipe) => suits(recipe, rules)).length,
        want: quotas.tagForDiet,
      }))
  return [
    ...withTag.map(({ tag, here }) => ({
      sort: tag,
      have: here.length,
      want: quotas.bigTags.some((big) => big === tag) ? quotas.bigTag : quotas.tag,
    })),
    ...view(diet('VEGAN'), 'vegan', ['CHICKEN', 'SEAFOOD']),
    ...view(diet('GLUTEN_FREE'), 'gluten-free', []),
  ]
}

function ofMeals(recipes: readonly Recipe[]): readonly CoverageRow[] {
  const breakfasts = recipes.filter(hasSlot('BREAKFAST'))
  const snacks = recipes.filter(hasSlot('SNACK'))
  const count = (some: readonly Recipe[], is: (recipe: Recipe) => boolean) => some.filter(is).length
  const want = quotas.meals
  return [
    { sort: 'recipes', have: recipes.length, want: want.all },
    { sort: 'breakfasts', have: breakfasts.length, want: want.breakfasts },
    {
      sort: 'breakfasts in 10 minutes',
      have: count(breakfasts, (r) => r.minutes.total <= 10),
      want: want.quickBreakfasts,
    },
    {
      sort: 'breakfasts for core V',
      have: count(breakfasts, (r) => suits(r, coreRules.V)),
      want: want.coreVBreakfasts,
    },
    {
      sort: 'breakfasts, palaeolithic',
      have: count(breakfasts, (r) => suits(r, diet('PALEO'))),
      want: want.paleoBreakfasts,
    },
    { sort: 'snacks, sides and desserts', have: snacks.length, want: want.snacks },
    { sort: 'snacks for core V', have: count(snacks, (r) => suits(r, coreRules.V)), want: want.coreVSnacks },
    {
      sort: 'snacks for both cores',
      have: count(snacks, (r) => suits(r, coreRules.V) && suits(r, coreRules.P)),
      want: want.sharedSnacks,
    },
    {
      sort: 'snacks with 10 g protein',
      have: count(snacks, (r) => nutritionOf(asWritten(r)).protein >= 10),
      want: want.proteinSnacks,
    },
  ]
}

/** The number of recipes in every category, beside its quota. */
export function coverage(recipes: readonly Recipe[]): readonly CoverageRow[] {
  return [
    ...ofMeals(recipes),
    ...ofCore(recipes, 'V'),
    ...ofCore(recipes, 'P'),
    ...ofTags(recipes),
    ...choices.cuisinesLike.flatMap((cuisine) => ofCuisine(recipes, cuisine)),
  ]
}

/** The categories in which recipes fall short of the quota. */
export const shortfalls = (recipes: readonly Recipe[]): readonly CoverageRow[] =>
  coverage(recipes).filter(({ have, want }) => have < want)
