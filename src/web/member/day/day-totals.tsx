import type { Figures, TargetsView } from '#domain/api/member/week.ts'
import { TargetBar } from '#web/member/ui/target-bar.tsx'
import { grams, kcal, milligrams } from '#web/member/words/week.ts'
import styles from './day-totals.module.css'
import { dayScreenWords } from './day-words.ts'

/** The share of the protein target that every day is promised to reach. */
const LEAST_PROTEIN = 0.95

/** The totals of a day's meals, beside its targets. */
export function DayTotals({ figures, targets }: { figures: Figures; targets: TargetsView }) {
  const { rows, targetOf, atLeastMost, atMost, over } = dayScreenWords
  // If protein had to be relaxed, the week says so, and nothing is promised here.
  const keepsProtein = figures.protein >= LEAST_PROTEIN * targets.protein
  const aimed = [
    { name: rows.energy, value: figures.energy, target: targets.energy, say: kcal, aim: targetOf },
    {
      name: rows.protein,
      value: figures.protein,
      target: targets.protein,
      say: grams,
      aim: keepsProtein ? atLeastMost : targetOf,
    },
    { name: rows.fibre, value: figures.fibre, target: targets.fibre, say: grams, aim: targetOf },
    {
      name: rows.sodium,
      value: figures.sodium,
      target: targets.sodiumMax,
      say: milligrams,
      aim: atMost,
      isLimit: true,
    },
  ]
  const plain = [
    { name: rows.carbs, value: figures.carbs },
    { name: rows.fat, value: figures.fat },
  ]
  return (
    <section className={styles.totals} aria-labelledby="totals">
      <h2 id="totals">{dayScreenWords.totals}</h2>
      <dl className={styles.rows}>
        {aimed.map(({ name, value, target, say, aim, isLimit = false }) => {
          const isOver = isLimit && value > target
          return (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd className={styles.value}>
                <b>{say(value)}</b> <span className={styles.aim}>{aim(say(target))}</span>
                {isOver && <span className={styles.over}>{over(say(value - target))}</span>}
              </dd>
              <dd className={styles.bar}>
                <TargetBar value={value} target={target} isOver={isOver} />
              </dd>
            </div>
          )
        })}
        {plain.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.value}>
              <b>{grams(value)}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
