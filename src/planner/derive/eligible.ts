import { type Choice, choices } from '#domain/answers/choices.ts'
import { mostMinutes } from '#domain/answers/cooking-time.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { Rules } from './diet-rules.ts'
import { suits } from './variant.ts'

/** What decides whether a recipe suits a person at all: diets, restrictions, skill and time. */
export type Cook = Rules & { readonly skill: Choice<'cookingSkill'>; readonly time: Choice<'timeCooking'> }

/**
 * Whole minutes that each answer allows a meal to take. DONT_COOK names no minutes, so its meals may take as long as the shortest other answer.
 */
export const mostMealMinutes: typeof mostMinutes = { ...mostMinutes, DONT_COOK: mostMinutes.LESS_30_MINUTES }

const level = (skill: Choice<'cookingSkill'>): number => choices.cookingSkill.indexOf(skill)

/** Whether a cook has the skill and the time for a recipe. */
export const canCook = (recipe: Recipe, { skill, time }: Pick<Cook, 'skill' | 'time'>): boolean =>
  level(recipe.skill) <= level(skill) &&
  recipe.minutes.total <= mostMinutes[time] &&
  (time !== 'DONT_COOK' || recipe.noCook)

/** Whether a person can cook and eat a recipe, with swaps if needed. */
export const isEligible = (recipe: Recipe, cook: Cook): boolean => canCook(recipe, cook) && suits(recipe, cook)
