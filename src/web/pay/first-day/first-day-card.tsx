import type { ReactNode } from 'react'
import { filled, routes } from '#domain/api/routes.ts'
import { request } from '#web/device/request.ts'
import { cutPlateAddress } from '#web/pictures/plate-address.ts'
import { formatWhole, THIN } from '#web/words/numbers.ts'
import styles from './first-day.module.css'
import { firstDayFrom } from './first-day-reply.ts'
import { firstDayWords } from './first-day-words.ts'

/** A card with the first day that is planned for the visitor of this device; null if it cannot be loaded. */
export async function firstDayCard(): Promise<ReactNode | null> {
  const outcome = await request(filled(routes.memberWeek, { week: 1 }), firstDayFrom)
  if (outcome.kind !== 'ok') return null
  const { energy, meals } = outcome.value
  return (
    <section className={styles.card} aria-labelledby="first-day">
      <div className={styles.top}>
        <h2 id="first-day">{firstDayWords.title}</h2>
        <p className={styles.energy}>{`${formatWhole(energy)}${THIN}kcal`}</p>
      </div>
      <ul className={styles.meals}>
        {meals.map(({ picture, title }) => (
          <li key={picture} className={styles.meal}>
            <img
              className={styles.plate}
              src={cutPlateAddress(picture)}
              width={96}
              height={96}
              alt=""
              draggable={false}
            />
            <span className={styles.title}>{title}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
