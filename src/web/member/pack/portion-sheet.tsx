import { type ReactNode, useId, useState } from 'react'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import type { DiaryFigures } from '#domain/diary/figures.ts'
import { portionFigures } from '#domain/product/portion.ts'
import type { Product, ProductAmount } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { useMember } from '#web/member/data/use-member-data.ts'
import { countText } from '#web/member/words/portions.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { inputNumber, readNumber } from '#web/words/numbers.ts'
import { basisText } from './doubt-text.ts'
import styles from './pack.module.css'
import { packWords } from './pack-words.ts'

const words = packWords.portion
const steps = [0.5, 1, 2] as const

export type Portion = { readonly amount: ProductAmount; readonly figures: DiaryFigures }

/** A portion with its figures, or why there is none: the amount is not valid, or more than an entry may hold. */
function portionOf(product: Product, unit: ProductAmount['in'], text: string): Portion | 'missing' | 'tooMuch' {
  const count = readNumber(text)
  if (count === null || count <= 0) return 'missing'
  const amount = { in: unit, count }
  const figures = portionFigures(product, amount)
  const most = unit === 'unit' ? productLimits.amount : productLimits.servings
  const isTooMuch = count > most || figures === null || figures.energy > diaryLimits.energyOfAnEntry
  return isTooMuch ? 'tooMuch' : { amount, figures }
}

type PortionSheetProps = {
  readonly product: Product
  /** The amount to start with: that of the last time, or the usual one. */
  readonly usual: ProductAmount
  /** Where the figures come from. */
  readonly source: ReactNode
  readonly onLog: (portion: Portion) => void
  readonly onPut: (portion: Portion) => void
  readonly onCorrect: () => void
  /** Null if the product is not the member's own. */
  readonly onForget?: (() => void) | null
  readonly onCancel: () => void
}

/** Asks how much of a product was eaten. The usual amount is filled in, so that one tap logs it. */
export function PortionSheet({
  product,
  usual,
  source,
  onLog,
  onPut,
  onCorrect,
  onForget = null,
  onCancel,
}: PortionSheetProps) {
  const [unit, setUnit] = useState(usual.in)
  const [text, setText] = useState(inputNumber(usual.count))
  const [isAsked, setAsked] = useState(false)
  const member = useMember()
  const units = member.kind === 'ready' ? member.value.settings.units : undefined
  const id = useId()
  const found = portionOf(product, unit, text)
  const portion = typeof found === 'string' ? null : found
  const wrong = isAsked && typeof found === 'string' ? found : null
  const finish = (use: (portion: Portion) => void) => {
    setAsked(true)
    if (portion !== null) use(portion)
  }
  const { serving, unit: packUnit } = product.basis
  const change = (next: string, nextUnit = unit) => {
    setText(next)
    setUnit(nextUnit)
    setAsked(false)
  }
  /** The same amount in the other unit. */
  const changeUnit = (next: string) => {
    const isServings = next === 'servings'
    if (serving === undefined || (isServings ? 'servings' : 'unit') === unit) return
    const count = readNumber(text) ?? 1
    change(inputNumber(isServings ? count / serving : count * serving), isServings ? 'servings' : 'unit')
  }
  return (
    <div className={styles.sheet}>
      <div>
        <h2 className={styles.name}>{product.name}</h2>
        <p className={styles.label}>{basisText(product.values.energy, product.basis, units)}</p>
        <p className={styles.label}>{source}</p>
      </div>
      <div className={styles.amount}>
        <label className={styles.field}>
          <span className={styles.label}>{words.amount}</span>
          <input
            className={styles.input}
            name="amount"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            aria-invalid={wrong !== null}
            aria-describedby={wrong === null ? undefined : id}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
        </label>
        <select
          className={styles.input}
          aria-label={words.unit}
          value={unit}
          onChange={(event) => changeUnit(event.target.value)}
        >
          <option value="unit">{packUnit}</option>
          {serving !== undefined && (
            <option value="servings">{`${words.servings} (${inputNumber(serving)} ${packUnit})`}</option>
          )}
        </select>
      </div>
      <div className={styles.chips}>
        {steps.map((step) => {
          const amount = inputNumber(usual.count * step)
          return (
            <button
              key={step}
              type="button"
              className={styles.chip}
              aria-label={words.times(countText(step))}
              aria-pressed={unit === usual.in && text === amount}
              onClick={() => change(amount, usual.in)}
            >
              {`${countText(step)}×`}
            </button>
          )
        })}
      </div>
      {wrong !== null && <FieldError id={id}>{words[wrong]}</FieldError>}
      <Button action="log" onClick={() => finish(onLog)}>
        {portion === null ? words.log : words.logEnergy(portion.figures.energy)}
      </Button>
      <div className={styles.links}>
        <button type="button" className={styles.link} data-action="put-product" onClick={() => finish(onPut)}>
          {words.put}
        </button>
        <button type="button" className={styles.link} data-action="correct" onClick={onCorrect}>
          {words.correct}
        </button>
        {onForget !== null && (
          <button type="button" className={styles.link} data-action="forget" onClick={onForget}>
            {words.forget}
          </button>
        )}
        <button type="button" className={styles.link} data-action="again" onClick={onCancel}>
          {words.again}
        </button>
      </div>
    </div>
  )
}
