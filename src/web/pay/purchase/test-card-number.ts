import { type SandboxScenario, sandboxScenarios, scenarioNames } from '#domain/billing/sandbox-cards.ts'

/** The meaning of a typed card number. Only listed test numbers have one; any other number never leaves the page. */
export type CardReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'listed'; readonly scenario: SandboxScenario }
  | { readonly kind: 'unlisted' }

/** The digits of a text without the spaces and hyphens with which people copy a card number. */
const digitsOf = (text: string): string => text.replace(/[\s-]/g, '')

export function readCardNumber(typed: string): CardReading {
  const digits = digitsOf(typed)
  if (digits === '') return { kind: 'empty' }
  const scenario = scenarioNames.find((name) => digitsOf(sandboxScenarios[name]) === digits)
  return scenario === undefined ? { kind: 'unlisted' } : { kind: 'listed', scenario }
}
