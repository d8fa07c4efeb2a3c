import type { TargetsView } from '#domain/api/member/week.ts'
import type { DayBalance } from '#domain/diary/day-balance.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { TargetBar } from '#web/member/ui/target-bar.tsx'
import { grams, kcal } from '#web/member/words/week.ts'
import styles from './day-left.module.css'
import { balanceOf, type MealOfDay } from './meal-state.ts'
import { todayWords } from './today-words.ts'

const words = todayWords.left

type Say = (amount: number) => string

type RowProps = {
  readonly balance: DayBalance
  readonly name: string
  readonly say: Say
  readonly isSafe: boolean
  /** Nothing is left of a day that is over; it only has what was eaten. */
  readonly isOver: boolean
}

/** The parts of a day's balance as one line. */
function partsOf({ eaten, unsaid, toCome, left, free }: DayBalance, { say, isSafe, isOver }: RowProps): string {
  const rest = isOver ? left : free
  return [
    ...(isOver ? [] : [words.eaten(say(eaten))]),
    ...(unsaid > 0 ? [words.unsaid(say(unsaid))] : []),
    ...(isOver ? [] : [words.toCome(say(toCome))]),
    ...(rest >= 0 ? (isOver ? [] : [words.free(say(free))]) : isSafe ? [] : [words.above(say(-rest))]),
  ].join(' · ')
}

function Row(props: RowProps) {
  const { balance, name, say, isOver } = props
  const { target, eaten, left } = balance
  const parts = partsOf(balance, props)
  return (
    <div className={styles.row}>
      <p className={styles.figure}>
        {left >= 0 && !isOver ? (
          <>
            <b>{say(left)}</b> {name !== '' && `${name} `}
            {words.left} <span className={styles.soft}>{words.of(say(target))}</span>
          </>
        ) : (
          <>
            <b>{say(eaten)}</b> {name !== '' && `${name} `}
            {isOver && `${words.plainEaten} `}
            <span className={styles.soft}>{words.of(say(target))}</span>
          </>
        )}
      </p>
      <TargetBar value={eaten} target={target} />
      {parts !== '' && <p className={styles.parts}>{parts}</p>}
    </div>
  )
}

type DayLeftProps = {
  readonly meals: readonly MealOfDay[]
  readonly entries: readonly ShownRecord[]
  readonly targets: TargetsView
  readonly isKnown: boolean
  /** Food was raised for safety: that a day has more than its target is nothing to mention. */
  readonly isSafe: boolean
  readonly isOver: boolean
}

/** The energy and protein that are left of a day, or that were eaten on a day that is over. */
export function DayLeft({ meals, entries, targets, isKnown, isSafe, isOver }: DayLeftProps) {
  const { energy, protein } = balanceOf(meals, entries, targets)
  return (
    <section className={styles.card} aria-label={isOver ? words.ofDay : words.name}>
      <Row balance={energy} name="" say={kcal} isSafe={isSafe} isOver={isOver} />
      <Row balance={protein} name={words.protein} say={grams} isSafe={isSafe} isOver={isOver} />
      {!isKnown && <p className={styles.parts}>{words.unknown}</p>}
    </section>
  )
}
