import { planWeek } from '#planner/plan/search/plan-week.ts'
import type { Recipe } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { anyRequest } from '#planner/sample-requests/any-request.fixture.ts'
import { anyHousehold } from '#planner/sample-requests/households.fixture.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { Measurement } from './measurement.ts'
import { cpuTime } from './planner/cpu-time.ts'
import { largerLibrary } from './planner/larger-library.ts'
import { median, quantile } from './report/quantile.ts'
import { atMost, besidePeer, reported } from './report/row.ts'

const PEOPLE = 300
const VEGANS = 150
const WARM_UP = 40
const IN_LARGER = 60
const HOUSEHOLDS = 60
/** A week for a table of two to four may take so many times as long as one for the person who cooks. */
const MOST_TIMES_FOR_TABLE = 4
const TIMES = 10
const LIMIT = 150
const MOST_TIMES_AS_LONG = 3

const people = (name: string, count: number): readonly WeekRequest[] =>
  Array.from({ length: count }, (_, at) => anyRequest(`${name} ${at}`, library))

/** The hardest case for enough protein. */
const vegan = (request: WeekRequest): WeekRequest => ({ ...request, cook: { ...request.cook, diets: ['VEGAN'] } })

/** The same people with others at their table, and alone. */
const tables = Array.from({ length: HOUSEHOLDS }, (_, at) => anyHousehold(`table ${at}`, library))
const alone = tables.map(({ others: _others, ...request }): WeekRequest => request)

function timesOf(requests: readonly WeekRequest[], recipes: readonly Recipe[]): readonly number[] {
  return requests.map((request) => {
    const before = cpuTime()
    planWeek(request, 1, recipes)
    return cpuTime() - before
  })
}

/** CPU time of planning a week, on one core. */
export const planningTime: Measurement = {
  name: 'planning',
  about: `weeks for ${PEOPLE} people with any answers, for ${VEGANS} vegans, for ${HOUSEHOLDS} households, and from ${TIMES} times the recipes`,
  measure: async () => {
    timesOf(people('warm-up', WARM_UP), library)
    const times = timesOf(people('person', PEOPLE), library)
    const vegans = timesOf(people('vegan', VEGANS).map(vegan), library)
    timesOf(tables.slice(0, WARM_UP), library)
    const forTables = timesOf(tables, library)
    const some = people('person', IN_LARGER)
    const larger = largerLibrary(library, TIMES)
    timesOf(some.slice(0, WARM_UP), larger)
    return [
      reported({ name: 'a week planned, median', value: median(times), unit: 'ms' }),
      atMost(LIMIT, { name: 'a week planned, p95', value: quantile(times, 0.95), unit: 'ms' }),
      reported({ name: 'a week planned, longest', value: Math.max(...times), unit: 'ms' }),
      atMost(LIMIT, { name: "a vegan's week planned, p95", value: quantile(vegans, 0.95), unit: 'ms' }),
      reported({ name: "a vegan's week planned, longest", value: Math.max(...vegans), unit: 'ms' }),
      besidePeer(
        {
          name: 'of the same people alone',
          value: quantile(timesOf(alone, library), 0.95),
          bound: { atMost: MOST_TIMES_FOR_TABLE },
        },
        { name: "a household's week planned, p95", value: quantile(forTables, 0.95), unit: 'ms' },
      ),
      besidePeer(
        {
          name: 'the library itself',
          value: median(timesOf(some, library)),
          bound: { atMost: MOST_TIMES_AS_LONG },
        },
        { name: `a week from ${larger.length} recipes, median`, value: median(timesOf(some, larger)), unit: 'ms' },
      ),
    ]
  },
}
