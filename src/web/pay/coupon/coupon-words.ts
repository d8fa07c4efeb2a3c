import { problems } from '#domain/problems.ts'
import { fullDayText } from '#web/words/dates.ts'

/** The texts about a code for a lower first price. An end date is shown only if the code really has one. */
export const couponWords = {
  open: 'I have a code',
  label: 'Code',
  give: 'Apply',
  drop: 'Remove',
  held: 'is applied.',
  heldUntil: (endsAt: string): string => `is applied. It’s valid until ${fullDayText(endsAt)}.`,
  misspelt: 'A code has letters, numbers and hyphens only. Please check it again.',
} as const

/** The message for each state of a code. */
export const couponStatusWords = {
  none: '',
  held: '',
  asking: 'One moment…',
  useless: 'This code doesn’t lower the price of this plan, so we left it out.',
  refused: 'This code doesn’t work for this plan, or has expired. It may work for another plan. Nothing else changes.',
  not_first: problems.COUPON_FIRST_PLAN.say,
  unreachable: 'We couldn’t check this code just now. Please try it again in a moment.',
} as const
