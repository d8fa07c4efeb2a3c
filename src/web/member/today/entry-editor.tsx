import { useEffect, useState } from 'react'
import type { Eatable } from '#domain/api/member/diary.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import type { ShownDiary, ShownRecord } from '#web/member/diary/diary-queue.ts'
import { useFoodTable } from '#web/member/diary/use-food-table.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { deletionOf } from '#web/member/diary/write-diary.ts'
import { countText } from '#web/member/words/portions.ts'
import { inputNumber, readNumber } from '#web/words/numbers.ts'
import { editedEntry, favouriteOf, sameEaten } from './edited-entry.ts'
import styles from './rows.module.css'
import { todayWords } from './today-words.ts'

const words = todayWords.edit
const said = todayWords.said

const portions = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

type Save = (change: Parameters<typeof editedEntry>[1]) => void

/** A field for an amount that is stored when the field is left, so that no half-typed number counts. */
function AmountField({
  label,
  value,
  most,
  onSave,
}: {
  label: string
  value: number
  most: number
  onSave: (amount: number) => void
}) {
  const [text, setText] = useState(inputNumber(value))
  // Showing the stored amount must not replace the field, which would lose the focus.
  useEffect(() => setText(inputNumber(value)), [value])
  const save = () => {
    const amount = readNumber(text)
    if (amount === null || amount <= 0 || amount > most) setText(inputNumber(value))
    else if (amount !== value) onSave(amount)
  }
  return (
    <label className={styles.field}>
      {label}
      <input
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
    </label>
  )
}

function Amounts({ eaten, nameOf, onSave }: { eaten: Eatable; nameOf: (food: string) => string; onSave: Save }) {
  switch (eaten.kind) {
    case 'dish':
      return (
        <fieldset className={styles.chips}>
          <legend className={styles.small}>{words.portion}</legend>
          {portions.map((portion) => (
            <button
              key={portion}
              type="button"
              className={styles.chip}
              aria-pressed={eaten.portion === portion}
              onClick={() => onSave({ to: 'portion', portion })}
            >
              {countText(portion)}
            </button>
          ))}
        </fieldset>
      )
    case 'plate':
      return eaten.foods.map(({ food, grams }, at) => (
        <AmountField
          key={`${food} ${at}`}
          label={words.gramsOf(nameOf(food))}
          value={grams}
          most={diaryLimits.gramsOfAFood}
          onSave={(amount) => onSave({ to: 'grams', at, grams: amount })}
        />
      ))
    case 'product': {
      const { amount, product } = eaten
      const isServings = amount.in === 'servings'
      return (
        <AmountField
          label={isServings ? words.portion : words.amountIn[product.basis.unit]}
          value={amount.count}
          most={isServings ? productLimits.servings : productLimits.amount}
          onSave={(count) => onSave({ to: 'amount', count })}
        />
      )
    }
    case 'number':
      return (
        <AmountField
          label={words.energy}
          value={eaten.energy}
          most={diaryLimits.energyOfAnEntry}
          onSave={(amount) => onSave({ to: 'energy', energy: Math.round(amount) })}
        />
      )
  }
}

type EntryEditorProps = { readonly shown: ShownRecord; readonly eaten: Eatable; readonly diary: ShownDiary }

/** Edits an entry: its amount, whether it is a favourite, and deleting it. */
export function EntryEditor({ shown, eaten, diary }: EntryEditorProps) {
  const favourite = diary.favourites.find(({ record }) => record.kind === 'favourite' && sameEaten(record.eaten, eaten))
  const data = useFoodTable()
  const table = data.kind === 'ready' ? data.value : null
  const save: Save = (change) => {
    const write = editedEntry(shown, change, table)
    if (write !== null) writeAndSay(diary, [write], said.changed(shown.title))
  }
  const toggleFavourite = () =>
    favourite === undefined
      ? writeAndSay(diary, [favouriteOf(eaten, shown)], said.favoured(shown.title))
      : writeAndSay(diary, [deletionOf(favourite.id)], said.unfavoured(shown.title))
  return (
    <>
      <Amounts
        eaten={eaten}
        nameOf={(id) => table?.foods.find((food) => food.id === id)?.name ?? id.replaceAll('-', ' ')}
        onSave={save}
      />
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.chip}
          data-action="favourite"
          aria-pressed={favourite !== undefined}
          onClick={toggleFavourite}
        >
          {words.favourite}
        </button>
        <button
          type="button"
          className={styles.action}
          data-action="remove"
          onClick={() => writeAndSay(diary, [deletionOf(shown.id)], said.removed(shown.title))}
        >
          {words.remove}
        </button>
      </div>
    </>
  )
}
