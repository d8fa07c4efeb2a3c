import { useId, useState } from 'react'
import type { TableFood } from '#domain/api/member/diary.ts'
import { type DishProblem, productOfDish } from '#domain/own-dish/own-dish.ts'
import type { Product } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { FoodPicker } from '#web/member/add-food/photo/food-picker.tsx'
import { gramsOf, usualFood } from '#web/member/add-food/tray.ts'
import { AvoidedNamesNote } from '#web/member/pack/avoided-names-note.tsx'
import { PlusIcon } from '#web/member/ui/line-icons.tsx'
import { oneLine } from '#web/member/words/one-line.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { inputNumber } from '#web/words/numbers.ts'
import { type DishDraft, type DishLine, dishOfDraft, figuresOfDraft, massOf, uncounted } from './dish-draft.ts'
import { DishLineRow } from './dish-line-row.tsx'
import styles from './own-dish.module.css'
import { ownDishWords as words } from './own-dish-words.ts'

type DishReviewProps = {
  readonly first: DishDraft
  readonly foods: readonly TableFood[]
  readonly onDone: (product: Product) => void
  readonly onBack: () => void
}

/** Everything in a dish, to be corrected: foods, amounts, its name and what it weighed when it was done. */
export function DishReview({ first, foods, onDone, onBack }: DishReviewProps) {
  const [draft, setDraft] = useState(first)
  const [wrong, setWrong] = useState<DishProblem | null>(null)
  const [isAdding, setAdding] = useState(false)
  const id = useId()
  const { lines } = draft
  const change = (next: Partial<DishDraft>) => {
    setWrong(null)
    setDraft({ ...draft, ...next })
  }
  const changeLine = (line: DishLine) => change({ lines: lines.map((each) => (each.id === line.id ? line : each)) })
  const add = (food: TableFood) => {
    const grams = inputNumber(gramsOf(usualFood(food)))
    change({
      lines: [
        ...lines,
        { id: `added ${lines.length} ${food.id}`, text: food.name, choices: [food], chosen: food, grams },
      ],
    })
    setAdding(false)
  }
  const finish = () => {
    const dish = dishOfDraft({ ...draft, name: oneLine(draft.name) })
    const product = productOfDish(dish)
    if (typeof product === 'string') setWrong(product)
    else onDone(product)
  }
  const missing = uncounted(lines)
  const field = (name: 'name' | 'made' | 'servings', problem: DishProblem | null) => (
    <label className={styles.field}>
      <span className={styles.soft}>{words[name]}</span>
      <input
        className={styles.input}
        name={name}
        type="text"
        inputMode={name === 'name' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={name === 'name' ? productLimits.nameLength : 6}
        placeholder={name === 'made' ? String(massOf(lines)) : undefined}
        aria-invalid={wrong !== null && wrong === problem}
        aria-describedby={wrong !== null && wrong === problem ? id : undefined}
        value={draft[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </label>
  )
  return (
    <>
      {field('name', 'no-name')}
      <h2 className={styles.name}>{words.foods}</h2>
      <AvoidedNamesNote names={lines.map(({ text, chosen }) => `${text} ${chosen?.name ?? ''}`)} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <DishLineRow
            key={line.id}
            line={line}
            foods={foods}
            onChange={changeLine}
            onRemove={() => change({ lines: lines.filter((each) => each.id !== line.id) })}
          />
        ))}
      </ul>
      {isAdding ? (
        <FoodPicker foods={foods} onPick={add} onClose={() => setAdding(false)} />
      ) : (
        <button type="button" className={styles.add} data-action="add-ingredient" onClick={() => setAdding(true)}>
          <PlusIcon />
          {words.add}
        </button>
      )}
      <div role="status">
        <p>{words.whole(Math.round(figuresOfDraft(draft).energy))}</p>
        {missing > 0 && <p className={styles.soft}>{words.uncounted(missing)}</p>}
      </div>
      {field('made', wrong === 'too-dense' ? 'too-dense' : 'no-weight')}
      <p className={styles.soft}>{words.madeNote(massOf(lines))}</p>
      {field('servings', null)}
      {wrong !== null && <FieldError id={id}>{words.wrong[wrong]}</FieldError>}
      <Button action="dish-done" onClick={finish}>
        {words.done}
      </Button>
      <Button look="quiet" action="another-recipe" onClick={onBack}>
        {words.back}
      </Button>
    </>
  )
}
