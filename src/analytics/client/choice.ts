import { isRecord } from '#analytics/events/read-properties.ts'

/** A visitor's choice about third-party services. */
export type Choice = {
  readonly analytics: boolean
  readonly replay: boolean
  readonly ads: boolean
  /** Version of the wording that was shown. */
  readonly words: number
}

/**
 * Consent or refusal. If the browser sends Global Privacy Control (`gpc`), advertising and recording stay off even with
 * consent.
 */
export const choiceOf = (isYes: boolean, gpc: boolean, words: number): Choice => ({
  analytics: isYes,
  replay: isYes && !gpc,
  ads: isYes && !gpc,
  words,
})

/** Parses a stored choice. Null if there is none, if it is broken, or if it was made under another wording. */
export function parseChoice(text: string | null, words: number): Choice | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(parsed) || parsed['words'] !== words) return null
    return {
      analytics: parsed['analytics'] === true,
      replay: parsed['replay'] === true,
      ads: parsed['ads'] === true,
      words,
    }
  } catch {
    return null
  }
}

/**
 * The choice as it applies under Global Privacy Control, which the browser may have turned on after consent was given.
 */
export const underGpc = (choice: Choice, gpc: boolean): Choice =>
  gpc ? { ...choice, replay: false, ads: false } : choice
