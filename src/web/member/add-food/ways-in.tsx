import { Suspense, useEffect, useRef, useState } from 'react'
import { addFoodWords as words } from './add-food-words.ts'
import { allWaysIn } from './all-ways-in.ts'
import { usePhotoHost } from './photo/use-photo-host.ts'
import type { WayIn, WayInProps } from './way-in.ts'
import styles from './ways-in.module.css'

function Way({ way: { name, title, Panel }, isFirst, ...props }: WayInProps & { way: WayIn; isFirst: boolean }) {
  // The panel stays mounted once opened, so that closing it does not discard what was begun.
  const [wasOpened, setWasOpened] = useState(isFirst)
  const details = useRef<HTMLDetailsElement>(null)
  const isNamed = name === 'number' && props.named !== null
  useEffect(() => {
    if (!isNamed || details.current === null) return
    details.current.open = true
    details.current.scrollIntoView({ block: 'nearest' })
  }, [isNamed])
  return (
    <details
      ref={details}
      className={styles.card}
      data-way={name}
      open={isFirst}
      onToggle={(event) => setWasOpened(wasOpened || event.currentTarget.open)}
    >
      <summary className={styles.open}>{title}</summary>
      {wasOpened && (
        <Suspense>
          <Panel {...props} />
        </Suspense>
      )}
    </details>
  )
}

/** The way that is open for whoever comes to scan: most packs have a code. */
const SCANNED_FIRST = 'barcode'

/** Every other way to add what was eaten, each closed until its name is pressed. */
export function WaysIn({ scans, ...props }: WayInProps & { readonly scans: boolean }) {
  const readsPhotos = usePhotoHost() !== null
  return (
    <section className={styles.ways} aria-label={words.ways}>
      {allWaysIn
        .filter(({ isOffered }) => isOffered?.({ readsPhotos }) ?? true)
        .map((way) => (
          <Way key={way.name} way={way} isFirst={scans && way.name === SCANNED_FIRST} {...props} />
        ))}
    </section>
  )
}
