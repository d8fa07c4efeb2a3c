import { problems } from '#domain/problems.ts'

/** The texts around the consent. */
export const checkoutWords = {
  consentMissing: problems.CONSENT_MISSING.say,
  freeAtPaypal: 'PayPal can’t start a plan that costs nothing today. To pay with PayPal, please remove the code.',
  small: {
    before: 'By paying you accept our',
    terms: 'Terms of Service',
    refunds: 'Refund Policy',
    privacy: 'Privacy',
  },
  forecast: 'See my forecast again',
} as const
