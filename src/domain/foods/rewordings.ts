type WordsOf = (text: string) => readonly string[]
type Rewording = { readonly from: readonly string[]; readonly to: readonly string[] }

function rewordingsOf(line: string, wordsOf: WordsOf): readonly Rewording[] {
  const [left = '', right] = line.split(' > ')
  const froms = left.split('|').map(wordsOf)
  const tos = right === undefined ? froms : right.split('|').map(wordsOf)
  return froms.flatMap((from) => tos.flatMap((to) => (from.join(' ') === to.join(' ') ? [] : [{ from, to }])))
}

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

/** Finds what else is said for words: "coke" is also cola, in at most two replacements. The words as said come first. */
export type AlsoSaid = ((words: readonly string[]) => readonly PossibleQuery[]) & {
  /** The words that can begin what something else is said for, names of brands among them. */
  readonly beginnings: readonly string[]
}

/** What else is said in a language, by its lines of names for one food and of the usual kinds of foods. */
export function rewordings(saidAs: readonly string[], usualKinds: readonly string[], wordsOf: WordsOf): AlsoSaid {
  /** Rewordings by the first word of what they replace. Pages run this too, in browsers without Map.groupBy. */
  const byFirstWord = new Map<string, ReturnType<typeof rewordingsOf>[number][]>()
  for (const rewording of saidAs.flatMap((line) => rewordingsOf(line, wordsOf))) {
    const [first = ''] = rewording.from
    const same = byFirstWord.get(first)
    if (same === undefined) byFirstWord.set(first, [rewording])
    else same.push(rewording)
  }
  const usually = new Map<string, readonly (readonly string[])[]>(
    usualKinds.map((line) => {
      const [left = '', right = ''] = line.split(' > ')
      return [wordsOf(left).join(' '), right.split('|').map(wordsOf)]
    }),
  )
  const also = (words: readonly string[]): readonly PossibleQuery[] => {
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
  return Object.assign(also, { beginnings: [...byFirstWord.keys()] })
}
