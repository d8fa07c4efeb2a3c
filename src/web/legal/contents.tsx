import type { MouseEvent } from 'react'
import type { LegalSection } from './legal-document.ts'
import styles from './legal-page.module.css'
import { legalWords } from './legal-words.ts'
import { textLanguage } from './text-language.ts'

/** Scrolls to a section of this page without adding a history entry, so that Back leaves the page. */
function goTo(event: MouseEvent, id: string): void {
  const section = document.getElementById(id)
  if (section === null || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  section.scrollIntoView()
  section.querySelector('h2')?.focus({ preventScroll: true })
  window.history.replaceState(window.history.state, '', `#${id}`)
}

const Links = ({ sections }: { sections: readonly LegalSection[] }) => (
  <ol className={styles.links} lang={textLanguage}>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
          {title}
        </a>
      </li>
    ))}
  </ol>
)

/** Table of contents: beside the text if there is room, otherwise collapsed above it. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav className={styles.contents} aria-label={legalWords.contents}>
      <details className={styles.folded}>
        <summary>{legalWords.contents}</summary>
        <Links sections={sections} />
      </details>
      <div className={styles.beside}>
        <Links sections={sections} />
      </div>
    </nav>
  )
}
