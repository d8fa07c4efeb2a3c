import { plateUrl } from '#web/pictures/plate-url.ts'
import type { Caption } from './answer.ts'
import styles from './plates-view.module.css'

export type PlatesAnswer = {
  readonly view: 'plates'
  /** Ids of dishes, one to seven. */
  readonly dishes: readonly string[]
  readonly caption: Caption
}

/** Dishes on the cloth. They grow as they become fewer; one that is new lands. */
export function PlatesView({ dishes }: PlatesAnswer) {
  return (
    <div className={styles.plates} data-count={dishes.length}>
      {dishes.map((dish) => (
        <img
          key={dish}
          className={styles.plate}
          src={plateUrl(dish)}
          width={120}
          height={120}
          alt=""
          draggable={false}
        />
      ))}
    </div>
  )
}
