/** Problems with the addresses that programs of a member use: for weights that come by themselves, and for calendars. */
export const addressProblems = {
  WEIGHT_ADDRESS_UNKNOWN: {
    status: 404,
    say: 'This address for weights doesn’t exist, or was ended. Make a new one on the weight page.',
  },
  CALENDAR_UNKNOWN: {
    status: 404,
    say: 'This calendar address doesn’t exist, or was ended. Make a new one in your settings.',
  },
  WEIGHT_NUMBER_INVALID: { status: 422, say: 'Send the weight as a number, such as 84.1.' },
  WEIGHT_UNIT_NEEDED: { status: 422, say: 'Say which unit the weight is in: kg, lb or st.' },
  WEIGHT_UNIT_DOUBTFUL: {
    status: 422,
    say: 'This weight fits the others only in another unit. Please check the unit that is sent.',
  },
  WEIGHT_TIME_INVALID: {
    status: 422,
    say: 'Send the time as 2026-11-21T07:12:00+01:00 or the day as 2026-11-21, not in the future, or leave it out.',
  },
  WEIGHT_UNLIKELY: {
    status: 422,
    say: 'This is too far from this person’s weights. Check the number and unit, or type it on the weight page.',
  },
} as const
