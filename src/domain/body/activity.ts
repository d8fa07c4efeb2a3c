import type { Choice } from '#domain/answers/choices.ts'
import { type ActivityLevel, activityLevel } from '#domain/units.ts'

type ActivityKey = 'typicalDay' | 'workScheduleLike' | 'oftenExercise' | 'feelAfterTakingStairs'

/** The four answers that show how much a person moves. Any of them may be missing. */
export type ActivityAnswers = { readonly [K in ActivityKey]?: Choice<K> | undefined }

/** Lower end of the sedentary class (FAO/WHO/UNU, Human energy requirements, 2004). */
const LEAST = 1.4
/** The default of the weight model itself (Hall et al., Lancet 2011). */
const UNKNOWN = 1.5
/** A person who does not go to work is not assumed to stand all day. */
const MOST_WORK_AT_HOME = 0.1

/*
 * Both tables follow the two questions of the NIDDK Body Weight Planner (work, leisure: 1.4 to 2.3), but stay in its
 * lower half, because people overstate their activity and because the questionnaire does not ask how hard they train.
 */
const work = {
  MOSTLY_SITTING: 0,
  ACTIVITY_LEVEL_CHANGES_DAILY: 0.1,
  BALANCE_OF_SITTING_AND_MOVING: 0.1,
  CONSTANTLY_ON_MY_FEET: 0.2,
} as const satisfies Record<Choice<'typicalDay'>, number>

/** The answer about stairs is a cross-check on the training that people claim. */
const leisure = {
  NEVER: {
    VERY_OUT_OF_BREATH: 0,
    SLIGHTLY_WINDED: 0,
    I_AM_OKAY_AFTER_ONE_FLIGHT: 0,
    I_CAN_HANDLE_A_FEW_FLIGHTS: 0.05,
  },
  FEW_TIMES_A_MONTH: {
    VERY_OUT_OF_BREATH: 0.05,
    SLIGHTLY_WINDED: 0.1,
    I_AM_OKAY_AFTER_ONE_FLIGHT: 0.1,
    I_CAN_HANDLE_A_FEW_FLIGHTS: 0.1,
  },
  SEVERAL_TIMES_A_WEEK: {
    VERY_OUT_OF_BREATH: 0.15,
    SLIGHTLY_WINDED: 0.2,
    I_AM_OKAY_AFTER_ONE_FLIGHT: 0.25,
    I_CAN_HANDLE_A_FEW_FLIGHTS: 0.3,
  },
  EVERY_DAY: {
    VERY_OUT_OF_BREATH: 0.2,
    SLIGHTLY_WINDED: 0.3,
    I_AM_OKAY_AFTER_ONE_FLIGHT: 0.35,
    I_CAN_HANDLE_A_FEW_FLIGHTS: 0.4,
  },
} as const satisfies Record<Choice<'oftenExercise'>, Record<Choice<'feelAfterTakingStairs'>, number>>

/**
 * Physical activity level, 1.40 to 2.00: total over resting energy. It is 1.50 if the answer on the day, the exercise
 * or the stairs is missing. More activity in one answer never lowers it.
 */
export function physicalActivity(answers: ActivityAnswers): ActivityLevel {
  const { typicalDay, workScheduleLike, oftenExercise, feelAfterTakingStairs } = answers
  if (typicalDay === undefined || oftenExercise === undefined || feelAfterTakingStairs === undefined) {
    return activityLevel(UNKNOWN)
  }
  const atHome = workScheduleLike === 'IM_RETIRED_NOT_WORKING_RIGHT_NOW'
  const working = atHome ? Math.min(work[typicalDay], MOST_WORK_AT_HOME) : work[typicalDay]
  const level = LEAST + working + leisure[oftenExercise][feelAfterTakingStairs]
  return activityLevel(Math.round(level * 100) / 100)
}
