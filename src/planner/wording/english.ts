import type { Doneness, Heat, LineGroup } from '#planner/recipe.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A whole number from 0 to 99 in words, others in digits. */
export function numberInWords(number: number): string {
  const small = ones[number]
  if (small !== undefined) return small
  const ten = tens[Math.floor(number / 10)]
  if (ten === undefined || !Number.isInteger(number)) return String(number)
  return number % 10 === 0 ? ten : `${ten}-${ones[number % 10]}`
}

const partsOfHour: Readonly<Record<number, string>> = {
  0.5: 'half a minute',
  1: 'a minute',
  1.5: 'a minute and a half',
  15: 'a quarter of an hour',
  30: 'half an hour',
  45: 'three quarters of an hour',
  60: 'an hour',
}

/** A span of time as a cook says it: "six minutes", "a quarter of an hour", "six to seven minutes". */
export function minutesInWords(least: number, most = least): string {
  if (most > least) return `${numberInWords(least)} to ${numberInWords(most)} minutes`
  const named = partsOfHour[least]
  if (named !== undefined) return named
  return Number.isInteger(least)
    ? `${numberInWords(least)} minutes`
    : `${numberInWords(Math.floor(least))} and a half minutes`
}

export const secondsInWords = (seconds: number): string => `${numberInWords(seconds)} seconds`

const parts: Readonly<Record<number, string>> = { 3: 'third', 4: 'quarter', 5: 'fifth' }

/** A share in words: half, a third, three quarters. */
export function shareInWords(part: number, of: number): string {
  if (part === 1 && of === 2) return 'half'
  const name = parts[of] ?? `${of}th`
  return part === 1 ? `a ${name}` : `${numberInWords(part)} ${name}s`
}

/** A noun with its indefinite article. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const groupWords: Readonly<Record<LineGroup, string>> = {
  DIP: 'Dip',
  DRESSING: 'Dressing',
  GLAZE: 'Glaze',
  MARINADE: 'Marinade',
  PEANUT_SAUCE: 'Peanut sauce',
  REMOULADE: 'Rémoulade',
  RICE: 'Rice',
  SAUCE: 'Sauce',
  TERIYAKI: 'Teriyaki',
}

const heatWords: Readonly<Record<Heat, string>> = {
  LOW: 'Low heat',
  MEDIUM: 'Medium heat',
  MEDIUM_HIGH: 'Medium-high heat',
  HIGH: 'High heat',
  SIMMER: 'Gentle simmer',
  BOIL: 'Rolling boil',
}

/** How hot the hob is, and for how many minutes; null if the step has said those. */
export const heatSentence = (heat: Heat, minutes: number | null): string =>
  minutes === null ? `${heatWords[heat]}.` : `${heatWords[heat]}, about ${minutesInWords(minutes)}.`

/** Where the thermometer goes. */
export const coreSentences: Readonly<Record<Exclude<Doneness, 'LOOK'>, string>> = {
  THICKEST: 'A thermometer in the thickest part reads at least {core}.',
  PIECE: 'A thermometer pushed lengthways into the thickest piece reads at least {core}.',
  HEAP: 'Push the meat into a heap: a thermometer in its middle reads at least {core}.',
}

/**
 * FSA: everyone may eat eggs with the British Lion soft; people for whom salmonella is a danger should not eat others
 * soft.
 */
export const softEggsSentence =
  'For small children, in pregnancy and for anybody frail cook the eggs firm, unless they are pasteurised or bear the British Lion.'

export const leftOut = (food: string): string => `Leave out the ${food}.`
