import { useId, useState } from 'react'
import type { IngredientLine } from '#domain/api/member/recipe.ts'
import { lineFor } from '#web/member/data/line-for.ts'
import styles from './ingredient-row.module.css'
import { recipeWords } from './recipe-words.ts'
import { TickLine } from './tick-line.tsx'

/** Leaves an ingredient out of all plans; the name is for the announcement. */
export type Ban = (ingredient: string, name: string) => void

type IngredientRowProps = {
  line: IngredientLine
  /** The number of people that the amounts are for. */
  people: number
  /** Set if the line is in another language than the page. */
  lang: 'en' | undefined
  isTicked: boolean
  onTick: () => void
  /** Null if nothing can be banned. */
  onBan: Ban | null
}

/** One ingredient: its amount and name, what it replaces and why, and a button never to get it again. */
export function IngredientRow({ line, people, lang, isTicked, onTick, onBan }: IngredientRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const menu = useId()
  const { optional, insteadOf, label } = line
  const { amount, name, prep } = lineFor(line, people)
  const after = [prep, optional ? recipeWords.optional : ''].filter((part) => part !== '').join(', ')
  return (
    <li className={styles.row} data-ticked={isTicked}>
      <TickLine isTicked={isTicked} onTick={onTick}>
        <span className={styles.what} lang={lang}>
          {amount !== '' && <b>{amount} </b>}
          {name}
        </span>
        {after !== '' && <span className={styles.prep}>, {after}</span>}
        {insteadOf !== null && (
          <span className={styles.note}>{recipeWords.insteadOf(insteadOf.name, insteadOf.because)}</span>
        )}
        {label !== '' && <span className={styles.note}>{label}</span>}
      </TickLine>
      {onBan !== null && (
        <button
          type="button"
          className={styles.more}
          aria-label={recipeWords.moreAbout(name)}
          aria-expanded={isOpen}
          aria-controls={menu}
          onClick={() => setIsOpen(!isOpen)}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
            <path d="M5 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM12 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM19 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z" />
          </svg>
        </button>
      )}
      <div className={styles.menu} id={menu} hidden={!isOpen}>
        {onBan !== null && (
          <>
            <button type="button" className={styles.never} onClick={() => onBan(line.ingredient, name)}>
              {recipeWords.never(name)}
            </button>
            <p className={styles.means}>{recipeWords.neverMeans}</p>
          </>
        )}
      </div>
    </li>
  )
}
