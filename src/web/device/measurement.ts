import type { Product } from '#domain/api/products.ts'

/** The interface between measurement and the rest of the app. */
export type Measurement = {
  /** The random id under which this page measures. */
  readonly visitorId: string
  /** Reports that a purchase is being sent. A repeated attempt is ignored. */
  readonly paymentStarted: (plan: Product, attempt: string) => void
  /** Call when the visitor withdraws consent: third-party services get nothing more, not even what is already queued. */
  readonly stopSharing: () => void
}

let running: Measurement | null = null

/** The measurement of this page; null before it has started and if it is switched off. */
export const runningMeasurement = (): Measurement | null => running

export const setRunningMeasurement = (measurement: Measurement | null): void => {
  running = measurement
}
