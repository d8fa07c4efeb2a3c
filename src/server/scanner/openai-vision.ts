import { setTimeout as pause } from 'node:timers/promises'
import { type FoodVision, type SeenPlate, VisionFailure } from './food-vision.ts'
import { plateInReply } from './vision-answer.ts'
import { LAST_FORM, visionRequest } from './vision-request.ts'

export type VisionEndpoint = {
  /** The address below which `chat/completions` is, without a final slash. */
  readonly url: string
  readonly key: string | null
  readonly model: string
  readonly timeoutMs: number
}

/** More than an answer takes, bytes. */
const MOST_BYTES = 256 * 1024
/** ms to wait before the one retry if the endpoint names no time, and the longest wait. */
const USUAL_WAIT = 500
const LONGEST_WAIT = 10_000

type Attempt =
  | { readonly kind: 'seen'; readonly plate: SeenPlate }
  /** The endpoint does not accept a request of this form. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'unusable' }
  | { readonly kind: 'later'; readonly waitMs: number }

/** The wait in `Retry-After` (whole seconds), in ms; the usual wait if there is none. */
function waitOf(headers: Headers): number {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? USUAL_WAIT : seconds * 1000
}

/** The text of a reply; null if it is longer than an answer can be. */
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

/**
 * A client for every server with a `chat/completions` interface that accepts pictures: hosted ones, Ollama, vLLM, LM
 * Studio, llama.cpp.
 */
export function createOpenAiVision({ url, key, model, timeoutMs }: VisionEndpoint): FoodVision {
  // Forms that the endpoint does not accept are not tried again.
  let acceptedForm = 0

  async function attempt(jpeg: Uint8Array, form: number, signal: AbortSignal): Promise<Attempt> {
    const reply = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body: visionRequest(model, jpeg, form),
      redirect: 'error',
      signal,
    })
    if (reply.ok) {
      const text = await textOf(reply)
      const plate = text === null ? null : plateInReply(text)
      return plate === null ? { kind: 'unusable' } : { kind: 'seen', plate }
    }
    await reply.body?.cancel()
    if (reply.status === 429 || reply.status >= 500) return { kind: 'later', waitMs: waitOf(reply.headers) }
    if (reply.status === 400 || reply.status === 422) return { kind: 'refused' }
    throw new VisionFailure(`the endpoint answered ${reply.status}`)
  }

  async function identify(jpeg: Uint8Array, signal: AbortSignal): Promise<SeenPlate> {
    let form = acceptedForm
    let isRetried = false
    for (;;) {
      const outcome = await attempt(jpeg, form, signal)
      if (outcome.kind === 'seen') {
        acceptedForm = Math.max(acceptedForm, form)
        return outcome.plate
      }
      if (outcome.kind === 'refused') {
        if (form === LAST_FORM) throw new VisionFailure('the endpoint accepts no form of our requests')
        form += 1
      } else {
        if (isRetried) throw new VisionFailure(`no usable answer twice, last ${outcome.kind}`)
        isRetried = true
        if (outcome.kind === 'later') {
          if (outcome.waitMs > LONGEST_WAIT) throw new VisionFailure('the endpoint asks for too long a wait')
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
