export const planKeys = ['1-WEEK', '1-MONTH', '3-MONTH'] as const
export type PlanKey = (typeof planKeys)[number]

/** Label and length of each plan. The length in days is what is granted and billed. */
export const plans = {
  '1-WEEK': { label: '1-Week Trial', days: 7 },
  '1-MONTH': { label: '4-Week Plan', days: 30 },
  '3-MONTH': { label: '12-Week Plan', days: 90 },
} as const satisfies Record<PlanKey, { label: string; days: number }>

export const paymentMethods = ['CREDIT_CARD', 'FAST_PAYMENTS'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const wallets = ['Apple Pay', 'Google Pay'] as const
export type Wallet = (typeof wallets)[number]
