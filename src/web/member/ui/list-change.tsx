import type { ListChangeView } from '#domain/api/member/week.ts'
import { listChangeText } from '#web/member/words/list-change.ts'
import { listChangeWords as words } from '#web/member/words/list-change-words.ts'
import { joinedList } from '#web/words/lists.ts'
import styles from './list-change.module.css'

/** What a change does to the shopping list; the foods to buy are named in full. */
export function ListChange({ list }: { list: ListChangeView }) {
  return (
    <p className={styles.list} data-list-change={list.more.length}>
      {listChangeText(list)}
      {list.more.length > 0 && <span className={styles.names}> {words.names(joinedList(list.more, ''))}</span>}
    </p>
  )
}
