import { isRecord } from '#analytics/events/read-properties.ts'

/** What a visitor chose about services of others. */
export type Choice = {
  readonly analytics: boolean
  readonly replay: boolean
  readonly ads: boolean
  /** Version of the words that were shown. */
  readonly words: number
}

/** A yes or a no. A browser that asks not to be sold or shared keeps advertising and recording off whatever is pressed. */
export const choiceOf = (isYes: boolean, gpc: boolean, words: number): Choice => ({
  analytics: isYes,
  replay: isYes && !gpc,
  ads: isYes && !gpc,
  words,
})

/** A stored choice; null where there is none, where it is broken, and where it was made under other words. */
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

/** The choice while a browser asks not to be sold or shared: it may have begun to ask after the yes. */
export const underGpc = (choice: Choice, gpc: boolean): Choice =>
  gpc ? { ...choice, replay: false, ads: false } : choice
