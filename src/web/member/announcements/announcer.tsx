import { useEffect, useRef, useState } from 'react'
import { useStore } from '#web/device/store.ts'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { announcementWords } from './announcement-words.ts'
import { type Announcement, announcements } from './announcements.ts'
import styles from './announcer.module.css'
import { ChangeList } from './change-list.tsx'
import { TOP_PX, useEnd } from './use-end.ts'

/** How long an announcement is shown, ms: a slow reader takes about 80 per letter, and then has to reach the button. */
const shownFor = ({ text, action }: Announcement): number => (action === undefined ? 6_000 : 15_000) + 80 * text.length

function Card({ announcement }: { announcement: Announcement }) {
  const { text, more = [], action } = announcement
  const [isFocused, setFocused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const isHeld = isFocused || isPointedAt
  const cameFrom = useRef<HTMLElement | null>(null)
  useEffect(() => {
    // It stays while it is read or used.
    if (isHeld) return
    const timer = setTimeout(() => announcements.set(null), shownFor(announcement))
    return () => clearTimeout(timer)
  }, [announcement, isHeld])
  /** Closes the card. The focus returns to where it came from, or to the heading if that is gone. */
  const close = () => {
    const { current: origin } = cameFrom
    const next = origin?.isConnected ? origin : document.getElementById('heading')
    if (isFocused) next?.focus({ preventScroll: true })
    announcements.set(null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <div
      className={styles.card}
      role="group"
      aria-label={announcementWords.announced}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true)
        const isOutside = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
        if (isOutside) cameFrom.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <ChangeList changes={more} />
      </div>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          data-action="announced"
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={announcementWords.close} onClick={close}>
        <CloseIcon size={20} />
      </button>
    </div>
  )
}

/** Not in the style sheet, which is in the first document of every page of the plan. The distance is that of `useEnd`. */
const atTop = { position: 'fixed', inset: `${TOP_PX}px 12px auto` } as const

/** The live region for announcements. It is always in the page, so that screen readers notice what is put into it. */
export function Announcer() {
  const said = useStore(announcements)
  const place = useRef<HTMLDivElement>(null)
  const end = useEnd(place, said !== null)
  return (
    <div className={styles.place} role="status" ref={place} data-end={end} style={end === 'top' ? atTop : undefined}>
      {said !== null && <Card announcement={said} />}
    </div>
  )
}
