import { type Dimension, dimensions, type FunnelDimension } from '#analytics/funnel/traits.ts'

export const dimensionNames = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  content: 'Content',
  term: 'Term',
  ad: 'Ad',
  click: 'Click id',
  landing: 'Landing page',
  country: 'Country',
  platform: 'Platform or in-app browser',
  device: 'Device',
  app: 'In-app browser',
  language: 'Language',
  plan: 'Plan bought',
  path: 'Path by gender',
  variant: 'Variant',
} as const satisfies Record<Dimension, string>

export const isDimension = (name: string): name is Dimension => dimensions.some((each) => each === name)

/** Whether the funnel can be shown for a single value of the dimension. */
export const hasFunnel = (dimension: Dimension): dimension is FunnelDimension => dimension !== 'path'
