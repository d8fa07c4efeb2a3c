import type { StripeExpressCheckoutElementClickEvent } from '@stripe/stripe-js'
import { consentText, type Terms } from '#domain/billing/disclosure.ts'
import { plusDays } from '#domain/time.ts'
import { readerLanguage } from '#web/words/reader-language.ts'

type Sheet = NonNullable<NonNullable<Parameters<StripeExpressCheckoutElementClickEvent['resolve']>[0]>['applePay']>
type RecurringTerms = NonNullable<Sheet['recurringPaymentRequest']>

/** The terms for Apple Pay's own sheet: what is due today, what is due later, and where to cancel. */
export function applePayTerms(terms: Terms, manageUrl: string, now: Date): RecurringTerms {
  const { name, first, firstDays, renewal, renewalDays } = terms
  const isSame = first.minor === renewal.minor && firstDays === renewalDays
  const next = plusDays(now, firstDays)
  return {
    paymentDescription: name,
    managementURL: manageUrl,
    billingAgreement: consentText(terms, readerLanguage),
    regularBilling: {
      label: name,
      amount: renewal.minor,
      recurringPaymentIntervalUnit: 'day',
      recurringPaymentIntervalCount: renewalDays,
      ...(isSame ? {} : { recurringPaymentStartDate: next }),
    },
    ...(isSame
      ? {}
      : {
          trialBilling: {
            label: `${name}, first ${firstDays} days`,
            amount: first.minor,
            recurringPaymentStartDate: now,
            recurringPaymentEndDate: next,
            recurringPaymentIntervalUnit: 'day' as const,
            recurringPaymentIntervalCount: firstDays,
          },
        }),
  }
}
