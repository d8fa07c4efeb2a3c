import { Picture } from '#web/pictures/picture.tsx'
import { sceneFile } from '#web/pictures/scene-pictures.ts'
import infoStyles from './info-screen.module.css'
import styles from './plate-sample.module.css'
import { samplePlate } from './sample-plate.ts'
import { samplePlateWords } from './sample-plate-words.ts'
import { trackerWords as words } from './tracker-words.ts'
import { usePhotosOffered } from './use-photos-offered.ts'

const { energy, items } = samplePlate

/** A drawn plate, labelled as a sample, with the figures that the real code computes for it, and the ways to log a meal. */
export function PlateSample() {
  const offered = usePhotosOffered()
  return (
    <>
      <figure className={styles.card}>
        <figcaption className={styles.caption}>{words.sample}</figcaption>
        <div className={styles.result}>
          <Picture file={sceneFile('scanned-plate')} width={104} height={104} />
          <p>
            {words.about}
            <strong className={styles.range}>{words.range(energy.low, energy.high)}</strong>
            {words.middle(energy.mid)}
          </p>
        </div>
        <dl className={styles.items}>
          {items.map(({ name, low, high }, at) => (
            <div key={name} className={styles.item}>
              <dt className={styles.name}>{samplePlateWords[at]}</dt>
              <dd>{words.grams(low, high)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.how}>{words.how}</p>
      </figure>
      <ul className={infoStyles.points} aria-label={words.ways}>
        {[...words.always, ...(offered === true ? [words.photos] : [])].map((way) => (
          <li key={way} className={infoStyles.point}>
            {way}
          </li>
        ))}
      </ul>
      {offered === false && <p className={styles.how}>{words.noPhotos}</p>}
    </>
  )
}
