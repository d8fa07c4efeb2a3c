import type { Product } from '#domain/api/products.ts'

/** What the rest of the app tells measurement, and what it may know of it. */
export type Measurement = {
  /** The random id under which this page measures. */
  readonly visitorId: string
  /** A purchase is sent. The same attempt again says nothing new. */
  readonly paymentStarted: (plan: Product, attempt: string) => void
  /** The visitor takes a yes back: services of others get nothing more, not even what already waits. */
  readonly stopSharing: () => void
}

let running: Measurement | null = null

/** The measurement of this page; null before it has started and where it is switched off. */
export const runningMeasurement = (): Measurement | null => running

export const setRunningMeasurement = (measurement: Measurement | null): void => {
  running = measurement
}
