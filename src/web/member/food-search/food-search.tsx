import { type KeyboardEvent, useId, useState } from 'react'
import type { Food } from './food-reply.ts'
import styles from './food-search.module.css'
import { foodSearchWords as words } from './food-search-words.ts'
import { type FoodSearching, useFoodSearch } from './use-food-search.ts'

/** The option that a key makes active in an open list; null for none, undefined if the key is not an arrow. */
export function activeAfter(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return key === 'ArrowDown' || key === 'ArrowUp' ? null : undefined
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null
    default:
      return undefined
  }
}

type FoodSearchProps = {
  /** Foods that are on the list already and need not be offered. */
  readonly known: readonly string[]
  readonly onChoose: (food: Food) => void
  readonly label?: string
  /** Offers single foods without what they would take away, for anything but a ban. */
  readonly isPlain?: boolean
}

/** What a food or a family of foods takes away: "cod, salmon and 4 more · takes away 12 dishes". */
function holdsText({ dishes, holds, foods }: Food): string {
  const taken = dishes === 0 ? words.takesNone : words.takes(dishes)
  if (holds.length === 0) return taken
  const named = holds.join(', ')
  return foods > holds.length ? words.holdsMore(named, foods - holds.length, taken) : words.holds(named, taken)
}

function statusText(searching: FoodSearching, count: number): string {
  if (searching.kind === 'idle') return ''
  if (searching.kind === 'unreachable') return words.unreachable
  return count === 0 ? words.none : words.found(count)
}

/** A field that suggests foods while typing (ARIA combobox with a list): arrows move, Enter selects, Escape closes. */
export function FoodSearch({ known, onChoose, label = words.label, isPlain = false }: FoodSearchProps) {
  const [text, setText] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const [isClosed, setClosed] = useState(true)
  const searching = useFoodSearch(text)
  const id = useId()
  const isOffered = (food: Food) => !known.includes(food.id) && !(isPlain && food.holds.length > 0)
  const foods = searching.kind === 'found' ? searching.foods.filter(isOffered) : []
  const isOpen = !isClosed && foods.length > 0
  const shown = active !== null && active < foods.length ? active : null

  const type = (next: string) => {
    setText(next)
    setActive(null)
    setClosed(false)
  }
  const take = (food: Food | undefined) => {
    if (food === undefined) return
    type('')
    setClosed(true)
    onChoose(food)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (isOpen) setClosed(true)
      else type('')
    } else if (event.key === 'Enter') {
      // A single suggestion need not be selected with the arrows.
      const place = shown ?? (foods.length === 1 ? 0 : null)
      if (isOpen && place !== null) take(foods[place])
    } else {
      const next = activeAfter(event.key, isOpen ? shown : null, foods.length)
      if (next === undefined) return
      setClosed(false)
      setActive(next)
    }
    event.preventDefault()
  }
  return (
    <div className={styles.search}>
      <label className={styles.label} htmlFor={`${id}-field`}>
        {label}
      </label>
      <input
        id={`${id}-field`}
        className={styles.field}
        type="text"
        name="food"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        placeholder={isPlain ? words.plainPlaceholder : words.placeholder}
        value={text}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown !== null ? `${id}-${shown}` : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => setClosed(true)}
        onFocus={() => setClosed(text === '')}
      />
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
        {foods.map((food, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            key={food.id}
            id={`${id}-${place}`}
            className={styles.option}
            role="option"
            aria-selected={place === shown}
            // A press must not take the focus, which would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(food)}
          >
            <span>{food.name}</span>
            {!isPlain && <span className={styles.holds}>{holdsText(food)}</span>}
          </div>
        ))}
      </div>
      <p className={isOpen ? 'visually-hidden' : styles.status} role="status">
        {isClosed ? '' : statusText(searching, foods.length)}
      </p>
    </div>
  )
}
