import { taxNote } from '#domain/billing/tax.ts'

/** The texts around the plans on offer. */
export const planWords = {
  title: 'Choose your plan',
  lead: 'What you pay now, and what comes later.',
  legend: 'Plans',
  /** Beside a price: "for 7 days". */
  forDays: (days: string): string => `for ${days}`,
  dueToday: 'due today',
  loading: 'Fetching the prices…',
  failed: 'We couldn’t fetch the prices. Nothing was lost. Please try again.',
  none: 'No plan is on offer just now. Your answers and your forecast stay where they are.',
  retry: 'Try again',
  /** "Renews every 30 days at $29.99, until you cancel": every period costs the same. */
  renews: (days: string, price: string): string => `Renews every ${days} at ${price}, until you cancel`,
  /** "Then $29.99 every 30 days, until you cancel": the first period costs less. */
  thenRenews: (days: string, price: string): string => `Then ${price} every ${days}, until you cancel`,
} as const

/** The texts of the table of amounts. What the law requires beside the pay button comes word for word from the domain. */
export const summaryWords = {
  title: 'What you pay',
  today: `Due today${taxNote()}`,
  list: 'Price',
  code: (code: string): string => `Code ${code}`,
  next: 'Next payment',
  /** What is paid today: the plan, for how long, until which day. */
  paidFor: (plan: string, days: string, until: string): string => `${plan}, ${days}, until ${until}`,
  /** When the next payment is due, and how often after that. */
  renewsOn: (day: string, days: string): string => `on ${day}, then every ${days}`,
  cancel: 'My subscription: cancel here, in two clicks',
} as const
