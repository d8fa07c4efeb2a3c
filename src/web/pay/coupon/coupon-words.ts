import { problems } from '#domain/problems.ts'
import { fullDayText } from '#web/words/dates.ts'

/** Words about a code for a lower first price. The end that is named is the true one, or none is. */
export const couponWords = {
  open: 'I have a code',
  label: 'Code',
  give: 'Use it',
  drop: 'Leave it out',
  held: (endsAt: string | null): string =>
    endsAt === null ? 'is used.' : `is used. It holds until ${fullDayText(endsAt)}.`,
  misspelt: 'A code has letters, numbers and hyphens only. Please look at it once more.',
} as const

/** What became of a code, by what is known of it. */
export const couponStatusWords = {
  none: '',
  held: '',
  asking: 'One moment…',
  useless: 'This code does not make this plan cheaper, so it is left out.',
  refused: 'This code does not work for this plan, or is over. Another plan may suit it; nothing else changes.',
  not_first: problems.COUPON_FIRST_PLAN.say,
  unreachable: 'We could not ask about this code just now. Please try it again in a moment.',
} as const
