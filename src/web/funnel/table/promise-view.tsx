import { pictureUrl } from '#web/pictures/picture-url.ts'
import { plateUrl } from '#web/pictures/plate-url.ts'
import type { Caption } from './answer.ts'
import styles from './promise-view.module.css'

export type PromiseAnswer = {
  readonly view: 'promise'
  /** The picture of what the visitor said. */
  readonly said: string
  /** The dish that answers it. */
  readonly dish: string
  readonly caption: Caption
}

/** What somebody said, small, beside what we do about it, large. */
export function PromiseView({ said, dish }: PromiseAnswer) {
  return (
    <div className={styles.promise}>
      <div className={styles.pair} key={dish}>
        <img className={styles.dish} src={plateUrl(dish)} width={220} height={220} alt="" draggable={false} />
        <img className={styles.said} src={pictureUrl(said)} width={56} height={56} alt="" draggable={false} />
      </div>
    </div>
  )
}
