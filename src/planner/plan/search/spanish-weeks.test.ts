import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import { asWritten } from '#planner/derive/variant.ts'
import { dishIn, libraryIn } from '#planner/recipes/in-language.ts'
import { library } from '#planner/recipes/library.ts'
import { profileRequest } from '#planner/sample-requests/profile-request.fixture.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan } from '#planner/week/week-plan.ts'
import { planWeek } from './plan-week.ts'

const inSpanish = libraryIn('es')

const rules: readonly Rules[] = [
  { diets: [], restrictions: [] },
  ...choices.typeDietPrefer.map((diet) => ({ diets: [diet], restrictions: [] })),
  { diets: [], restrictions: ['DAIRY'] },
  { diets: ['VEGAN'], restrictions: ['GLUTEN', 'TREE_NUTS'] },
]
/** Somebody who hardly cooks, and, for every other diet, somebody who likes to. */
const beginner: Pick<Cook, 'skill' | 'time'> = { skill: 'NOVICE', time: 'LESS_30_MINUTES' }
const keen: Pick<Cook, 'skill' | 'time'> = { skill: 'ADVANCED', time: 'MORE_1_HOUR' }
const cooks: readonly Cook[] = rules.flatMap((rule, at) => [
  { ...rule, ...beginner },
  ...(at % 3 === 0 ? [{ ...rule, ...keen }] : []),
])

const recipesOf = ({ days }: WeekPlan): readonly string[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))

test.each(cooks)('a reader of Spanish gets a week of Spanish recipes alone: $diets $restrictions $skill', (cook) => {
  const request = profileRequest(cook)
  const plan = planWeek(request, 1, inSpanish)
  if ('kind' in plan) throw new Error(`no week: ${plan.missing}`)
  expect(plan.relaxed).toEqual([])
  expect(validateWeek(plan, request, inSpanish)).toEqual([])
  for (const id of recipesOf(plan)) {
    const recipe = library.find((each) => each.id === id)
    expect(recipe && dishIn('es', asWritten(recipe))?.recipe.language).toBe('es')
  }
})
