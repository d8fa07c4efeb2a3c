import { type Choice, choices } from '#domain/answers/choices.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { Rules } from './diet-rules.ts'
import { suits } from './variant.ts'

/** What decides whether a recipe can be offered at all; likes and dislikes only order what is left. */
export type Cook = Rules & { readonly skill: Choice<'cookingSkill'>; readonly time: Choice<'timeCooking'> }

/** Whole minutes that each answer allows. A person who does not cook gets what needs no cooker. */
export const mostMinutes: Readonly<Record<Choice<'timeCooking'>, number>> = {
  LESS_30_MINUTES: 30,
  MORE_30_MINUTES: 60,
  MORE_1_HOUR: Number.POSITIVE_INFINITY,
  DONT_COOK: 15,
}

/** The same for a whole meal. Who does not cook gave no minutes: three such dishes take no longer than the shortest other answer. */
export const mostMealMinutes: typeof mostMinutes = { ...mostMinutes, DONT_COOK: mostMinutes.LESS_30_MINUTES }

const level = (skill: Choice<'cookingSkill'>): number => choices.cookingSkill.indexOf(skill)

/** Whether a cook has the skill and the time for a recipe. */
export const canCook = (recipe: Recipe, { skill, time }: Pick<Cook, 'skill' | 'time'>): boolean =>
  level(recipe.skill) <= level(skill) &&
  recipe.minutes.total <= mostMinutes[time] &&
  (time !== 'DONT_COOK' || recipe.noCook)

/** Whether a recipe can be cooked and eaten, if need be with swaps. */
export const isEligible = (recipe: Recipe, cook: Cook): boolean => canCook(recipe, cook) && suits(recipe, cook)
