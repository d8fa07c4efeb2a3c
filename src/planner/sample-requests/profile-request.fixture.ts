import { choices } from '#domain/answers/choices.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { anyTargets } from './any-request.fixture.ts'
import { chanceOf } from './random-choice.fixture.ts'

/** A request of a hard profile; its body and number of meals depend only on the profile. */
export function profileRequest(cook: Cook): WeekRequest {
  const person = [...cook.diets, ...cook.restrictions, cook.skill, cook.time].join(' ')
  const chance = chanceOf(seededRandom(person))
  return {
    cook,
    mealsADay: chance.pick(choices.dayEats),
    targets: anyTargets(chance),
    cuisines: chance.some(choices.cuisinesLike, 4),
    dishes: chance.some(choices.mealsLike, 4),
    dislikedRecipes: [],
    bannedIngredients: [],
    favourites: [],
    recentRecipes: [],
    person,
  }
}
