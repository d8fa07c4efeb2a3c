import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { type ActivityAnswers, physicalActivity } from './activity.ts'

/** Each answer's options from the least activity to the most. */
const rising = {
  typicalDay: [
    'MOSTLY_SITTING',
    'ACTIVITY_LEVEL_CHANGES_DAILY',
    'BALANCE_OF_SITTING_AND_MOVING',
    'CONSTANTLY_ON_MY_FEET',
  ],
  workScheduleLike: ['IM_RETIRED_NOT_WORKING_RIGHT_NOW', '9_TO_5', 'NIGHT_SHIFTS', 'MY_HOURS_ARE_FLEXIBLE'],
  oftenExercise: ['NEVER', 'FEW_TIMES_A_MONTH', 'SEVERAL_TIMES_A_WEEK', 'EVERY_DAY'],
  feelAfterTakingStairs: [
    'VERY_OUT_OF_BREATH',
    'SLIGHTLY_WINDED',
    'I_AM_OKAY_AFTER_ONE_FLIGHT',
    'I_CAN_HANDLE_A_FEW_FLIGHTS',
  ],
} as const

const everySet: readonly ActivityAnswers[] = rising.typicalDay.flatMap((typicalDay) =>
  rising.workScheduleLike.flatMap((workScheduleLike) =>
    rising.oftenExercise.flatMap((oftenExercise) =>
      rising.feelAfterTakingStairs.map((feelAfterTakingStairs) => ({
        typicalDay,
        workScheduleLike,
        oftenExercise,
        feelAfterTakingStairs,
      })),
    ),
  ),
)

test('the activity level ranges from 1.40 to 2.00 over all 256 sets of answers', () => {
  const levels = everySet.map(physicalActivity)
  expect(levels).toHaveLength(256)
  expect(Math.min(...levels)).toBe(1.4)
  expect(Math.max(...levels)).toBe(2)
})

test.each(['typicalDay', 'workScheduleLike', 'oftenExercise', 'feelAfterTakingStairs'] as const)(
  'the level never falls when %s shows more activity',
  (key) => {
    expect([...rising[key]].sort()).toEqual([...choices[key]].sort())
    for (const set of everySet) {
      const levels = rising[key].map((option) => physicalActivity({ ...set, [key]: option }))
      expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    }
  },
)

test('the level follows the tables', () => {
  const still = {
    typicalDay: 'MOSTLY_SITTING',
    oftenExercise: 'NEVER',
    feelAfterTakingStairs: 'SLIGHTLY_WINDED',
  } as const
  expect(physicalActivity(still)).toBe(1.4)
  expect(physicalActivity({ ...still, oftenExercise: 'SEVERAL_TIMES_A_WEEK' })).toBe(1.6)
  expect(physicalActivity({ ...still, typicalDay: 'CONSTANTLY_ON_MY_FEET' })).toBe(1.6)
  expect(
    physicalActivity({
      ...still,
      typicalDay: 'CONSTANTLY_ON_MY_FEET',
      workScheduleLike: 'IM_RETIRED_NOT_WORKING_RIGHT_NOW',
    }),
  ).toBe(1.5)
})

test('the level is 1.50 if the day, the exercise or the stairs are not known', () => {
  const { workScheduleLike: _, ...needed } = everySet[0] ?? {}
  expect(physicalActivity({})).toBe(1.5)
  for (const key of ['typicalDay', 'oftenExercise', 'feelAfterTakingStairs'] as const) {
    expect(physicalActivity({ ...everySet[0], [key]: undefined })).toBe(1.5)
  }
  expect(physicalActivity(needed)).toBe(1.4)
})
