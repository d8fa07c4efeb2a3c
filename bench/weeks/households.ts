import type { Variety } from '#domain/household/variety.ts'
import { library } from '#planner/recipes/library.ts'
import { anyRequest } from '#planner/sample-requests/any-request.fixture.ts'
import { adult, child } from '#planner/sample-requests/households.fixture.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'

/** A person of a fixed sequence, who has eaten nothing from us yet. */
const lone = (name: string, at: number, variety: Variety): WeekRequest => ({
  ...anyRequest(`${name} ${at}`, library),
  recentRecipes: [],
  month: 1 + (at % 12),
  variety,
})

/** Somebody else with the same diet, so that a table shares its pots, and with needs of their own. */
const partnerOf = ({ cook, bannedIngredients }: WeekRequest) =>
  adult('partner', 2200, { diets: cook.diets, restrictions: cook.restrictions, banned: bannedIngredients })

const childOf = ({ cook }: WeekRequest, id: string, age: number) => child(id, age, { restrictions: cook.restrictions })

/** Kitchens by the number of their eaters. */
export const kitchens = {
  one: (at: number): WeekRequest => lone('one', at, 'BALANCED'),
  twice: (at: number): WeekRequest => ({ ...lone('one', at, 'BALANCED'), trips: [0, 3] }),
  simple: (at: number): WeekRequest => lone('one', at, 'SIMPLE'),
  news: (at: number): WeekRequest => lone('one', at, 'NEW'),
  two: (at: number): WeekRequest => {
    const request = lone('two', at, 'BALANCED')
    return { ...request, others: [partnerOf(request)] }
  },
  four: (at: number): WeekRequest => {
    const request = lone('four', at, 'BALANCED')
    return { ...request, others: [partnerOf(request), childOf(request, 'younger', 6), childOf(request, 'older', 12)] }
  },
} as const
