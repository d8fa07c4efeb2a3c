import { pictureUrl } from '#web/pictures/picture-url.ts'
import type { Caption } from './answer.ts'
import styles from './figure-view.module.css'

export type FigureAnswer = {
  readonly view: 'figure'
  /** The picture of the body, a file or a drawing as a data address; null before there is one. */
  readonly body: string | null
  /** The picture of today's body beside it; null if there is none. */
  readonly before: string | null
  readonly caption: Caption
}

const addressOf = (picture: string): string => (picture.startsWith('data:') ? picture : pictureUrl(picture))

/** A body, and today's beside it. */
export function FigureView({ body, before }: FigureAnswer) {
  return (
    <div className={styles.figure}>
      {before !== null && <img className={styles.before} src={addressOf(before)} alt="" draggable={false} />}
      {body !== null && <img className={styles.body} src={addressOf(body)} alt="" draggable={false} />}
    </div>
  )
}
