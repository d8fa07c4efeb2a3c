import type { TargetsView } from '#domain/api/member/week.ts'
import type { DayBalance } from '#domain/diary/day-balance.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { grams, kcal } from '#web/member/words/week.ts'
import styles from './day-left.module.css'
import { balanceOf, type MealOfDay } from './meal-state.ts'
import { todayWords } from './today-words.ts'

const words = todayWords.left

type Say = (amount: number) => string

/** Eaten, to come and free side by side. If the sum is above the target, a mark in the bar shows the target. */
function BalanceBar({ target, eaten, toCome }: DayBalance) {
  const whole = Math.max(target, eaten + toCome, 1)
  const width = (part: number) => Math.round((part / whole) * 1000) / 10
  return (
    <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.toCome} x={width(eaten)} width={width(toCome)} height="10" />
      <rect className={styles.eaten} width={width(eaten)} height="10" />
      {whole > target && <rect className={styles.mark} x={width(target) - 0.4} width="0.8" height="10" />}
    </svg>
  )
}

type RowProps = { readonly balance: DayBalance; readonly name: string; readonly say: Say; readonly isSafe: boolean }

function Row({ balance, name, say, isSafe }: RowProps) {
  const { target, eaten, toCome, left, free } = balance
  return (
    <div className={styles.row}>
      <p className={styles.figure}>
        {left >= 0 ? (
          <>
            <b>{say(left)}</b> {name !== '' && `${name} `}
            {words.left} <span className={styles.soft}>{words.of(say(target))}</span>
          </>
        ) : (
          <>
            <b>{say(eaten)}</b> {name !== '' && `${name} `}
            <span className={styles.soft}>{words.of(say(target))}</span>
          </>
        )}
      </p>
      <BalanceBar {...balance} />
      <p className={styles.parts}>
        {words.parts(say(eaten), say(toCome))}
        {free >= 0 ? ` · ${words.free(say(free))}` : isSafe ? '' : ` · ${words.above(say(-free))}`}
      </p>
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
}

/** The energy and protein that are left of a day. */
export function DayLeft({ meals, entries, targets, isKnown, isSafe }: DayLeftProps) {
  const { energy, protein } = balanceOf(meals, entries, targets)
  return (
    <section className={styles.card} aria-label={words.name}>
      <Row balance={energy} name="" say={kcal} isSafe={isSafe} />
      <Row balance={protein} name={words.protein} say={grams} isSafe={isSafe} />
      {!isKnown && <p className={styles.parts}>{words.unknown}</p>}
    </section>
  )
}
