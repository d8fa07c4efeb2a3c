import type { ListChangeView } from '#domain/api/member/week.ts'
import { joinedList } from '#web/words/lists.ts'
import { listChangeWords as words } from './list-change-words.ts'

/** "List: 2 more to buy, uses your cabbage." */
export function listChangeText({ more, less, uses }: ListChangeView): string {
  const parts = [
    more.length > 0 ? words.more(more.length) : words.same,
    ...(uses.length > 0 ? [words.uses(joinedList(uses, ''))] : []),
    ...(less.length > 0 ? [words.less(less.length)] : []),
  ]
  return words.line(parts.join(', '))
}
