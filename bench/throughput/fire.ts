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
  /** Either a list that every connection goes through in turns, or what makes each request anew. */
  readonly shots: readonly Shot[] | (() => Shot)
  readonly seconds: number
}

/** How many requests were answered in a second, and the time in ms within which all but the slowest hundredth were. */
export type Timed = { readonly perSecond: number; readonly p99: number }

/** Sends requests without a pause and returns how many were answered in a second. @throws Error if any was not */
export const fire = async (order: Fire): Promise<number> => (await fireTimed(order)).perSecond

/** The same, with how long answers took. @throws Error if any request was not answered well */
export async function fireTimed({ url, connections, shots, seconds }: Fire): Promise<Timed> {
  const requests = typeof shots === 'function' ? [{ setupRequest: (shot: Shot) => ({ ...shot, ...shots() }) }] : shots
  const result = await autocannon({ url, connections, duration: seconds, requests })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${failed + result['2xx']} requests to ${url} were not answered well.`)
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 }
}
