import { Suspense, useEffect, useRef, useState } from 'react'
import { href, pages } from '#web/navigation/views.ts'
import { addFoodWords as words } from './add-food-words.ts'
import { allWaysIn } from './all-ways-in.ts'
import { usePhotoHost } from './photo/use-photo-host.ts'
import type { WayIn, WayInProps } from './way-in.ts'
import styles from './ways-in.module.css'

function Way({ way: { name, title, Panel }, ...props }: WayInProps & { way: WayIn }) {
  // The panel stays mounted once opened, so that closing it does not discard what was begun.
  const [wasOpened, setWasOpened] = useState(false)
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

/** Every other way to add what was eaten, each closed until its name is pressed. */
export function WaysIn(props: WayInProps) {
  const readsPhotos = usePhotoHost() !== null
  return (
    <>
      {allWaysIn
        .filter(({ isOffered }) => isOffered?.({ readsPhotos }) ?? true)
        .map((way) => (
          <Way key={way.name} way={way} {...props} />
        ))}
      <p className={styles.credits}>
        <a href={href(pages.credits)}>{words.credits}</a>
      </p>
    </>
  )
}
