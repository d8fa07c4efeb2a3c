import type { PreviewMeal, PreviewRequest } from '#domain/api/preview.ts'
import { energyFloor } from '#domain/body/energy-target.ts'
import { leastFibre, proteinWithoutBody } from '#domain/body/nutrient-targets.ts'
import { kcalPerDay } from '#domain/units.ts'
import { languageIn, type Usage } from '#domain/usage.ts'
import { SODIUM_MAX } from '#planner/plan/candidates/day-targets.ts'
import { validatedWeek } from './validated-week.ts'
import { weekView } from './week-view.ts'

/** Any day; a preview names none. */
const SOME_DAY = '2026-01-05'

/** The first day of a week that is planned from nothing but these answers; null if there is no such week. */
export function previewDay(asked: PreviewRequest, usage: Usage = 'imperial-US'): readonly PreviewMeal[] | null {
  const { diets, restrictions, skill, time, mealsADay, energy } = asked
  const language = languageIn(usage)
  const intake = kcalPerDay(energy)
  const request = {
    cook: { diets, restrictions: restrictions.filter((each) => each !== 'NONE'), skill, time },
    mealsADay,
    targets: {
      energy: intake,
      // Whose energy is above the higher floor may have that one.
      energyFloor: intake >= energyFloor.MALE ? energyFloor.MALE : energyFloor.FEMALE,
      protein: proteinWithoutBody(intake),
      fibre: leastFibre(intake),
      sodiumMax: SODIUM_MAX,
    },
    ...{ cuisines: [], dishes: [], favourites: [], dislikedRecipes: [], bannedIngredients: [], recentRecipes: [] },
    ...(language === 'en' ? {} : { language }),
    person: 'preview',
  }
  const planned = validatedWeek(request, 1)
  if (planned.kind !== 'planned') return null
  const view = weekView({
    ...{ request, plan: planned.plan, startsOn: SOME_DAY, usage, access: 'preview', safety: null },
  })
  return (view.days[0]?.meals ?? []).flatMap(({ slot, dishes, minutes, figures }) => {
    const [main] = dishes
    if (main === undefined) return []
    return [{ slot, title: main.title, picture: main.picture, minutes, energy: figures.energy }]
  })
}
