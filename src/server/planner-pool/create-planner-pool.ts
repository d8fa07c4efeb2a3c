import { hash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import pMemoize from 'p-memoize'
import QuickLRU from 'quick-lru'
import type { WeekView } from '#domain/api/member/week.ts'
import type { Around } from '#planner/plan/search/staying-dishes.ts'
import type { PlateLook } from '#planner/plate/plate-picture.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { agedCache } from './aged-cache.ts'
import type { ImpossibleWeek, Planned, PlannedWeek, PlannerPool, WeekShown } from './planner-pool.ts'
import { createPlannerThreads, type PlannerThreads, type ThreadOptions, unavailable } from './planner-threads.ts'

/** Number of most recently used results that are kept for sure; quick-lru keeps up to twice as many. */
const WEEKS_KEPT = 200
/**
 * Pictures per kept week. With 200 weeks that is 1000, more than there are recipes: a picture is the same for everyone.
 */
const PLATES_PER_WEEK = 5

type PoolOptions = ThreadOptions & {
  /** Number of weeks to keep, which also determines the number of pictures. */
  readonly weeksKept?: number
}

const fingerprint = (asked: readonly unknown[]): string => hash('sha256', JSON.stringify(asked), 'base64')

/** The planner on its own threads. This side of it loads no recipe, so that the server starts fast. */
export function createPlannerPool({
  weeksKept = WEEKS_KEPT,
  ...options
}: PoolOptions = {}): PlannerPool & Pick<PlannerThreads, 'warm' | 'close'> {
  const { ask, warm, close } = createPlannerThreads(options)
  const plannedWeeks = agedCache<PlannedWeek | ImpossibleWeek>(weeksKept)
  const views = agedCache<Buffer<ArrayBuffer>>(weeksKept)
  const planWeek = pMemoize(
    async (request: WeekRequest, week: number, around?: Around): Promise<PlannedWeek | ImpossibleWeek> => {
      const found = await ask('planWeek', request, week, around)
      if (found.kind !== 'invalid') return found
      throw unavailable(new Error(`no start leads to a valid week: ${found.violations.join(', ')}`))
    },
    { cacheKey: fingerprint, cache: plannedWeeks.cache },
  )
  // The library of a process does not change, so a result about a stored week never has to be computed again.
  const isServable = pMemoize((planned: Planned) => ask('isServable', planned), {
    cacheKey: ([{ request, plan }]) =>
      fingerprint([request.cook, request.others ?? null, request.bannedIngredients, plan]),
    cache: new QuickLRU({ maxSize: weeksKept }),
  })
  // What a week looks like follows from what was stored, whoever asks and when. As a reply it has 100 kB, kept it has 12.
  const keptView = pMemoize(async (shown: WeekShown) => deflateRawSync(JSON.stringify(await ask('weekView', shown))), {
    cacheKey: fingerprint,
    cache: views.cache,
  })
  const weekView = async (shown: WeekShown): Promise<WeekView> =>
    JSON.parse(inflateRawSync(await keptView(shown)).toString('utf8'))
  const plate = pMemoize((picture: string, look: PlateLook = 'laid') => ask('plate', picture, look), {
    cacheKey: (args) => args.join(' '),
    cache: new QuickLRU({ maxSize: weeksKept * PLATES_PER_WEEK }),
    shouldCache: (svg) => svg !== null,
  })

  return {
    planWeek,
    previewDay: (asked, usage) => ask('previewDay', asked, usage),
    isServable,
    weekView,
    candidates: (planned, place, forMe, shopping) => ask('candidates', planned, place, forMe, shopping),
    ownDishes: (planned, place, dishes, usage) => ask('ownDishes', planned, place, dishes, usage),
    moves: (planned, place, past, shopping) => ask('moves', planned, place, past, shopping),
    library: (planned, asked, favourites, shopping) => ask('library', planned, asked, favourites, shopping),
    libraryPlaces: (planned, recipe, past, shopping) => ask('libraryPlaces', planned, recipe, past, shopping),
    planAnew: (planned, asked) => ask('planAnew', planned, asked),
    changeMeal: (planned, place, change, past) => ask('changeMeal', planned, place, change, past),
    replaceUnwanted: (planned, wanted, past) => ask('replaceUnwanted', planned, wanted, past),
    raiseWeek: (planned, raise) => ask('raiseWeek', planned, raise),
    raisePlate: (planned, raise) => ask('raisePlate', planned, raise),
    seatTable: (planned, wanted, from, isToday) => ask('seatTable', planned, wanted, from, isToday),
    renewWeek: (before, fresh, past) => ask('renewWeek', before, fresh, past),
    shoppingList: (planned, eaters, usage, home) => ask('shoppingList', planned, eaters, usage, home),
    atHome: (history, week, eaters, usage) => ask('atHome', history, week, eaters, usage),
    pantry: (history, day, eaters, usage) => ask('pantry', history, day, eaters, usage),
    calendar: (shown, eaters, link) => ask('calendar', shown, eaters, link),
    calendarFeed: (weeks, eaters, link) => ask('calendarFeed', weeks, eaters, link),
    recipeCard: (recipe, kitchen, usage) => ask('recipeCard', recipe, kitchen, usage),
    savedRecipe: (recipe, kitchen, usage, platesAt) => ask('savedRecipe', recipe, kitchen, usage, platesAt),
    titles: (recipes, kitchen, usage) => ask('titles', recipes, kitchen, usage),
    foods: (search, usage) => ask('foods', search, usage),
    foodNames: (ids, usage) => ask('foodNames', ids, usage),
    eatenFigures: (asked, kitchen, usage) => ask('eatenFigures', asked, kitchen, usage),
    foodTable: (kitchen, usage) => ask('foodTable', kitchen, usage),
    matchFoods: (seen, planned, kitchen, usage) => ask('matchFoods', seen, planned, kitchen, usage),
    estimateWeight: (history, horizon) => ask('estimateWeight', history, horizon),
    reviewPlan: (input) => ask('reviewPlan', input),
    plate,
    warm,
    close: async () => {
      for (const { stop } of [plannedWeeks, views]) stop()
      await close()
    },
  }
}
