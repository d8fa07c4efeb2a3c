import { joiningWords } from './joining-words.ts'

/** "a", "a and b", "a, b and c"; `otherwise` if there is nothing to list. */
export function joinedList(items: readonly string[], otherwise: string): string {
  const [first, ...rest] = items
  const last = rest.pop()
  if (first === undefined) return otherwise
  if (last === undefined) return first
  const isBeforeI = /^h?[iíy](?![aeou])/i.test(last)
  if (rest.length === 0) return joiningWords[isBeforeI ? 'pairBeforeI' : 'pair'](first, last)
  return joiningWords[isBeforeI ? 'lastBeforeI' : 'last'](
    rest.reduce((before, next) => joiningWords.more(before, next), first),
    last,
  )
}
