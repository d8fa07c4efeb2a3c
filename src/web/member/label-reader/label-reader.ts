import type { Order, Report } from './reading/messages.ts'

export type LabelReader = {
  /** Reads a picture and passes on every report; the last one is `read` or `failed`. */
  readonly read: (order: Order, onReport: (report: Report) => void) => void
  /** Ends the worker at once, even while it is reading. */
  readonly close: () => void
}

/** A reader in a worker of its own. Its models are fetched with the first picture and stay in the worker. */
export function openLabelReader(): LabelReader {
  const worker = new Worker(new URL('./worker/label-worker.ts', import.meta.url), { type: 'module' })
  let report: (report: Report) => void = () => undefined
  worker.addEventListener('message', ({ data }: MessageEvent<Report>) => report(data))
  // Its script could not be loaded.
  worker.addEventListener('error', () => report({ kind: 'failed', why: 'not loaded' }))
  return {
    read: (order, onReport) => {
      report = onReport
      worker.postMessage(order)
    },
    close: () => {
      report = () => undefined
      worker.terminate()
    },
  }
}
