/** Problems with a change of the meals of a week. */
export const mealProblems = {
  GUESTS_TOO_LATE: { status: 409, say: 'This meal was cooked already, so nothing can be added for more guests.' },
  SWAP_IMPOSSIBLE: {
    status: 409,
    say: 'With this dish the day would no longer suit you. Please choose another one.',
  },
  OWN_DISH_UNKNOWN: { status: 404, say: 'This dish isn’t among yours any more.' },
  OWN_DISH_UNFIT: {
    status: 409,
    say: 'This dish can’t be planned. It has a food that can’t be checked, or that somebody who would eat it avoids.',
  },
  MOVE_IMPOSSIBLE: {
    status: 409,
    say: 'These two meals can’t change places. A dish doesn’t belong there, or one of the days would no longer suit you.',
  },
  AWAY_TOO_LITTLE: {
    status: 409,
    say: 'Without this meal the day would have too little, and the other meals can’t make up for it. Say how much you eat elsewhere instead, even if it’s small.',
  },
  MEAL_PAST: { status: 409, say: 'This meal is over, so it stays as it is.' },
  NOTHING_ANEW: {
    status: 409,
    say: 'All meals there are over, locked, cooked or bought for, so there’s nothing to plan anew.',
  },
  ANEW_IMPOSSIBLE: {
    status: 409,
    say: 'We found no other meals that suit you around those that stay. Unlock one, or swap a single dish.',
  },
} as const
