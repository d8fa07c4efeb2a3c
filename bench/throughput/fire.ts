import autocannon from 'autocannon'

export type Shot = {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

type Fire = {
  readonly url: string
  readonly connections: number
  /** Either a list that the connections cycle through, or a function that creates each request. */
  readonly shots: readonly Shot[] | (() => Shot)
  readonly seconds: number
}

/** Answered requests per second, and the 99th percentile of the response time in ms. */
export type Timed = { readonly perSecond: number; readonly p99: number }

/** Sends requests without a pause and returns how many were answered per second. @throws Error if any was not */
export const fire = async (order: Fire): Promise<number> => (await fireTimed(order)).perSecond

/** The same, with response times. @throws Error if any request failed */
export async function fireTimed({ url, connections, shots, seconds }: Fire): Promise<Timed> {
  const requests = typeof shots === 'function' ? [{ setupRequest: (shot: Shot) => ({ ...shot, ...shots() }) }] : shots
  const result = await autocannon({ url, connections, duration: seconds, requests })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${failed + result['2xx']} requests to ${url} failed.`)
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 }
}
