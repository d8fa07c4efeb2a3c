import type { FirstWeekday } from '#domain/formats.ts'
import { useStore } from '#web/device/store.ts'
import { formatsStore } from '#web/member/data/formats-store.ts'
import styles from './weekday-buttons.module.css'
import { weekdayWords } from './weekday-words.ts'

const { names, short } = weekdayWords
/** Where a row of weekdays begins; 0 is Monday. */
const startOf = { MONDAY: 0, SATURDAY: 5, SUNDAY: 6 } as const satisfies Record<FirstWeekday, number>

type WeekdayButtonsProps = {
  readonly legend: string
  /** Weekdays count from 0, Monday. */
  readonly chosen: readonly number[]
  readonly onToggle: (weekday: number) => void
}

/** The days of the week in a row, of which some are pressed. */
export function WeekdayButtons({ legend, chosen, onToggle }: WeekdayButtonsProps) {
  const { firstWeekday } = useStore(formatsStore)
  const order = names.map((_, at) => (at + startOf[firstWeekday]) % names.length)
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.days}>
        {order.map((weekday) => (
          <button
            key={weekday}
            type="button"
            className={styles.day}
            aria-pressed={chosen.includes(weekday)}
            data-weekday={weekday}
            onClick={() => onToggle(weekday)}
          >
            <span aria-hidden="true">{short[weekday]}</span>
            <span className="visually-hidden">{names[weekday]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
