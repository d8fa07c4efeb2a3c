import { type IngredientLine, ingredientLine } from './ingredient-line.ts'

/** A recipe as it was pasted, before its foods are looked up. */
export type PastedRecipe = {
  /** Empty if the text has none. */
  readonly name: string
  /** Null if the text does not say. */
  readonly servings: number | null
  readonly lines: readonly IngredientLine[]
}

/** Characters of a pasted text that are read. */
export const MOST_PASTED = 20_000
export const MOST_LINES = 40
const NAME_LENGTH = 60

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typesOf = ({ '@type': type }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(type) ? type : [type]

/** The first Recipe of schema.org in a value, however deep; null if there is none. */
function recipeIn(value: unknown, depth = 0): Readonly<Record<string, unknown>> | null {
  if (depth > 6) return null
  if (Array.isArray(value)) return value.map((each) => recipeIn(each, depth + 1)).find((each) => each !== null) ?? null
  if (!isObject(value)) return null
  if (typesOf(value).some((type) => type === 'Recipe' || type === 'https://schema.org/Recipe')) return value
  return recipeIn(Object.values(value), depth + 1)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  deg: '°',
}

const plainText = (text: string): string =>
  text
    .replace(/<[^>]{0,200}>/g, ' ')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w{2,6});/g, (whole, name: string) => entities[name] ?? whole)

/** The first whole number of a yield: "4 servings", 6, ["8", "8 portions"]. */
function servingsOf(given: unknown): number | null {
  const text = Array.isArray(given) ? given.join(' ') : String(given ?? '')
  const count = Number(/\d+/.exec(text)?.[0])
  return count >= 1 && count <= 100 ? count : null
}

const nameOf = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH)

const linesOf = (texts: readonly string[]): readonly IngredientLine[] =>
  texts
    .map((text) => ingredientLine(plainText(text)))
    .filter((line) => line !== null)
    .slice(0, MOST_LINES)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON that is the text, or stands in it between the tags of a script. */
function jsonIn(text: string): unknown {
  const [, script] = /<script[^>]*ld\+json[^>]*>([\s\S]*?)<\/script>/i.exec(text) ?? []
  const inner = (script ?? text).trim()
  return /^[[{]/.test(inner) ? parsed(inner) : undefined
}

function fromSchema(recipe: Readonly<Record<string, unknown>>): PastedRecipe {
  const { name, recipeYield, recipeIngredient, ingredients } = recipe
  const given = recipeIngredient ?? ingredients
  const texts = (Array.isArray(given) ? given : [given]).filter((each) => typeof each === 'string')
  return {
    name: nameOf(typeof name === 'string' ? name : ''),
    servings: servingsOf(recipeYield),
    lines: linesOf(texts),
  }
}

const heading =
  /^(?:for the [\w ]+|ingredients?|you(?:’|')?ll need|what you need|ingredientes?|para (?:el|la|los|las) [\p{L} ]+)\s*:?$/iu
const end =
  /^(?:method|directions?|instructions?|preparation|steps?|how to make it|nutrition(?:al)?(?: facts| information)?|notes?|tips?|preparación|elaboración|instrucciones|procedimiento|modo de preparación|pasos?|notas?)\b\s*:?/i
const step = /^(?:step )?\d{1,2}[.)]\s+\p{L}/iu
const serves =
  /^(?:serves|servings?|makes|yields?|portions?)\s*:?\s*(?:about )?(\d{1,3})\b|^(?:(?:rinde|para|porciones)\s*:?\s*)?(\d{1,3}) (?:servings?|portions?|porciones|porción|personas?)$|^porciones\s*:\s*(\d{1,3})$/i
/** Sentences are not ingredients. */
const LONGEST_LINE = 120

function fromText(text: string): PastedRecipe {
  const all = plainText(text)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const begins = all.findIndex((line) => /^ingredient(?:e?s)?\b/i.test(line))
  const until = all.findIndex((line, at) => at > begins && end.test(line))
  const listed = all.slice(begins + 1, until < 0 ? undefined : until)
  const isFood = (line: string) =>
    !heading.test(line) && !serves.test(line) && !step.test(line) && line.length <= LONGEST_LINE
  const isAmount = (line: string) => ingredientLine(line)?.amount !== null
  // Without a heading the lines before the first amount are the title and what is said about the dish.
  const first =
    begins >= 0
      ? 0
      : Math.max(
          0,
          listed.findIndex((line) => isFood(line) && isAmount(line)),
        )
  const before = begins >= 0 ? all.slice(0, begins) : listed.slice(0, first)
  const [, serving, ...others] = all.map((line) => serves.exec(line)).find((found) => found !== null) ?? []
  return {
    name: nameOf(before.find((line) => !serves.test(line)) ?? ''),
    servings: servingsOf(serving ?? others.find((each) => each !== undefined)),
    lines: linesOf(listed.slice(first).filter(isFood)),
  }
}

/** Reads a recipe from pasted text: a schema.org Recipe as JSON, or lines with one ingredient each. No address is opened. */
export function readRecipe(pasted: string): PastedRecipe {
  const text = pasted.slice(0, MOST_PASTED)
  const schema = recipeIn(jsonIn(text))
  return schema === null ? fromText(text) : fromSchema(schema)
}
