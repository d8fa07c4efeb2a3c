import { type FormEvent, useState } from 'react'
import type { MemberView } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { today } from '#web/device/today.ts'
import { useMember, useWeek } from '#web/member/data/use-member-data.ts'
import { dayOfPlan } from '#web/member/diary/day-of-plan.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { useDiary } from '#web/member/diary/use-diary.ts'
import { useFoodTable } from '#web/member/diary/use-food-table.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { slotInSentence } from '#web/member/words/meal-words.ts'
import { dayText } from '#web/words/dates.ts'
import { type Copy, copiesOf, writesOfCopies } from './copied-entries.ts'
import { mealsOfDay, present } from './meal-state.ts'
import styles from './rows.module.css'
import { todayWords } from './today-words.ts'

const words = todayWords.copy

type CopyProps = {
  /** The entries of one day. */
  readonly entries: readonly ShownRecord[]
  readonly view: WeekView
  readonly date: IsoDate
  /** The title of what is copied; null for everything of its day. */
  readonly title: string | null
}

type CopyToProps = Pick<CopyProps, 'title'> & {
  readonly copies: readonly Copy[]
  readonly member: MemberView
  readonly target: IsoDate
  readonly place: { readonly week: number; readonly day: number }
  readonly onDone: () => void
}

/** The choice whether planned meals of the day are replaced, and the button. */
function CopyTo({ copies, member, target, place, title, onDone }: CopyToProps) {
  const [isInstead, setInstead] = useState(true)
  const week = useWeek(place.week)
  const diary = useDiary(member.email, target)
  if (week.kind === 'loading' || diary.kind === 'loading') return null
  if (week.kind !== 'ready' || diary.kind !== 'ready') return <p className={styles.small}>{words.away}</p>
  const open = mealsOfDay(week.value, place.day, diary.value.entries, present()).filter(
    ({ meal, state }) => state.kind === 'open' && copies.some(({ slot }) => slot === meal.slot),
  )
  const copy = () => {
    const day = dayText(target, today())
    const writes = writesOfCopies(copies, target, isInstead ? open : [])
    writeAndSay(diary.value, writes, title === null ? words.doneDay(day) : words.done(title, day))
    onDone()
  }
  const [first] = open
  return (
    <>
      {first !== undefined && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="instead"
            checked={isInstead}
            onChange={(event) => setInstead(event.target.checked)}
          />
          {open.length === 1 ? words.instead(slotInSentence[first.meal.slot]) : words.insteadOfSame}
        </label>
      )}
      <button type="button" className={styles.action} data-action="copy" onClick={copy}>
        {words.go}
      </button>
    </>
  )
}

function CopyForm({ entries, view, date, title, onDone }: CopyProps & { readonly onDone: () => void }) {
  const data = useMember()
  const foods = useFoodTable()
  const now = today()
  const [target, setTarget] = useState(date === now ? addDays(now, -1) : now)
  if (data.kind !== 'ready' || foods.kind === 'loading') return null
  const member = data.value
  const copies = entries.flatMap((entry) => copiesOf(entry, view, foods.kind === 'ready' ? foods.value : null))
  if (copies.length === 0) return <p className={styles.small}>{words.nothing}</p>
  const place = isIsoDate(target) && target <= now ? dayOfPlan(member.startsOn, target) : null
  const submit = (event: FormEvent) => event.preventDefault()
  return (
    <form className={styles.copy} method="dialog" onSubmit={submit}>
      <label className={styles.field}>
        {words.to}
        <input
          className={`${styles.input} ${styles.date}`}
          type="date"
          name="copy-to"
          min={member.startsOn}
          max={now}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        />
      </label>
      {place !== null && (
        <CopyTo
          key={target}
          copies={copies}
          member={member}
          target={target}
          place={place}
          title={title}
          onDone={onDone}
        />
      )}
    </form>
  )
}

/** A button that opens the form in which entries are copied to another day; nothing while the plan has only one. */
export function CopyEntries(props: CopyProps) {
  const [isOpen, setOpen] = useState(false)
  const member = useMember()
  if (member.kind === 'ready' && member.value.startsOn === today()) return null
  return (
    <div className={styles.copies}>
      <button
        type="button"
        className={styles.action}
        data-action="open-copy"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.close : props.title === null ? words.day : words.open}
      </button>
      {isOpen && <CopyForm {...props} onDone={() => setOpen(false)} />}
    </div>
  )
}
