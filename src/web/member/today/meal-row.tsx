import { useId } from 'react'
import type { WeekView } from '#domain/api/member/week.ts'
import type { IsoDate } from '#domain/time.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { PlatesLine } from '#web/member/table/plates-line.tsx'
import { CheckIcon, MoreIcon } from '#web/member/ui/line-icons.tsx'
import { Plate } from '#web/member/ui/plate.tsx'
import { leftoverText } from '#web/member/week/leftover-text.ts'
import { slotWords } from '#web/member/words/meal-words.ts'
import { countText } from '#web/member/words/portions.ts'
import { kcal } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { CopyEntries } from './copy-form.tsx'
import type { MealOfDay, MealState } from './meal-state.ts'
import styles from './rows.module.css'
import { todayWords } from './today-words.ts'
import type { DayWrites } from './use-day-writes.ts'

const words = todayWords.meals

/** "½ of the planned portion". */
function shareText(times: number): string {
  if (times === 1) return words.asPlanned
  return times < 1 ? words.partOf(countText(times)) : words.timesOf(countText(times))
}

/** The multiples of the planned portion that can be chosen. */
const shares = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

function stateText(state: MealState): string | null {
  switch (state.kind) {
    case 'open':
      return null
    case 'eaten':
      return state.times === 1 ? words.eaten : `${words.eaten}: ${shareText(state.times)}`
    case 'skipped':
      return words.skipped
    case 'replaced':
      return `${words.replaced}: ${state.by.map(({ title }) => title).join(', ')}`
  }
}

type MealRowProps = {
  readonly of: MealOfDay
  readonly view: WeekView
  readonly date: IsoDate
  readonly writes: DayWrites
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A planned meal: one tap marks it as eaten, and a panel offers other portions, skipping it, or something else. */
export function MealRow({
  of: { place, meal, state, share, figures },
  view,
  date,
  writes,
  isOpen,
  onToggle,
}: MealRowProps) {
  const panel = useId()
  const title = meal.dishes[0]?.title ?? ''
  const [main] = meal.dishes
  const isEaten = state.kind === 'eaten'
  const said = stateText(state)
  const energy = isEaten ? state.entry.figures.energy : figures.energy
  const note = said ?? (share === 1 ? leftoverText(view, meal) : words.smaller(Math.round(share * 100)))
  const toggleEaten = () => (isEaten ? writes.reopen([state.entry.id], title) : writes.eat(place, meal, share))
  return (
    <li className={styles.row} data-state={state.kind} data-slot={meal.slot}>
      <div className={styles.line}>
        {main !== undefined && <Plate picture={main.picture} className={styles.plate} />}
        <div className={styles.words}>
          <p className={styles.small}>
            {slotWords[meal.slot]} · {kcal(energy)}
          </p>
          <Link className={styles.title} to={memberPages.meal.path(place)}>
            <span lang={main?.lang}>{title}</span>
          </Link>
          {note !== null && <p className={styles.small}>{note}</p>}
          {said === null && main?.because !== undefined && <p className={styles.small}>{main.because}</p>}
          <PlatesLine meal={meal} />
        </div>
        <button
          type="button"
          className={styles.more}
          aria-label={words.more(title)}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
        >
          <MoreIcon />
        </button>
        <button
          type="button"
          className={styles.check}
          data-action="toggle-eaten"
          aria-label={words.eat(title)}
          aria-pressed={isEaten}
          onClick={toggleEaten}
        >
          <CheckIcon />
        </button>
      </div>
      <div className={styles.panel} id={panel} hidden={!isOpen}>
        {isOpen && (
          <>
            <fieldset className={styles.chips}>
              <legend className={styles.small}>{words.howMuch}</legend>
              {shares.map((times) => (
                <button
                  key={times}
                  type="button"
                  className={styles.chip}
                  data-share={times}
                  aria-label={shareText(times)}
                  aria-pressed={isEaten && state.times === times}
                  onClick={() => writes.eat(place, meal, times)}
                >
                  {countText(times)}
                </button>
              ))}
            </fieldset>
            <div className={styles.actions}>
              <Link
                className={styles.action}
                to={memberPages.addFood.path({ day: date, insteadOf: place.meal, scans: false })}
              >
                {words.other}
              </Link>
              {state.kind === 'skipped' ? (
                <button type="button" className={styles.action} onClick={() => writes.reopen([state.entry.id], title)}>
                  {words.unskip}
                </button>
              ) : (
                <button
                  type="button"
                  className={styles.action}
                  data-action="skip"
                  onClick={() => writes.skip(place, meal)}
                >
                  {words.skip}
                </button>
              )}
            </div>
            {isEaten && <CopyEntries entries={[state.entry]} view={view} date={date} title={state.entry.title} />}
          </>
        )}
      </div>
    </li>
  )
}
