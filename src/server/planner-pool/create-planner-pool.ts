import { createHash } from 'node:crypto'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { ImpossibleWeek, PlannedWeek, PlannerPool } from './planner-pool.ts'
import { createPlannerThreads, type PlannerThreads, type ThreadOptions, unavailable } from './planner-threads.ts'
import { recentAnswers } from './recent-answers.ts'

const WEEKS_KEPT = 300
/** More than there are recipes with all their swaps: a picture is the same for everybody. */
const PLATES_KEPT = 1000

const fingerprint = (request: WeekRequest, week: number): string =>
  createHash('sha256')
    .update(JSON.stringify([week, request]))
    .digest('base64')

/** The planner on threads of its own. This side of it loads no recipe, so that the server starts at once. */
export function createPlannerPool(options: ThreadOptions = {}): PlannerPool & Pick<PlannerThreads, 'warm' | 'close'> {
  const { ask, warm, close } = createPlannerThreads(options)
  const weeks = recentAnswers<PlannedWeek | ImpossibleWeek>(WEEKS_KEPT)
  const plates = recentAnswers<string | null>(PLATES_KEPT, (picture) => picture !== null)

  async function judged(request: WeekRequest, week: number): Promise<PlannedWeek | ImpossibleWeek> {
    const found = await ask('planWeek', request, week)
    if (found.kind !== 'broken') return found
    throw unavailable(new Error(`no start leads to a week that keeps its promises: ${found.promises.join(', ')}`))
  }

  return {
    planWeek: (request, week) => weeks(fingerprint(request, week), () => judged(request, week)),
    weekView: (shown) => ask('weekView', shown),
    candidates: (planned, place) => ask('candidates', planned, place),
    changeMeal: (planned, place, change) => ask('changeMeal', planned, place, change),
    replaceUnwanted: (planned, wanted) => ask('replaceUnwanted', planned, wanted),
    shoppingList: (planned, eaters, units) => ask('shoppingList', planned, eaters, units),
    calendar: (shown, eaters, link) => ask('calendar', shown, eaters, link),
    recipeCard: (recipe, request, units) => ask('recipeCard', recipe, request, units),
    savedRecipe: (recipe, request, units, platesAt) => ask('savedRecipe', recipe, request, units, platesAt),
    titles: (recipes, rules) => ask('titles', recipes, rules),
    foods: (search) => ask('foods', search),
    foodNames: (ids) => ask('foodNames', ids),
    plate: (picture) => plates(picture, () => ask('plate', picture)),
    warm,
    close,
  }
}
