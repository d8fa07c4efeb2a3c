import type { CohortSplit, CohortUnit } from '#domain/cohort-choices.ts'

/** The texts about cohorts. */
export const cohortWords = {
  title: 'Customers by their first payment',
  unit: 'Grouped by',
  units: { week: 'Week', month: 'Month' } satisfies Record<CohortUnit, string>,
  split: 'Split by',
  whole: 'Not split',
  splits: {
    plan: 'Plan',
    price: 'Price',
    country: 'Country',
    source: 'Source',
    campaign: 'Campaign',
  } satisfies Record<CohortSplit, string>,
  visits:
    'By the visit that led to the purchase. Customers whose visit is not known, or was forgotten, are in a row called unknown.',
  begins: { week: 'Week of', month: 'Month of' } satisfies Record<CohortUnit, string>,
  customers: 'Customers',
  currency: 'Currency',
  after: {
    week: (count: number): string => `After ${count} weeks`,
    month: (count: number): string => `After ${count} months`,
  } satisfies Record<CohortUnit, (count: number) => string>,
  stays: 'Who stays',
  staysAbout: {
    week: 'The share with paid access by the number of weeks after the first payment. A week is filled in once the newest customer of the cohort has reached it.',
    month:
      'The share with paid access by the number of months after the first payment. A month is filled in once the newest customer of the cohort has reached it.',
  } satisfies Record<CohortUnit, string>,
  staysCaption: 'Customers with paid access',
  paid: 'What a customer paid by then',
  paidAbout: 'All charges so far, less refunds and disputes, divided by the customers of the cohort.',
  paidCaption: 'Revenue by customer',
  empty: 'No first payment in this period.',
} as const
