import { foodWords } from './food-words.ts'
import { saidAs, usualKinds } from './said-as.ts'

type Rewording = { readonly from: readonly string[]; readonly to: readonly string[] }

function rewordingsOf(line: string): readonly Rewording[] {
  const [left = '', right] = line.split(' > ')
  const froms = left.split('|').map(foodWords)
  const tos = right === undefined ? froms : right.split('|').map(foodWords)
  return froms.flatMap((from) => tos.flatMap((to) => (from.join(' ') === to.join(' ') ? [] : [{ from, to }])))
}

/** Rewordings by the first word of what they replace. */
const byFirstWord = new Map<string, Rewording[]>()
for (const rewording of saidAs.flatMap(rewordingsOf)) {
  const [first = ''] = rewording.from
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), rewording])
}

const usually = new Map<string, readonly (readonly string[])[]>(
  usualKinds.map((line) => {
    const [left = '', right = ''] = line.split(' > ')
    return [foodWords(left).join(' '), right.split('|').map(foodWords)]
  }),
)

/**
 * Words that mean what was said. `cost` says how far they are from it: 0 for the words themselves, less for the usual
 * kind of what was said.
 */
export type PossibleQuery = { readonly words: readonly string[]; readonly cost: number; readonly steps: number }

const STEP = 0.09
const LONGER = 0.04
const USUAL = -0.4
const LESS_USUAL = 0.05

const MOST_SAID = 24
const MOST_STEPS = 2

/** The words as said, and what else is said for them: "coke" is also cola, in at most two replacements. */
export function alsoSaid(words: readonly string[]): readonly PossibleQuery[] {
  const found = new Map<string, PossibleQuery>([[words.join(' '), { words, cost: 0, steps: 0 }]])
  const usual = usually.get(words.join(' ')) ?? []
  for (const said of found.values()) {
    if (said.steps >= MOST_STEPS || found.size >= MOST_SAID) break
    said.words.forEach((word, at) => {
      for (const { from, to } of byFirstWord.get(word) ?? []) {
        if (from.some((each, offset) => said.words[at + offset] !== each)) continue
        const other = [...new Set([...said.words.slice(0, at), ...to, ...said.words.slice(at + from.length)])]
        const longer = Math.max(0, other.length - said.words.length)
        const steps = said.steps + 1
        const cost = said.cost + STEP * steps + LONGER * longer
        if (!found.has(other.join(' '))) found.set(other.join(' '), { words: other, cost, steps })
      }
    })
  }
  usual.forEach((each, at) => {
    found.set(each.join(' '), { words: each, cost: USUAL + LESS_USUAL * at, steps: 1 })
  })
  return [...found.values()].slice(0, MOST_SAID + usual.length)
}
