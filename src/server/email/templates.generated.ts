// Collected from the files in `templates` by `npm run docs`; a house test compares.
import { addressChanged } from './templates/address-changed.ts'
import { alreadySubscribed } from './templates/already-subscribed.ts'
import { canceled } from './templates/canceled.ts'
import { ended } from './templates/ended.ts'
import { erased } from './templates/erased.ts'
import { forecast } from './templates/forecast.ts'
import { freeDays } from './templates/free-days.ts'
import { householdPlanEnds } from './templates/household-plan-ends.ts'
import { householdRemoved } from './templates/household-removed.ts'
import { introEnding } from './templates/intro-ending.ts'
import { pause } from './templates/pause.ts'
import { paymentFailed, paymentFailedAgain, paymentFailedLast } from './templates/payment-failed.ts'
import { planChanged, planKept } from './templates/plan-change.ts'
import { priceAgreed, priceChange, priceChangeAgain } from './templates/price-change.ts'
import { receipt } from './templates/receipt.ts'
import { refunded } from './templates/refunded.ts'
import { renewalReminder } from './templates/renewal-reminder.ts'
import { resumed } from './templates/resumed.ts'
import { signIn } from './templates/sign-in.ts'
import { weekEmail } from './templates/week-email.ts'
import { weighInReminder } from './templates/weigh-in-reminder.ts'
import { withdrawn } from './templates/withdrawn.ts'
import { yearly } from './templates/yearly.ts'

/** Every email that the server sends, by its kind. */
export const templates = {
  address_changed: addressChanged,
  already_subscribed: alreadySubscribed,
  canceled,
  ended,
  erased,
  forecast,
  free_days: freeDays,
  household_plan_ends: householdPlanEnds,
  household_removed: householdRemoved,
  intro_ending: introEnding,
  pause,
  payment_failed: paymentFailed,
  payment_failed_again: paymentFailedAgain,
  payment_failed_last: paymentFailedLast,
  plan_changed: planChanged,
  plan_kept: planKept,
  price_agreed: priceAgreed,
  price_change: priceChange,
  price_change_again: priceChangeAgain,
  receipt,
  refunded,
  renewal_reminder: renewalReminder,
  resumed,
  'sign-in': signIn,
  week_email: weekEmail,
  weigh_in_reminder: weighInReminder,
  withdrawn,
  yearly,
} as const
