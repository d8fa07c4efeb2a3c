import { useMemo, useState } from 'react'
import type { TableFood } from '#domain/api/member/diary.ts'
import { useStore } from '#web/device/store.ts'
import { searchOf } from '#web/member/add-food/found-foods.ts'
import { knownFoods } from '#web/member/diary/known-foods.ts'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import styles from './food-picker.module.css'
import { photoWords as words } from './photo-words.ts'

const MOST_SHOWN = 6

type FoodPickerProps = {
  readonly foods: readonly TableFood[]
  /** What is searched for at first. */
  readonly named?: string
  readonly onPick: (food: TableFood) => void
  readonly onClose: () => void
}

/** A search by name for one food of the table. */
export function FoodPicker({ foods, named = '', onPick, onClose }: FoodPickerProps) {
  const [typed, setTyped] = useState(named)
  const known = useStore(knownFoods)
  const find = useMemo(() => searchOf({ foods: [...foods], dishes: [] }, known, new Set()), [foods, known])
  const found = find(typed)
    .found.flatMap((each) => (each.kind === 'food' ? [each.food] : []))
    .slice(0, MOST_SHOWN)
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        <input
          // The field appears because the member asked for it.
          // biome-ignore lint/a11y/noAutofocus: the press that opened it leaves no other place for the focus
          autoFocus
          className={styles.input}
          type="search"
          name="pick"
          autoComplete="off"
          maxLength={40}
          aria-label={words.search}
          placeholder={words.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" className={styles.icon} aria-label={words.close} onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      </div>
      <ul className={styles.found}>
        {found.map((food) => (
          <li key={food.id}>
            <button type="button" className={styles.food} data-pick={food.id} onClick={() => onPick(food)}>
              {food.name}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && typed.trim().length > 1 && <p role="status">{words.nothing}</p>}
    </div>
  )
}
