import type { Language } from '#domain/usage.ts'

export const planKeys = ['1-WEEK', '1-MONTH', '3-MONTH'] as const
export type PlanKey = (typeof planKeys)[number]

/** Label and length of each plan. Access and billing go by the length in days. */
export const plans = {
  '1-WEEK': { label: '1-Week Trial', days: 7 },
  '1-MONTH': { label: '4-Week Plan', days: 30 },
  '3-MONTH': { label: '12-Week Plan', days: 90 },
} as const satisfies Record<PlanKey, { label: string; days: number }>

/** What the plans are called in Spanish. */
const spanishLabels: Readonly<Record<string, string>> = {
  '1-Week Trial': 'Prueba de 1 semana',
  '4-Week Plan': 'Plan de 4 semanas',
  '12-Week Plan': 'Plan de 12 semanas',
} satisfies Record<(typeof plans)[PlanKey]['label'], string>

/** The name of a plan in the language of its reader; one that the operator has given it stays as it is. */
export const planNameIn = (language: Language, name: string): string =>
  language === 'es' ? (spanishLabels[name] ?? name) : name

/**
 * The name of a plan for a period of `days` days. It keeps its own name for its own length, and for a length that no
 * plan has; a trial week that renews every 30 days is called 4-Week Plan from then on.
 */
export function planNameFor(own: { readonly key: PlanKey; readonly name: string }, days: number): string {
  if (plans[own.key].days === days) return own.name
  const key = planKeys.find((each) => plans[each].days === days)
  return key === undefined ? own.name : plans[key].label
}

export const paymentMethods = ['CREDIT_CARD', 'FAST_PAYMENTS'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const wallets = ['Apple Pay', 'Google Pay'] as const
export type Wallet = (typeof wallets)[number]
