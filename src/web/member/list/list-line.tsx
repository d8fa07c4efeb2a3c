import type { ShoppingLineView } from '#domain/api/member/shopping.ts'
import { lineName } from '#web/member/words/line-name.ts'
import { weekdayName } from '#web/words/dates.ts'
import styles from './list-line.module.css'
import { listWords } from './list-words.ts'

/** One thing to buy; a tap anywhere on the line ticks it. */
export function ListLine({ line, onTick }: { line: ShoppingLineView; onTick: (line: ShoppingLineView) => void }) {
  const { id, name, buy, need, more, label, ticked, freeze = [] } = line
  return (
    <li className={styles.item}>
      <label className={styles.line} data-ticked={ticked} data-value={id}>
        <input className={styles.input} type="checkbox" name={id} checked={ticked} onChange={() => onTick(line)} />
        <svg className={styles.box} viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
          <rect className={styles.edge} x="1.5" y="1.5" width="25" height="25" rx="8" />
          <path className={styles.tick} d="m8 14.500 4.200 4.200L20.500 10" />
        </svg>
        <span className={styles.words}>
          <span className={styles.name}>{lineName(name)}</span>
          {need !== '' && <span className={styles.need}>{needText(line)}</span>}
          {more !== undefined && (
            <span className={styles.label}>{more === need ? listWords.isNew : listWords.more(more)}</span>
          )}
          {freeze.map(({ amount, thawOn }) => (
            <span key={thawOn} className={styles.label}>
              {listWords.freeze(amount, weekdayName(thawOn))}
            </span>
          ))}
          {label !== '' && <span className={styles.label}>{label}</span>}
        </span>
        {buy !== '' && <span className={styles.buy}>{buy}</span>}
      </label>
    </li>
  )
}

/** What the week needs of it, and what should be left of it from the weeks before. */
function needText({ need, left, staple }: ShoppingLineView): string {
  if (left !== undefined) return listWords.left(need, left)
  return staple ? listWords.little(need) : listWords.need(need)
}
