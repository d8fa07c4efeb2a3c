import { problems } from '#domain/problems.ts'

/** What stands around the consent. */
export const checkoutWords = {
  consentMissing: problems.CONSENT_MISSING.say,
  small: {
    before: 'By paying you accept our',
    terms: 'Terms of Service',
    refunds: 'Refund Policy',
    privacy: 'Privacy',
  },
  forecast: 'See my forecast again',
} as const
