import { glassesInWeek, hydration } from '#domain/body/hydration.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { glassOutline } from '#web/member/ui/line-icons.tsx'
import styles from './hydration-card.module.css'
import { hydrationWords as words } from './weight-words.ts'

type HydrationCardProps = { readonly hero: Hero; readonly week: number; readonly units: UnitSystem }

/** How much to drink per day this week, in glasses. */
export function HydrationCard({ hero, week, units }: HydrationCardProps) {
  if (hero.gender === '') return null
  const goal = hydration({ sex: hero.gender, oftenExercise: hero.oftenExercise, dailyWater: hero.DailyWater })
  const glasses = glassesInWeek(goal, week)
  return (
    <section className={styles.card} aria-labelledby="drinks">
      <h2 id="drinks">{words.title}</h2>
      <p className={styles.now}>{glasses === 0 ? words.notYet : words.now(glasses)}</p>
      <div className={styles.glasses}>
        {Array.from({ length: goal.glasses }, (_, place) => (
          <svg
            key={place}
            className={place < glasses ? styles.full : styles.later}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <path d={glassOutline} />
          </svg>
        ))}
      </div>
      <p>
        {glasses < goal.glasses ? words.grows(goal.glasses) : words.reached} {words.glass(units)}
      </p>
      <p className={styles.doctor}>{words.doctor}</p>
    </section>
  )
}
