import { useEffect, useMemo, useRef, useState } from 'react'
import { readRecipe } from '#domain/own-dish/read-recipe.ts'
import type { Product } from '#domain/product/product.ts'
import { useStore } from '#web/device/store.ts'
import { trayProduct } from '#web/member/add-food/tray.ts'
import type { WayInProps } from '#web/member/add-food/way-in.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { knownFoods } from '#web/member/diary/known-foods.ts'
import { newRecordId } from '#web/member/diary/write-diary.ts'
import { AvoidedNamesNote } from '#web/member/pack/avoided-names-note.tsx'
import { packWords } from '#web/member/pack/pack-words.ts'
import { PortionSheet } from '#web/member/pack/portion-sheet.tsx'
import { usualAmount } from '#web/member/pack/usual-amount.ts'
import { cachedOwnProducts, fetchOwnProducts, forgetProduct } from '#web/member/products/own-products.ts'
import { productQueue, rememberProduct } from '#web/member/products/product-store.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { type DishDraft, draftOf } from './dish-draft.ts'
import { DishReview } from './dish-review.tsx'
import { draftOfProduct } from './draft-of-product.ts'
import styles from './own-dish.module.css'
import { ownDishWords as words } from './own-dish-words.ts'

type Own = { readonly code: string; readonly product: Product }

type Step =
  | { readonly kind: 'start' }
  | { readonly kind: 'review'; readonly draft: DishDraft; readonly code: string }
  | ({ readonly kind: 'portion' } & Own)

/** The member's own dishes: those that wait on this device, and the others. */
function useOwnDishes(): readonly Own[] {
  const waiting = useStore(productQueue)
  const [kept, setKept] = useState<readonly Own[]>([])
  useEffect(() => {
    let isShown = true
    const show = (all: readonly Own[]) => {
      if (isShown) setKept(all)
    }
    void cachedOwnProducts()
      .then(show)
      .then(fetchOwnProducts)
      .then((all) => {
        if (all.length > 0) show(all)
      })
    return () => {
      isShown = false
    }
  }, [])
  const queued = waiting.map(({ code, said }): Own => ({ code, product: said.product }))
  const others = kept.filter(({ code }) => queued.every((each) => each.code !== code))
  return [...queued, ...others].filter(({ product }) => product.dish !== undefined)
}

/** Adds a portion of a dish of one's own: a known one, or a pasted recipe. */
export function OwnDishWay({ table, diary, onPut, onAdd }: WayInProps) {
  const [step, setStep] = useState<Step>({ kind: 'start' })
  const [pasted, setPasted] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const known = useStore(knownFoods)
  const dishes = useOwnDishes()
  const byId = useMemo(() => new Map((table?.foods ?? []).map((food) => [food.id, food])), [table])
  const shown = useRef<HTMLDivElement>(null)
  const { kind } = step
  useEffect(() => {
    if (kind !== 'start') shown.current?.focus()
  }, [kind])
  const start = () => setStep({ kind: 'start' })
  const read = () => {
    if (known === null) return
    const recipe = readRecipe(pasted)
    setEmpty(recipe.lines.length === 0)
    if (recipe.lines.length > 0)
      setStep({ kind: 'review', draft: draftOf(recipe, known.find, byId), code: newRecordId() })
  }
  const forget = async ({ code, product }: Own) => {
    const isForgotten = await forgetProduct(code)
    announce(isForgotten ? packWords.portion.forgotten(product.name) : packWords.portion.notForgotten)
    if (isForgotten) start()
  }
  if (step.kind === 'review') {
    const { code } = step
    return (
      <div className={styles.way} ref={shown} tabIndex={-1}>
        <DishReview
          first={step.draft}
          foods={table?.foods ?? []}
          onBack={start}
          onDone={(product) => {
            // Its figures are computed, so there is nothing to compare with a pack.
            rememberProduct(code, product, true)
            setPasted('')
            setStep({ kind: 'portion', code, product })
          }}
        />
      </div>
    )
  }
  if (step.kind === 'portion') {
    const { code, product } = step
    const draft = draftOfProduct(product, byId)
    return (
      <div className={styles.way} ref={shown} tabIndex={-1} data-dish={code}>
        <AvoidedNamesNote names={[product.name, ...draft.lines.map(({ text }) => text)]} />
        <PortionSheet
          product={product}
          usual={usualAmount(diary, code, product)}
          source={words.source}
          onLog={(portion) => onAdd([trayProduct(code, product, portion)])}
          onPut={(portion) => {
            onPut([trayProduct(code, product, portion)])
            start()
          }}
          onCorrect={() => setStep({ kind: 'review', draft, code })}
          onForget={() => void forget(step)}
          onCancel={start}
        />
      </div>
    )
  }
  return (
    <div className={styles.way}>
      {dishes.length > 0 && (
        <section aria-label={words.yours}>
          <h2 className={styles.name}>{words.yours}</h2>
          <ul className={styles.dishes}>
            {dishes.map(({ code, product }) => (
              <li key={code}>
                <button
                  type="button"
                  className={styles.dish}
                  onClick={() => setStep({ kind: 'portion', code, product })}
                >
                  <b>{product.name}</b>
                  <span className={styles.soft}>{words.energyOf(product.values.energy)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>{words.why}</p>
      <label className={styles.field}>
        <span className={styles.soft}>{words.paste}</span>
        <textarea
          className={styles.text}
          name="recipe"
          rows={6}
          placeholder={words.pasteHint}
          value={pasted}
          aria-describedby={isEmpty ? 'no-ingredient' : undefined}
          onChange={(event) => setPasted(event.target.value)}
        />
      </label>
      <p className={styles.soft}>{known === null ? words.loading : words.pasteNote}</p>
      {isEmpty && <FieldError id="no-ingredient">{words.nothing}</FieldError>}
      <Button action="read-recipe" onClick={read}>
        {words.read}
      </Button>
    </div>
  )
}
