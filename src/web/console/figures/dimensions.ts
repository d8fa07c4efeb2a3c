import { type Dimension, dimensions } from '#analytics/funnel/traits.ts'

export const dimensionNames = {
  source: 'Source',
  country: 'Country',
  platform: 'Platform or in-app browser',
  language: 'Language',
  variant: 'Variant',
} as const satisfies Record<Dimension, string>

export const isDimension = (name: string): name is Dimension => dimensions.some((each) => each === name)
