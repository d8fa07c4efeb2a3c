import { useState } from 'react'
import type { WeekView } from '#domain/api/member/week.ts'
import type { IsoDate } from '#domain/time.ts'
import type { ShownDiary, ShownRecord } from '#web/member/diary/diary-queue.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { MoreIcon, PlusIcon } from '#web/member/ui/line-icons.tsx'
import { slotInSentence } from '#web/member/words/meal-words.ts'
import { Link } from '#web/navigation/link.tsx'
import { CopyEntries } from './copy-form.tsx'
import { eatableOf } from './edited-entry.ts'
import { EntryEditor } from './entry-editor.tsx'
import styles from './rows.module.css'
import { todayWords } from './today-words.ts'

const words = todayWords.others

/** "instead of lunch" for a planned meal of the week that is shown. */
function insteadText({ record }: ShownRecord, view: WeekView): string | null {
  const place = record.kind === 'entry' ? record.insteadOf : undefined
  if (place === undefined || place.week !== view.week) return null
  const slot = view.days[place.day]?.meals[place.meal]?.slot
  return slot === undefined ? null : words.insteadOf(slotInSentence[slot])
}

type EatenRowProps = {
  readonly shown: ShownRecord
  readonly diary: ShownDiary
  readonly view: WeekView
  readonly date: IsoDate
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function EatenRow({ shown, diary, view, date, isOpen, onToggle }: EatenRowProps) {
  const instead = insteadText(shown, view)
  const { id, title, figures, isWaiting } = shown
  const eaten = eatableOf(shown)
  const facts = [
    todayWords.figures(figures.energy, figures.protein),
    ...(instead === null ? [] : [instead]),
    ...(isWaiting ? [words.waiting] : []),
  ]
  return (
    <li className={styles.row} data-entry={id}>
      <div className={styles.line}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.small}>{facts.join(' · ')}</p>
        </div>
        <button
          type="button"
          className={styles.more}
          aria-label={todayWords.edit.open(title)}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <MoreIcon />
        </button>
      </div>
      {isOpen && eaten !== null && (
        <div className={styles.panel}>
          <EntryEditor shown={shown} eaten={eaten} diary={diary} />
          <CopyEntries entries={[shown]} view={view} date={date} title={title} />
        </div>
      )}
    </li>
  )
}

type EatenListProps = {
  readonly entries: readonly ShownRecord[]
  /** Everything of the day, planned meals and drinks included. */
  readonly all: readonly ShownRecord[]
  readonly date: IsoDate
  readonly diary: ShownDiary
  readonly view: WeekView
}

/** What was eaten besides the planned meals, and a link to add more. */
export function EatenList({ entries, all, date, diary, view }: EatenListProps) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <section className={styles.card} aria-labelledby="others">
      <h2 className={styles.name} id="others">
        {words.name}
      </h2>
      {entries.length > 0 && (
        <ul className={styles.rows}>
          {entries.map((shown) => (
            <EatenRow
              key={shown.id}
              shown={shown}
              diary={diary}
              view={view}
              date={date}
              isOpen={open === shown.id}
              onToggle={() => setOpen(open === shown.id ? null : shown.id)}
            />
          ))}
        </ul>
      )}
      <Link className={styles.add} to={memberPages.addFood.path({ day: date, insteadOf: null, scans: false })}>
        <PlusIcon />
        {words.add}
      </Link>
      {all.length > 0 && <CopyEntries entries={all} view={view} date={date} title={null} />}
    </section>
  )
}
