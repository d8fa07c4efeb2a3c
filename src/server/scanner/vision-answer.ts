import { Type } from 'typebox'
import { photoLimits } from '#domain/diary/photo-limits.ts'
import { pictureNotes } from '#domain/diary/picture-notes.ts'
import { preparations } from '#domain/diary/preparations.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import type { SeenFood, SeenPlate } from './food-vision.ts'

const Grams = Type.Number({ minimum: 1, maximum: photoLimits.gramsOfAnItem })

const answerCheck = checkerOf(
  Type.Object({
    is_food: Type.Boolean(),
    // Whatever a model says here costs no plate.
    picture: Type.Optional(Type.Unknown()),
    items: Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 4 * photoLimits.nameLength }),
        preparation: Type.Enum([...preparations]),
        grams: Grams,
        grams_low: Grams,
        grams_high: Grams,
        hidden_fat_likely: Type.Boolean(),
      }),
      { maxItems: photoLimits.items },
    ),
  }),
)

const replyCheck = checkerOf(
  Type.Object({
    choices: Type.Array(
      Type.Object({
        message: Type.Object({
          content: Type.Union([
            Type.String(),
            Type.Array(Type.Object({ type: Type.String(), text: Type.Optional(Type.String()) })),
          ]),
        }),
      }),
      { minItems: 1 },
    ),
  }),
)

/** Characters: more than an answer of twelve items takes, with much thinking before it. */
const MOST_TEXT = 64_000
/** The most objects that are tried, so that a text of nothing but brackets costs little. */
const MOST_TRIES = 20

/** The end of the JSON object that begins at `start`; -1 if it has none. */
function endOfObject(text: string, start: number): number {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const letter = text[at]
    if (isInString) {
      if (letter === '\\') at++
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at + 1
  }
  return -1
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A name without control characters and line breaks, cut between characters, never within one. */
const plainName = (name: string): string =>
  [...name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, photoLimits.nameLength).join('')

function plateFrom(answer: unknown): SeenPlate | null {
  if (!answerCheck.Check(answer)) return null
  const said: readonly unknown[] = Array.isArray(answer.picture) ? answer.picture : []
  const notes = pictureNotes.filter((note) => said.includes(note))
  if (!answer.is_food) return { foods: [], notes }
  const foods = answer.items.map((item): SeenFood => {
    // The model's estimate stays as it is; a range that does not contain it is widened to.
    const all = [item.grams_low, item.grams, item.grams_high]
    return {
      name: plainName(item.name),
      preparation: item.preparation,
      grams: { low: Math.min(...all), mid: item.grams, high: Math.max(...all) },
      hiddenFat: item.hidden_fat_likely,
    }
  })
  return foods.every(({ name }) => /\p{L}/u.test(name)) ? { foods, notes } : null
}

/**
 * The plate in a model's text: the first object in it that is a valid answer, since models put prose, fences and
 * thinking around it. Null if there is none. Other properties of the answer are ignored.
 */
export function plateInText(text: string): SeenPlate | null {
  const whole = text.slice(0, MOST_TEXT)
  let tries = 0
  for (let start = whole.indexOf('{'); start >= 0 && tries < MOST_TRIES; tries++) {
    const end = endOfObject(whole, start)
    const plate = end < 0 ? null : plateFrom(parsed(whole.slice(start, end)))
    if (plate !== null) return plate
    start = whole.indexOf('{', start + 1)
  }
  return null
}

/** The plate in the body of a `chat/completions` reply. */
export function plateInReply(body: string): SeenPlate | null {
  const reply = parsed(body)
  if (!replyCheck.Check(reply)) return null
  const content = reply.choices[0]?.message.content ?? ''
  return plateInText(typeof content === 'string' ? content : content.map(({ text = '' }) => text).join(''))
}
