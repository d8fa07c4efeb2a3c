import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which a code is shown. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Steps by which an authenticator's clock may differ. */
const DRIFT = 1

const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The code of a step (RFC 6238 with SHA-1, which all authenticators support). */
export function oneTimeCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The code that an authenticator shows at a time. */
export const oneTimeCodeAt = (secret: Buffer, now: Date): string => oneTimeCode(secret, stepAt(now))

type EnteredCode = { readonly code: string; readonly now: Date; readonly usedStep: number }

/** The step of a given code, if it is later than the last one used; null if the code is not valid. */
export function stepOfCode(secret: Buffer, { code, now, usedStep }: EnteredCode): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const given = Buffer.from(code)
  const current = stepAt(now)
  let found: number | null = null
  for (let step = current - DRIFT; step <= current + DRIFT; step++) {
    if (timingSafeEqual(given, Buffer.from(oneTimeCode(secret, step))) && step > usedStep) found = step
  }
  return found
}
