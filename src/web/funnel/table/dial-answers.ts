import type { Choice } from '#domain/answers/choices.ts'
import { proteinTarget } from '#domain/body/nutrient-targets.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { cm, kg } from '#domain/units.ts'
import { dateWords } from '#web/words/date-words.ts'
import { joinedList } from '#web/words/lists.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { AnswerContext, Caption } from './answer.ts'
import { outlookOf } from './daily-energy.ts'
import type { DialAnswer, Span } from './dial-view.tsx'
import { dialWords as words } from './dial-words.ts'
import { mealTimes } from './meal-hours.ts'

const workingHours: Partial<Readonly<Record<Choice<'workScheduleLike'>, Span>>> = {
  '9_TO_5': { from: 9, to: 17 },
  NIGHT_SHIFTS: { from: 22, to: 6 },
}

/** After lunch many people have a dip. */
const AFTER_LUNCH: Span = { from: 13.5, to: 15.5 }

/** "8 AM", "2:30 PM", or "14:30 h", to half an hour. */
function hourText(hour: number, units: UnitSystem): string {
  const halves = Math.round(hour * 2) % 48
  const whole = Math.floor(halves / 2)
  const minutes = halves % 2 === 0 ? '' : ':30'
  if (units === 'metric') return words.hour24(`${whole}${minutes}`)
  return `${whole % 12 === 0 ? 12 : whole % 12}${minutes} ${whole < 12 ? dateWords.am : dateWords.pm}`
}

function dial(
  { hero, units }: AnswerContext,
  said: Pick<DialAnswer, 'caption'> & Partial<Pick<DialAnswer, 'centre' | 'marked'>>,
): DialAnswer {
  const { dayEats = 3 } = hero
  const { sleep, hours, dishes } = mealTimes(hero)
  return {
    view: 'dial',
    sleep,
    marked: null,
    morning: hourText(6, units),
    evening: hourText(18, units),
    centre: { figure: String(dayEats), unit: words.meals },
    meals: hours.map((hour, at) => ({ hour, dish: dishes[at] ?? '' })),
    ...said,
  }
}

function spread({ hero, units }: AnswerContext): Caption {
  const { hours } = mealTimes(hero)
  // The plan names the hours of a day, so none are promised for a night.
  if (hero.workScheduleLike === 'NIGHT_SHIFTS') return { title: words.spread(hours.length), text: words.nightText }
  const at = hours.map((hour) => hourText(hour, units))
  return { title: words.spread(hours.length), text: words.at(joinedList(at, '')) }
}

export function habits(asked: AnswerContext): DialAnswer {
  const { hero } = asked
  const { hours } = mealTimes(hero)
  const last = hero.habitsStruggle?.at(-1)
  const caption = {
    title: words.spread(hours.length),
    text: last === undefined ? spread(asked).text : words.habits[last],
  }
  return dial(asked, { caption })
}

export function workSchedule(asked: AnswerContext): DialAnswer {
  const { hero } = asked
  const { workScheduleLike: work } = hero
  const { text } = spread(asked)
  const marked = (work === undefined ? undefined : workingHours[work]) ?? null
  if (work === undefined) return dial(asked, { caption: spread(asked) })
  switch (work) {
    case '9_TO_5': {
      const { hours } = mealTimes(hero)
      const within = hours.filter((hour) => hour >= 9 && hour < 17).length
      return dial(asked, { marked, caption: { title: words.atWork(within, hours.length), text } })
    }
    case 'NIGHT_SHIFTS':
      return dial(asked, { marked, caption: { title: words.night, text: words.nightText } })
    case 'MY_HOURS_ARE_FLEXIBLE':
      return dial(asked, { caption: { title: words.flexible, text } })
    case 'IM_RETIRED_NOT_WORKING_RIGHT_NOW':
      return dial(asked, { caption: { title: words.retired, text } })
  }
}

/** Protein of a day and of a meal, g; null before the energy is known. */
function proteinOf(
  asked: AnswerContext,
): { readonly day: number; readonly meal: number; readonly meals: number } | null {
  const { height, weight, dayEats: meals = 3 } = asked.hero
  const energy = outlookOf(asked)?.energy.intake
  if (energy === undefined || height === undefined || weight === undefined) return null
  const day = proteinTarget({ height: cm(height), weight: kg(weight) }, energy)
  return { day, meal: Math.round(day / meals), meals }
}

export function energyLevels(asked: AnswerContext): DialAnswer {
  const { hero } = asked
  const { gap } = mealTimes(hero)
  const protein = proteinOf(asked)
  const { energyLevels: level = 'TIRED_ALL_DAY' } = hero
  switch (level) {
    case 'TIRED_ALL_DAY':
      return dial(asked, { caption: spread(asked) })
    case 'ENERGY_SLUMP_AFTER_LUNCH': {
      const caption =
        protein === null
          ? spread(asked)
          : {
              title: words.protein(formatWhole(protein.meal)),
              text: words.proteinText(formatWhole(protein.day), protein.meals),
            }
      return dial(asked, { marked: AFTER_LUNCH, caption })
    }
    case 'DRAGGING_BEFORE_MEALS':
      return dial(asked, { caption: { title: words.gap(formatWhole(Math.ceil(gap))), text: words.gapText } })
    case 'HIGH_AND_STEADY':
      return dial(asked, { caption: { title: words.steady, text: words.steadyText } })
  }
}

export function sleep(asked: AnswerContext): DialAnswer {
  const { hero } = asked
  const { howMuchSleep: answer = '7_8' } = hero
  const isShort = answer === 'LESS_THAN_5' || answer === '5_6'
  const centre = { figure: words.hoursAwake[answer], unit: words.awake }
  return dial(asked, {
    centre,
    caption:
      isShort && hero.howMuchSleep !== undefined
        ? { title: words.sleepMore, text: words.sleepMoreText }
        : spread(asked),
  })
}
