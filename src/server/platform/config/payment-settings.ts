import { type FraudRule, fraudRuleFrom } from '#domain/billing/fraud-warnings.ts'
import { providerNames } from '#domain/billing/providers.ts'
import { type JoiningTerms, joiningTerms } from '#domain/household/joining-terms.ts'
import { oneOf } from './parsers.ts'
import { setting } from './setting.ts'

const realProviders = providerNames.filter((name) => name !== 'sandbox')

/**
 * Provider names separated by commas, in the order of `providerNames`; undefined if the sandbox is named with others.
 */
function chosenProviders(text: string): string | undefined {
  const named = text.replaceAll(' ', '').split(',')
  const known = providerNames.filter((name) => named.includes(name))
  if (known.length !== named.length || (known.includes('sandbox') && known.length > 1)) return undefined
  return known.join(',')
}

/** The general payment settings. Those of one provider are in its own folder. */
export const paymentSettings = {
  householdJoining: setting<JoiningTerms>({
    name: 'HOUSEHOLD_JOINING',
    fallback: 'free',
    shownDefault: 'free',
    about:
      'What it costs to join the household of somebody who has a plan: free, as long as that plan lasts, or own-plan, the price of a plan of one’s own.',
    expects: '"free" or "own-plan"',
    parse: oneOf(...joiningTerms),
  }),
  fraudRule: setting<FraudRule>({
    name: 'FRAUD_WARNINGS',
    fallback: { kind: 'note' },
    shownDefault: 'note',
    about:
      'What happens to a payment that a card issuer reports as fraud before it is disputed: it is refunded by itself, up to an amount if one is given, or only noted on the page Disputes.',
    expects: '"note", "refund", or an amount as in "refund up to 30.00 USD"',
    parse: fraudRuleFrom,
  }),
  paymentsProvider: setting({
    name: 'PAYMENTS_PROVIDER',
    fallback: 'sandbox',
    shownDefault: 'sandbox',
    about: 'Payment provider, or several separated by commas. The sandbox takes test cards and moves no money.',
    expects: `"sandbox", or one or more of ${realProviders.map((name) => `"${name}"`).join(', ')} separated by commas`,
    parse: chosenProviders,
  }),
  paymentsEnv: setting<'test' | 'live'>({
    name: 'PAYMENTS_ENV',
    fallback: 'test',
    shownDefault: 'test',
    about: 'Which set of products is sold. The sandbox refuses to run with live.',
    expects: '"test" or "live"',
    parse: oneOf('test', 'live'),
  }),
} as const
