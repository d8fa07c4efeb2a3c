import { Picture } from '#web/pictures/picture.tsx'
import { scenePictures } from '#web/pictures/scene-pictures.ts'
import styles from './home-scene.module.css'

const [bowl, ...foods] = scenePictures.home

/** A bowl, and what may go into it. */
export function HomeScene() {
  return (
    <div className={styles.scene}>
      <Picture file={bowl} width={148} height={148} className={styles.bowl} />
      {foods.map((name) => (
        <Picture key={name} file={name} width={52} height={52} className={styles.food} />
      ))}
    </div>
  )
}
