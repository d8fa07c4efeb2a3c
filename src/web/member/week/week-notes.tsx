import type { WeekView } from '#domain/api/member/week.ts'
import styles from './week-notes.module.css'
import { weekWords } from './week-words.ts'

const SHOWN = 2

/** The first note, which is praise if there is any; then what was relaxed, then the other notes. */
export function firstNotes({ notes, relaxed }: Pick<WeekView, 'notes' | 'relaxed'>): readonly string[] {
  return [...notes.slice(0, 1), ...relaxed, ...notes.slice(1)]
}

/** The notes on a week and on what was relaxed in it. */
export function WeekNotes({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  const rest = sentences.slice(SHOWN)
  return (
    <section className={styles.notes} aria-label={weekWords.notes}>
      {sentences.slice(0, SHOWN).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{weekWords.moreNotes(rest.length)}</summary>
          {rest.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      )}
    </section>
  )
}
