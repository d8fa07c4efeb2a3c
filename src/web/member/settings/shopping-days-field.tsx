import { useId } from 'react'
import { MOST_SHOPPING_DAYS, type Weekday, weekdayOf, weekdays } from '#domain/household/shopping-days.ts'
import { WeekdayButtons } from '#web/member/ui/weekday-buttons.tsx'
import { weekdayWords } from '#web/member/ui/weekday-words.ts'
import styles from './settings-form.module.css'
import { settingsWords } from './settings-words.ts'

const words = settingsWords.shopping

type ShoppingDaysFieldProps = {
  readonly value: readonly Weekday[]
  /** The first day of the plan, on whose weekday each week begins. */
  readonly startsOn: string
  readonly onChoose: (days: Weekday[]) => void
}

/** On which days the household shops; a third one takes the place of an earlier one. */
export function ShoppingDaysField({ value, startsOn, onChoose }: ShoppingDaysFieldProps) {
  const id = useId()
  const toggle = (day: Weekday) => {
    const others = value.filter((each) => each !== day)
    const next = others.length < value.length ? others : [...others.slice(1 - MOST_SHOPPING_DAYS), day]
    onChoose(weekdays.filter((each) => next.includes(each)))
  }
  const first = weekdayWords.names[weekdayOf(startsOn) - 1] ?? ''
  const [one = '', two] = value.map((day) => weekdayWords.names[day - 1] ?? '')
  const means = two === undefined ? words.once(one) : words.twice(one, two)
  return (
    <div className={styles.plain} aria-describedby={id}>
      <p className={styles.label}>{words.legend}</p>
      <WeekdayButtons
        legend={words.legend}
        chosen={value.map((day) => day - 1)}
        onToggle={(day) => toggle(weekdays[day] ?? 1)}
      />
      <p className={styles.hint} id={id}>
        {value.length === 0 ? words.none(first) : means}
      </p>
    </div>
  )
}
