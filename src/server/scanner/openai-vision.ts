import { setTimeout as pause } from 'node:timers/promises'
import { type FoodVision, type SeenFood, VisionFailure } from './food-vision.ts'
import { foodsInReply } from './vision-answer.ts'
import { LAST_WAY, visionRequest } from './vision-request.ts'

export type VisionEndpoint = {
  /** Where `chat/completions` lies below, without a final slash. */
  readonly url: string
  readonly key: string | null
  readonly model: string
  readonly timeoutMs: number
}

/** More than an answer has, bytes. */
const MOST_BYTES = 256 * 1024
/** Waited before the one retry where the endpoint names no time, and at most, ms. */
const USUAL_WAIT = 500
const LONGEST_WAIT = 10_000

type Attempt =
  | { readonly kind: 'seen'; readonly foods: readonly SeenFood[] }
  /** The endpoint does not take a request of this form. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unusable' }
  | { readonly kind: 'later'; readonly waitMs: number }

/** What `Retry-After` says in whole seconds, ms; the usual wait where it says nothing. */
function waitOf(headers: Headers): number {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? USUAL_WAIT : seconds * 1000
}

/** The text of a reply; null where it is longer than an answer can be. */
async function textOf(reply: Response): Promise<string | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Every server that speaks `chat/completions` with pictures: hosted ones, Ollama, vLLM, LM Studio, llama.cpp. */
export function createOpenAiVision({ url, key, model, timeoutMs }: VisionEndpoint): FoodVision {
  // What the endpoint does not take it is not asked for again.
  let knownWay = 0

  async function attempt(jpeg: Uint8Array, way: number, signal: AbortSignal): Promise<Attempt> {
    const reply = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: visionRequest(model, jpeg, way),
      redirect: 'error',
      signal,
    })
    if (reply.ok) {
      const text = await textOf(reply)
      const foods = text === null ? null : foodsInReply(text)
      return foods === null ? { kind: 'unusable' } : { kind: 'seen', foods }
    }
    await reply.body?.cancel()
    if (reply.status === 429 || reply.status >= 500) return { kind: 'later', waitMs: waitOf(reply.headers) }
    if (reply.status === 400 || reply.status === 422) return { kind: 'refused' }
    throw new VisionFailure(`the endpoint answered ${reply.status}`)
  }

  async function identify(jpeg: Uint8Array, signal: AbortSignal): Promise<readonly SeenFood[]> {
    let way = knownWay
    let isRetried = false
    for (;;) {
      const outcome = await attempt(jpeg, way, signal)
      if (outcome.kind === 'seen') {
        knownWay = Math.max(knownWay, way)
        return outcome.foods
      }
      if (outcome.kind === 'refused') {
        if (way === LAST_WAY) throw new VisionFailure('the endpoint takes no request of ours')
        way += 1
      } else {
        if (isRetried) throw new VisionFailure(`no usable answer twice, last ${outcome.kind}`)
        isRetried = true
        if (outcome.kind === 'later') {
          if (outcome.waitMs > LONGEST_WAIT) throw new VisionFailure('the endpoint asks to wait too long')
          await pause(outcome.waitMs, undefined, { signal })
        }
      }
    }
  }

  return {
    model,
    identify: async (jpeg) => {
      try {
        return await identify(jpeg, AbortSignal.timeout(timeoutMs))
      } catch (error) {
        if (error instanceof VisionFailure) throw error
        throw new VisionFailure('the endpoint could not be reached in time', { cause: error })
      }
    },
  }
}
