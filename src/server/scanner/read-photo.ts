import { Problem } from '#domain/problem.ts'
import { createCircuitBreaker } from '#server/platform/concurrency/circuit-breaker.ts'
import { createSlots } from '#server/platform/concurrency/slots.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Services } from '#server/services.ts'
import type { FoodVision, SeenPlate } from './food-vision.ts'
import { VisionFailure } from './food-vision.ts'
import { createOpenAiVision } from './openai-vision.ts'
import { keepAnswer, keptAnswer, photoHash } from './photo-answers.ts'
import { photoKind } from './photo-kind.ts'
import { giveBack, photosLeft, spendBudget, takePhoto } from './photo-quota.ts'
import { preparePhoto } from './prepare-photo.ts'
import { noteAnswer, noteFailure } from './vision-health.ts'

/** Photos that a process decodes at once, and photos that may wait for it; each is at most 2 MB. */
const DECODED_AT_ONCE = 2
const DECODES_WAITING = 8
/** Requests to the endpoint at once, and requests that may wait for their turn. */
const ASKED_AT_ONCE = 4
const ASKS_WAITING = 8
/** Failures in a row after which the endpoint is not called for `PAUSE_MS`. */
const FAILURES = 5
const PAUSE_MS = 60_000

/** The endpoint was not called at all. */
class EndpointPaused extends VisionFailure {}

type PhotoServices = Pick<Services, 'db' | 'keys' | 'now' | 'config'>

/** The plate on a photo, and how many photos the member can still send today. */
export type ReadPhoto = { readonly seen: SeenPlate; readonly left: number }

export type PhotoReader = {
  /** @throws Problem with a sentence for the member, whatever is wrong with the photo or the endpoint */
  readonly read: (leadId: string, photo: Uint8Array, log: Pick<Log, 'warn'>) => Promise<ReadPhoto>
}

/** The vision endpoint of this installation; null if none is set. */
export function visionOf({ config }: Pick<Services, 'config'>): FoodVision | null {
  const { visionUrl, visionModel, visionKey, visionTimeout } = config
  if (visionUrl === null || visionModel === null) return null
  const url = visionUrl.replace(/\/+$/, '')
  return createOpenAiVision({ url, key: visionKey, model: visionModel, timeoutMs: visionTimeout * 1000 })
}

/** Reads photos with a vision endpoint, within the limits of the installation. The photos themselves are not stored. */
export function createPhotoReader(services: PhotoServices, vision: FoodVision): PhotoReader {
  const refuse = () => new Problem('PHOTO_BUSY')
  const decoding = createSlots({ atOnce: DECODED_AT_ONCE, waiting: DECODES_WAITING, refuse })
  const slots = createSlots({ atOnce: ASKED_AT_ONCE, waiting: ASKS_WAITING, refuse })
  const breaker = createCircuitBreaker({
    failures: FAILURES,
    pauseMs: PAUSE_MS,
    now: services.now,
    refuse: () => new EndpointPaused('the endpoint is not called for a while after several failures'),
  })

  async function ask(photo: Uint8Array, log: Pick<Log, 'warn'>): Promise<SeenPlate> {
    const jpeg = await decoding.run(() => preparePhoto(photo))
    try {
      // No budget is spent on a photo that is not sent because it is unreadable or the endpoint is not being called.
      const identify = async () => ((await spendBudget(services)) ? vision.identify(jpeg) : null)
      const seen = await slots.run(() => breaker.run(identify))
      if (seen === null) throw new Problem('PHOTO_BUDGET_SPENT')
      await noteAnswer(services)
      return seen
    } catch (error) {
      if (!(error instanceof VisionFailure)) throw error
      if (!(error instanceof EndpointPaused)) await noteFailure(services, error.message, breaker.openUntil())
      log.warn({ reason: error.message }, 'a photo was not recognised')
      throw new Problem('PHOTO_NOT_RECOGNISED')
    }
  }

  return {
    read: async (leadId, photo, log) => {
      if (photoKind(photo) === null) throw new Problem('PHOTO_UNREADABLE')
      const hash = photoHash(services, vision.model, photo)
      const kept = await keptAnswer(services, hash)
      if (kept !== null) return { seen: kept, left: await photosLeft(services, leadId) }
      const left = await takePhoto(services, leadId)
      try {
        const seen = await ask(photo, log)
        await keepAnswer(services, hash, seen)
        return { seen, left }
      } catch (error) {
        await giveBack(services, leadId)
        throw error
      }
    },
  }
}
