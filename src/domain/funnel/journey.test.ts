import { expect, test } from 'vitest'
import { journey } from './journey.ts'

/** Slug, number and key of every step, as the product's specification lists them. */
const specified = `
trust|| how-old-are-you|1|age achieve|2|achieve current-body|3|body goal-body|4|goalBody meal-plan|| height|6|height
weight|7|weight goal-weight|8|goalWeight review-result|| weight-change|9|weightChange
caused-weight-gain|10|causedWeightGain best-shape|11|bestShape statistics|12| day-eats|13|dayEats eat-lunch|14|eatLunch
cooking-skill|15|cookingSkill time-cooking|16|timeCooking recipes-screen|| eating-habits|17|eatingHabits
foods-crave|18|foodsCrave track-calories|19|trackCalories tracker|| environments-eat|20|environmentsEat
habits-struggle|21|habitsStruggle tried-diets|22|triedDiets thought-losing|23|thoughtLosing keep-on-track||
often-exercise|25|oftenExercise feel-after-taking-stairs|26|feelAfterTakingStairs
work-schedule-like|27|workScheduleLike typical-day|28|typicalDay energy-levels|29|energyLevels
how-much-sleep|30|howMuchSleep daily-water|31|DailyWater result-statistics|| type-diet-prefer|33|typeDietPrefer
food-restrictions|34|foodRestrictions cuisines-like|35|cuisinesLike meals-like|36|mealsLike love-foods-diet||
important-event-coming-up||importantEventComingUp event-day||eventDate finally-plan|| personalize-plan||
confirm-email||email pay||`

test('the journey is the specified one, step by step', () => {
  const rows = journey.map(
    (step) => `${step.slug}|${'number' in step ? step.number : ''}|${'key' in step ? step.key : ''}`,
  )
  expect(rows).toEqual(specified.trim().split(/\s+/))
  expect(rows).toHaveLength(47)
})

test('numbers rise along the journey and each group is one stretch', () => {
  const numbers = journey.flatMap((step) => ('number' in step ? [step.number] : []))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const stretches = journey.map((step) => step.group).filter((group, index, all) => group !== all[index - 1])
  expect(stretches).toEqual([...new Set(stretches)])
})
