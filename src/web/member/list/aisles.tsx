import type { ShoppingLineView } from '#domain/api/member/shopping.ts'
import { Aisle } from '#web/member/list/aisle.tsx'
import styles from '#web/member/list/aisles.module.css'
import { ListLine } from '#web/member/list/list-line.tsx'
import type { ShownList } from '#web/member/list/shown-list.ts'
import { Staples } from '#web/member/list/staples.tsx'
import { listWords } from './list-words.ts'

/** The parts of the shop in the order of a usual round, then what is probably at home. */
export function Aisles({
  list,
  isHidden,
  onTick,
}: {
  list: ShownList
  isHidden: (id: string) => boolean
  onTick: (line: ShoppingLineView) => void
}) {
  const shown = (lines: readonly ShoppingLineView[]) => lines.filter(({ id }) => !isHidden(id))
  const linesOf = (lines: readonly ShoppingLineView[]) =>
    shown(lines).map((line) => <ListLine key={line.id} line={line} onTick={onTick} />)
  const open = list.aisles.filter(({ lines }) => shown(lines).length > 0)
  const hiddenCount = [...list.aisles.flatMap(({ lines }) => lines), ...list.staples].filter(({ id }) =>
    isHidden(id),
  ).length
  return (
    <>
      <div className={styles.aisles}>
        {open.map(({ aisle, lines, ticked }) => (
          <Aisle key={aisle} name={aisle} ticked={ticked} total={lines.length}>
            {linesOf(lines)}
          </Aisle>
        ))}
        {list.staples.length > 0 && <Staples count={list.staples.length}>{linesOf(list.staples)}</Staples>}
      </div>
      {hiddenCount > 0 && <p className={styles.hidden}>{listWords.hidden(hiddenCount)}</p>}
    </>
  )
}
