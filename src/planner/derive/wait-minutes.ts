import type { Step } from '#planner/recipe.ts'

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  'twenty-two': 22,
  'twenty-five': 25,
  thirty: 30,
  'thirty-five': 35,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
}
const NUMBER = `(?:\\d+|${Object.keys(words)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`

/** "eight minutes", "8 to 10 minutes", "two and a half minutes", "four unhurried minutes", "a full minute", "an hour". */
const DURATION = new RegExp(
  `\\b(${NUMBER})(?:(?:\\s+(?:to|or)\\s+|[-–])${NUMBER})?(\\s+and\\s+a\\s+half)?(?:\\s+(?:full|unhurried|more|whole|good))?\\s+(minutes?|hours?)\\b`,
  'gi',
)
const PART_OF_HOUR = /\b(half an hour|(?:a )?quarter of an hour|three quarters of an hour)\b/gi
/** Text after a duration that is meant for each of two sides. */
const EACH_SIDE = /^[^.;:]{0,14}\b(?:each|a|per|either)\s+side\b|^\s+on\s+each\b/i
/** Text before a duration that names a moment, not a wait: "for the last two minutes". */
const MOMENT = /\b(?:last|final|first|every|within|under|half|better after)\s+$/i
/**
 * Text after a duration that is relative to something else: "ten minutes longer", "two minutes less", "a minute later".
 */
const RELATIVE = /^\s+(?:longer|less|short|later|before|from|after|old)\b/i

const HALF_MORE = /^\s+and a half\b/i
/** Shorter waits, in minutes, get no timer. */
const LEAST = 2

const partsOfHour: Readonly<Record<string, number>> = {
  'half an hour': 30,
  'a quarter of an hour': 15,
  'quarter of an hour': 15,
  'three quarters of an hour': 45,
}

/**
 * Minutes that the text of a step says to wait: the longest wait it names, with the shorter end of a range and both
 * sides added up. Null if it names none. Waits longer than `most`, the minutes of the dish, are optional and ignored.
 * The text itself is read, so that the timer never contradicts the step.
 */
export function waitMinutes(text: string, most: number): number | null {
  const plain = text.replaceAll(PART_OF_HOUR, (part) => `${partsOfHour[part.toLowerCase()] ?? 0} minutes`)
  const waits = [...plain.matchAll(DURATION)].flatMap((match) => {
    const [found, figure = '', half, unit = ''] = match
    const before = plain.slice(0, match.index)
    const after = plain.slice(match.index + found.length)
    // Timers count whole minutes.
    if (half !== undefined || HALF_MORE.test(after) || MOMENT.test(before) || RELATIVE.test(after)) return []
    const minutes = (words[figure.toLowerCase()] ?? Number(figure)) * (unit.toLowerCase().startsWith('hour') ? 60 : 1)
    const wait = EACH_SIDE.test(after) ? 2 * minutes : minutes
    return wait < LEAST || wait > most ? [] : [wait]
  })
  return waits.length === 0 ? null : Math.max(...waits)
}

/**
 * Minutes for the timer of a step: those named in its text, so that the timer never contradicts it; otherwise the
 * minutes of a waiting step. Null if there is nothing to wait for.
 */
export function stepClock(step: Pick<Step, 'waits' | 'minutes'>, text: string, most: number): number | null {
  return waitMinutes(text, most) ?? (step.waits === true ? (step.minutes ?? null) : null)
}
