import { type IngredientId, isIngredientId } from '#planner/foods/ingredients.ts'
import { isLink, type Link } from './spanish.ts'

/**
 * What a slot of a sentence stands for:
 *
 * - `{cod}` the name of a food, or of the swap in its place; `{onion+}` its plural; `{a cod}` with a or an
 * - `{time}` the timer of the step, `{side}` a half of it for each of two sides
 * - `{2 min}` or `{6-7 min}` other minutes, `{40 s}` seconds, `{4}` a number in words
 * - `{oven}` the heat of the oven, `{core}` the core temperature at which meat is done
 * - `{2 cm}` a length, `{2/3}` a share
 *
 * In Spanish a food takes what agrees with it: `{el cod}`, `{un cod}`, `{del cod}`, `{al cod}`, `{y cod}` and `{o cod}`;
 * `{cod: picado|picada|picados|picadas}` is a word that agrees with a food, or `{cod: está|están}` with its number alone;
 * `{otra 1/2}` is the other half.
 *
 * A slot that begins with a capital letter begins a sentence.
 */
export type Slot =
  | { readonly kind: 'FOOD'; readonly id: IngredientId; readonly many: boolean; readonly link: Link | 'a' | null }
  | {
      readonly kind: 'AGREEMENT'
      readonly id: IngredientId
      readonly many: boolean
      readonly forms: readonly [string, string, string, string]
    }
  | { readonly kind: 'TIME' | 'SIDE' | 'OVEN' | 'CORE' }
  | { readonly kind: 'MINUTES'; readonly least: number; readonly most: number }
  | { readonly kind: 'SECONDS' | 'NUMBER'; readonly value: number }
  | { readonly kind: 'LENGTH'; readonly centimetres: number }
  | { readonly kind: 'SHARE'; readonly part: number; readonly of: number; readonly isOther: boolean }

export type SentencePart = string | (Slot & { readonly begins: boolean })

const kinds = { time: 'TIME', side: 'SIDE', oven: 'OVEN', core: 'CORE' } as const
const MINUTES = /^(\d+(?:\.\d+)?)(?:-(\d+))? min$/
const SECONDS = /^(\d+) s$/
const NUMBER = /^\d+$/
const LENGTH = /^(\d+(?:\.\d+)?) cm$/
const SHARE = /^(otra )?(\d)\/(\d)$/
const FOOD = /^(?:([a-z]+) )?([a-z0-9-]+)(\+)?$/
const AGREEMENT = /^([a-z0-9-]+)(\+)?: (.+)$/

function agreementOf(said: string): Slot | null {
  const [, id = '', many, words = ''] = AGREEMENT.exec(said) ?? []
  if (!isIngredientId(id)) return null
  const [one = '', two = '', three, four] = words.split('|')
  const forms = three === undefined || four === undefined ? ([one, one, two, two] as const) : [one, two, three, four]
  return { kind: 'AGREEMENT', id, many: many !== undefined, forms: [forms[0], forms[1], forms[2], forms[3]] }
}

function foodOf(said: string): Slot | null {
  const [, link = null, id = '', many] = FOOD.exec(said) ?? []
  if (!isIngredientId(id) || !(link === null || link === 'a' || isLink(link))) return null
  return { kind: 'FOOD', id, many: many !== undefined, link }
}

function slotOf(said: string): Slot {
  if (said === 'time' || said === 'side' || said === 'oven' || said === 'core') return { kind: kinds[said] }
  const minutes = MINUTES.exec(said)
  if (minutes !== null) {
    const least = Number(minutes[1])
    return { kind: 'MINUTES', least, most: minutes[2] === undefined ? least : Number(minutes[2]) }
  }
  const seconds = SECONDS.exec(said)
  if (seconds !== null) return { kind: 'SECONDS', value: Number(seconds[1]) }
  if (NUMBER.test(said)) return { kind: 'NUMBER', value: Number(said) }
  const length = LENGTH.exec(said)
  if (length !== null) return { kind: 'LENGTH', centimetres: Number(length[1]) }
  const share = SHARE.exec(said)
  if (share !== null)
    return { kind: 'SHARE', part: Number(share[2]), of: Number(share[3]), isOther: share[1] !== undefined }
  const slot = foodOf(said) ?? agreementOf(said)
  if (slot === null) throw new Error(`no slot is called {${said}}`)
  return slot
}

/**
 * The parts of a sentence: its words, and its slots.
 * @throws Error for a slot that is neither a food nor one of the others
 */
export const sentenceParts = (sentence: string): readonly SentencePart[] =>
  sentence.split(/(\{[^{}]*\})/).flatMap((part): readonly SentencePart[] => {
    if (part === '') return []
    if (!part.startsWith('{')) return [part]
    const said = part.slice(1, -1)
    return [{ ...slotOf(said.toLowerCase()), begins: /\p{Lu}/u.test(said) }]
  })
