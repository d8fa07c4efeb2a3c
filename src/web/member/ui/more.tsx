import { type ReactNode, useId, useState } from 'react'
import styles from './more.module.css'
import { moreButtonWords } from './more-button-words.ts'

type MoreProps = {
  readonly children: ReactNode
  /** Something in it is in force, so it is seen from the start. */
  readonly startsOpen?: boolean
  /** A sheet has an action a line; a row becomes part of the row around it, without the button, where there is room. */
  readonly look: 'sheet' | 'row'
}

/** A button that shows what is needed less often. Both are items of the row around them; what is shown has a line of its own. */
export function More({ children, look, startsOpen = false }: MoreProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(startsOpen)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-action="more"
        data-look={look}
        aria-label={moreButtonWords.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
          <circle cx="5" cy="12" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="19" cy="12" r="2" />
        </svg>
      </button>
      <div className={styles.panel} id={id} data-look={look} hidden={!isOpen}>
        {children}
      </div>
    </>
  )
}
