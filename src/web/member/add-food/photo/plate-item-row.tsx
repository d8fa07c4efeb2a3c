import { useState } from 'react'
import type { TableFood } from '#domain/api/member/diary.ts'
import type { Preparation } from '#domain/diary/preparations.ts'
import { AmountStepper } from '#web/member/ui/amount-stepper.tsx'
import { portionText } from '#web/member/words/portions.ts'
import { grams } from '#web/member/words/week.ts'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { FoodPicker } from './food-picker.tsx'
import { preparationWords, photoWords as words } from './photo-words.ts'
import { keyOfMatch, matchOfFood, nameOfMatch, type PlateItem, servingsOf, stepped } from './plate-item.ts'
import styles from './plate-item-row.module.css'

const OTHER = 'other'
const NONE = ''

function amountText({ chosen, grams: { mid } }: PlateItem): string {
  return chosen?.kind === 'dish' ? portionText(servingsOf(chosen, mid)) : grams(Math.round(mid))
}

/** "chicken breast, grilled", unless the name says so already. */
function seenText(name: string, preparation: Preparation): string {
  const made = preparationWords[preparation]
  return made === '' || name.toLowerCase().includes(made) ? name : words.seen(name, made)
}

/** How sure the amount is, and the amount counted if the table weighs the food raw or before cooking. */
function noteOf({ chosen, grams: { low, mid, high }, isByHand }: PlateItem): string {
  const span = isByHand ? words.byHand : words.between(Math.round(low), Math.round(high))
  if (chosen?.kind !== 'food' || chosen.tableGrams === 1) return span
  const counted = chosen.tableGrams < 1 ? words.countedBeforeCooking : words.countedRaw
  return words.seen(span, counted(Math.round(mid * chosen.tableGrams)))
}

type PlateItemRowProps = {
  readonly item: PlateItem
  readonly foods: readonly TableFood[]
  readonly onChange: (item: PlateItem) => void
  readonly onRemove: () => void
}

/** An item of a photo: the food it is taken for, the alternatives, and its amount. */
export function PlateItemRow({ item, foods, onChange, onRemove }: PlateItemRowProps) {
  const { name, preparation, chosen, matches } = item
  const [isPicking, setIsPicking] = useState(false)
  const choices = [...matches, ...(chosen === null ? [] : [chosen])]
  const known = new Map(choices.map((match) => [keyOfMatch(match), match]))
  const choose = (key: string) => {
    if (key === OTHER) return setIsPicking(true)
    onChange({ ...item, chosen: known.get(key) ?? null })
  }
  return (
    <li className={styles.row} data-item={name}>
      <div className={styles.head}>
        <p className={styles.name}>{seenText(name, preparation)}</p>
        <button type="button" className={styles.icon} aria-label={words.remove(name)} onClick={onRemove}>
          <CloseIcon size={20} />
        </button>
      </div>
      <select
        className={styles.food}
        aria-label={words.foodOf(name)}
        data-open={chosen === null}
        value={chosen === null ? NONE : keyOfMatch(chosen)}
        onChange={(event) => choose(event.target.value)}
      >
        {chosen === null && <option value={NONE}>{words.pick}</option>}
        {[...known].map(([key, match]) => (
          <option key={key} value={key}>
            {nameOfMatch(match)}
          </option>
        ))}
        <option value={OTHER}>{words.other}</option>
      </select>
      {isPicking && (
        <FoodPicker
          foods={foods}
          named={chosen === null ? name : ''}
          onClose={() => setIsPicking(false)}
          onPick={(food) => {
            onChange({ ...item, chosen: matchOfFood(food, preparation) })
            setIsPicking(false)
          }}
        />
      )}
      {chosen !== null && (
        <AmountStepper
          labels={{ less: words.less(name), amount: words.amount(name), more: words.more(name) }}
          text={amountText(item)}
          onStep={(direction) => onChange(stepped(item, direction))}
        >
          <span className={styles.note}>{noteOf(item)}</span>
        </AmountStepper>
      )}
    </li>
  )
}
