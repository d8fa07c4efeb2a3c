import type { Slug } from '#domain/funnel/journey.ts'
import { sceneOf } from '#web/funnel/step-pictures.ts'
import { Picture } from '#web/pictures/picture.tsx'
import styles from './scene.module.css'

/** Steps whose pictures are a gallery of equals: dishes and foods side by side. */
const galleries: readonly Slug[] = ['recipes-screen', 'love-foods-diet']

/** The drawings above the text: a main one with small ones around it, or a gallery. */
export function Scene({ of }: { of: Slug }) {
  const [main, ...others] = sceneOf(of)
  if (main === undefined) return null
  if (galleries.includes(of)) {
    const all = [main, ...others]
    return (
      <div className={all.length > 4 ? styles.basket : styles.gallery}>
        {all.map((name) => (
          <span key={name} className={styles.tile}>
            <Picture file={name} width={all.length > 4 ? 56 : 72} height={all.length > 4 ? 56 : 72} />
          </span>
        ))}
      </div>
    )
  }
  return (
    <div className={styles.scene}>
      <Picture file={main} width={112} height={112} className={styles.main} />
      {others.map((name) => (
        <Picture key={name} file={name} width={44} height={44} className={styles.other} />
      ))}
    </div>
  )
}
