import type { ReactNode } from 'react'
import type { ShoppingLineView } from '#domain/api/member/shopping.ts'
import { dateInSentence, weekdayTitle } from '#web/words/dates.ts'
import styles from './aisles.module.css'
import { ListLine } from './list-line.tsx'
import { listWords } from './list-words.ts'
import type { ShownList } from './shown-list.ts'
import { Staples } from './staples.tsx'

/** The lines of one aisle. */
export function Aisle({
  name,
  heading: Heading = 'h2',
  ticked,
  total,
  children,
}: {
  name: string
  heading?: 'h2' | 'h3'
  ticked: number
  total: number
  children: ReactNode
}) {
  return (
    <section className={styles.aisle} aria-label={name}>
      <div className={styles.head} data-done={ticked === total}>
        <Heading className={styles.name}>{name}</Heading>
        <p className={styles.count}>
          <span className="visually-hidden">{listWords.ofAisle(ticked, total)}</span>
          <span aria-hidden="true">
            {ticked}/{total}
          </span>
        </p>
      </div>
      <ul className={styles.lines}>{children}</ul>
    </section>
  )
}

/** "Shopping on Saturday, June 12". */
const tripText = (day: string): string => listWords.trip(weekdayTitle(day), dateInSentence(day))

/** The aisles in the usual order of a shop, trip by trip, then what is probably at home. */
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
  const aislesOf = (some: typeof open) =>
    some.map(({ aisle, lines, ticked }) => (
      <Aisle
        key={aisle}
        name={aisle}
        heading={list.trips.length === 0 ? 'h2' : 'h3'}
        ticked={ticked}
        total={lines.length}
      >
        {linesOf(lines)}
      </Aisle>
    ))
  return (
    <>
      <div className={styles.aisles}>
        {list.trips.length === 0
          ? aislesOf(open)
          : list.trips.map((day, trip) => {
              const ofTrip = open.filter((aisle) => aisle.trip === trip)
              return (
                ofTrip.length > 0 && (
                  <section key={day} className={styles.trip} aria-label={tripText(day)}>
                    <h2 className={styles.day}>{tripText(day)}</h2>
                    {aislesOf(ofTrip)}
                  </section>
                )
              )
            })}
        {list.staples.length > 0 && <Staples count={list.staples.length}>{linesOf(list.staples)}</Staples>}
      </div>
      {hiddenCount > 0 && <p className={styles.hidden}>{listWords.hidden(hiddenCount)}</p>}
    </>
  )
}
