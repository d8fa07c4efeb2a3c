import type { Slug } from '#domain/funnel/journey.ts'
import { eventDayOf } from '#domain/funnel/path.ts'
import type { AnswerContext } from './answer.ts'
import * as dial from './dial-answers.ts'
import type { DialAnswer } from './dial-view.tsx'
import * as figure from './figure-answers.ts'
import type { FigureAnswer } from './figure-view.tsx'
import { dailyWater } from './glasses-answers.ts'
import type { GlassesAnswer } from './glasses-view.tsx'
import { lighterInAYear, reviewResult } from './people-answers.ts'
import type { PeopleAnswer } from './people-view.tsx'
import * as plates from './plates-answers.ts'
import type { PlatesAnswer } from './plates-view.tsx'
import * as promise from './promise-answers.ts'
import type { PromiseAnswer } from './promise-view.tsx'
import * as range from './range-answers.ts'
import type { RangeAnswer } from './range-view.tsx'
import * as ring from './ring-answers.ts'
import type { RingAnswer } from './ring-view.tsx'

export type Answer =
  | PlatesAnswer
  | RingAnswer
  | DialAnswer
  | FigureAnswer
  | GlassesAnswer
  | PeopleAnswer
  | PromiseAnswer
  | RangeAnswer

/** What the table answers on each step, in the order of the journey. A step without a row has no table. */
export const stepAnswers: Partial<Readonly<Record<Slug, (asked: AnswerContext) => Answer | null>>> = {
  trust: promise.trust,
  'how-old-are-you': ring.howOld,
  achieve: promise.achieve,
  'current-body': figure.currentBody,
  'goal-body': figure.goalBody,
  'meal-plan': plates.mealPlan,
  height: figure.height,
  weight: figure.weight,
  'goal-weight': figure.goalWeight,
  'review-result': reviewResult,
  'weight-change': range.weightChange,
  'caused-weight-gain': promise.causedWeightGain,
  'best-shape': (asked) => range.goalMonth(asked) ?? lighterInAYear(asked) ?? range.eventDay(asked),
  'day-eats': plates.dayEats,
  'eat-lunch': plates.eatLunch,
  'cooking-skill': plates.cookingSkill,
  'time-cooking': plates.timeCooking,
  'recipes-screen': plates.recipes,
  'eating-habits': promise.eatingHabits,
  'foods-crave': promise.foodsCrave,
  'track-calories': promise.trackCalories,
  tracker: promise.tracker,
  'environments-eat': plates.environmentsEat,
  'habits-struggle': dial.habits,
  'tried-diets': (asked) => ring.lighterLater(asked) ?? promise.keepOnTrack(),
  'thought-losing': plates.thoughtLosing,
  'keep-on-track': promise.keepOnTrack,
  'often-exercise': ring.oftenExercise,
  'feel-after-taking-stairs': ring.stairs,
  'work-schedule-like': dial.workSchedule,
  'typical-day': ring.typicalDay,
  'energy-levels': dial.energyLevels,
  'how-much-sleep': dial.sleep,
  'daily-water': dailyWater,
  'result-statistics': ring.typicalDay,
  'type-diet-prefer': plates.typeDietPrefer,
  'food-restrictions': plates.foodRestrictions,
  'cuisines-like': plates.cuisinesLike,
  'meals-like': plates.mealsLike,
  'love-foods-diet': plates.loveFoods,
  // The range is shown once there is a day to show it for.
  'important-event-coming-up': promise.event,
  'event-day': (asked) => (eventDayOf(asked.hero) ? range.eventDay(asked) : promise.eventDayAsked()),
  // Without a range, dishes that fit.
  'confirm-email': (asked) => range.eventDay(asked) ?? plates.loveFoods(asked),
}
