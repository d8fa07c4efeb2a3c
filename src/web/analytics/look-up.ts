import { routes } from '#domain/api/routes.ts'
import { DeviceReply, GeoReply } from '#domain/api/visitor.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'

const parseDevice = parserOf(DeviceReply)
const parsePlace = parserOf(GeoReply)

/** Longest time that the first event waits for the two look-ups, ms. */
const WAIT_MS = 3_000

const within = <T>(work: Promise<T | null>): Promise<T | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT_MS))])

async function lookUp<T>(address: string, parse: (reply: unknown) => T | null): Promise<T | null> {
  const outcome = await request(address, parse)
  return outcome.kind === 'ok' ? outcome.value : null
}

/** Device and place as the server sees them; each is null if it cannot be looked up in time. */
export async function lookUpVisitor(): Promise<{ device: DeviceReply | null; place: GeoReply | null }> {
  const [device, place] = await Promise.all([
    within(lookUp(routes.device, parseDevice)),
    within(lookUp(routes.geo, parsePlace)),
  ])
  return { device, place }
}
