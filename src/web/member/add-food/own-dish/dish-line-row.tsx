import { useState } from 'react'
import type { TableFood } from '#domain/api/member/diary.ts'
import { FoodPicker } from '#web/member/add-food/photo/food-picker.tsx'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import type { DishLine } from './dish-draft.ts'
import styles from './own-dish.module.css'
import { ownDishWords as words } from './own-dish-words.ts'

const OTHER = 'other'
const NONE = ''

type DishLineRowProps = {
  readonly line: DishLine
  readonly foods: readonly TableFood[]
  readonly onChange: (line: DishLine) => void
  readonly onRemove: () => void
}

/** An ingredient of a recipe: the food it is taken for, and its grams. */
export function DishLineRow({ line, foods, onChange, onRemove }: DishLineRowProps) {
  const [isPicking, setPicking] = useState(false)
  const { text, choices, chosen, grams } = line
  const known = new Map([...choices, ...(chosen === null ? [] : [chosen])].map((food) => [food.id, food]))
  const choose = (key: string) => {
    if (key === OTHER) return setPicking(true)
    onChange({ ...line, chosen: known.get(key) ?? null })
  }
  return (
    <li className={styles.line} data-line={text}>
      <div className={styles.head}>
        <p>{text}</p>
        <button type="button" className={styles.icon} aria-label={words.remove(text)} onClick={onRemove}>
          <CloseIcon size={20} />
        </button>
      </div>
      <div className={styles.pair}>
        <select
          className={styles.input}
          aria-label={words.foodOf(text)}
          data-open={chosen === null}
          value={chosen?.id ?? NONE}
          onChange={(event) => choose(event.target.value)}
        >
          {chosen === null && <option value={NONE}>{words.pick}</option>}
          {[...known].map(([key, food]) => (
            <option key={key} value={key}>
              {food.name}
            </option>
          ))}
          <option value={OTHER}>{words.other}</option>
        </select>
        <input
          className={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          aria-label={words.gramsOf(text)}
          placeholder={words.unit}
          value={grams}
          onChange={(event) => onChange({ ...line, grams: event.target.value })}
        />
      </div>
      {isPicking && (
        <FoodPicker
          foods={foods}
          onClose={() => setPicking(false)}
          onPick={(food) => {
            onChange({ ...line, chosen: food })
            setPicking(false)
          }}
        />
      )}
    </li>
  )
}
