import type { TargetsView } from '#domain/api/member/week.ts'
import { sumOfFigures } from '#domain/diary/figures.ts'
import { kjOfKcal } from '#domain/diary/kilojoules.ts'
import { saltOfSodium } from '#domain/product/salt.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { ShownRecord } from '#web/member/diary/diary-queue.ts'
import { grams, kcal, kilojoules, milligrams } from '#web/member/words/week.ts'
import { formatOneDecimal, THIN } from '#web/words/numbers.ts'
import styles from './day-nutrients.module.css'
import { todayWords } from './today-words.ts'

const words = todayWords.nutrients

const saltText = (sodium: number): string => `${formatOneDecimal(saltOfSodium(sodium))}${THIN}g`

/** Whether an entry names only its energy, so that the other figures of its day are lower bounds. */
const isEnergyOnly = ({ record: { eaten } }: ShownRecord): boolean =>
  eaten.kind === 'number' && (eaten.carbs === undefined || eaten.fat === undefined)

type DayNutrientsProps = {
  readonly entries: readonly ShownRecord[]
  readonly targets: TargetsView
  readonly units: UnitSystem
}

/** What was eaten on a day, figure by figure. Kilojoules and salt are said where packs print them, and sodium elsewhere. */
export function DayNutrients({ entries, targets, units }: DayNutrientsProps) {
  const eaten = sumOfFigures(entries.map(({ figures }) => figures))
  const isMetric = units === 'metric'
  const unknown = entries.filter(isEnergyOnly).length
  const rows = [
    {
      name: words.energy,
      value: isMetric ? words.both(kcal(eaten.energy), kilojoules(kjOfKcal(eaten.energy))) : kcal(eaten.energy),
      aim: words.aim(kcal(targets.energy)),
    },
    { name: words.protein, value: grams(eaten.protein), aim: words.aim(grams(targets.protein)) },
    { name: words.carbs, value: grams(eaten.carbs), aim: null },
    { name: words.fat, value: grams(eaten.fat), aim: null },
    { name: words.fibre, value: grams(eaten.fibre), aim: words.atLeast(grams(targets.fibre)) },
    isMetric
      ? { name: words.salt, value: saltText(eaten.sodium), aim: words.atMost(saltText(targets.sodiumMax)) }
      : { name: words.sodium, value: milligrams(eaten.sodium), aim: words.atMost(milligrams(targets.sodiumMax)) },
  ]
  return (
    <section className={styles.card} aria-labelledby="nutrients">
      <h2 className={styles.name} id="nutrients">
        {words.name}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ name, value, aim }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b> {aim !== null && <span className={styles.aim}>{aim}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {unknown > 0 && <p className={styles.aim}>{words.unknown(unknown)}</p>}
    </section>
  )
}
