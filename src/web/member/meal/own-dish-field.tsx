import { useId, useState } from 'react'
import type { OwnDishOffer } from '#domain/api/member/own-dishes.ts'
import type { MealView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { ownDishesFrom } from '#web/member/data/own-dishes-reply.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { ownMealWords as words } from '#web/member/words/own-meal-words.ts'
import { grams, kcal } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { joinedList } from '#web/words/lists.ts'
import styles from './away-field.module.css'
import actions from './meal-actions.module.css'

type OwnDishFieldProps = {
  readonly place: Place
  readonly meal: MealView
  readonly isBusy: boolean
  readonly onChange: (code: string, isForMe: boolean) => void
}

/** What speaks against a dish for whoever would eat it; null if nothing does. */
function objectionTo({ unknown, avoided, forAll }: OwnDishOffer, isForMe: boolean): string | null {
  if (unknown.length > 0) return words.unknown(joinedList(unknown, ''))
  if (avoided.length > 0) return words.avoided(joinedList(avoided, ''))
  return isForMe || forAll ? null : words.notForAll
}

/** The member's own dishes with the portion for this meal, of which one is put in its place. */
function Offers({ place, meal, isBusy, onChange, onClose }: OwnDishFieldProps & { readonly onClose: () => void }) {
  const id = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const hasTable = meal.plates !== undefined
  const [isForMe, setIsForMe] = useState(true)
  const data = useMemberData(`${filled(routes.memberOwnDishes, place)}?today=${today()}`, ownDishesFrom, null)
  if (data.kind !== 'ready') return <p role="status">{data.kind === 'loading' ? words.loading : words.failed}</p>
  const { dishes } = data.value
  const mayPut = dishes.some((dish) => dish.code === chosen && objectionTo(dish, isForMe || !hasTable) === null)
  const save = () => {
    if (isBusy || chosen === null || !mayPut) return
    onChange(chosen, hasTable && isForMe)
    onClose()
  }
  return (
    <>
      {dishes.length === 0 && <p>{words.none}</p>}
      {dishes.map((dish) => {
        const against = objectionTo(dish, isForMe || !hasTable)
        return (
          <label key={dish.code} className={styles.choice} data-own-dish={dish.code} data-fits={against === null}>
            <input
              type="radio"
              name={id}
              value={dish.code}
              disabled={against !== null}
              checked={chosen === dish.code}
              onChange={() => setChosen(dish.code)}
            />
            <span>
              <span className={styles.name}>{dish.name}</span>
              <span className={styles.about}>{against ?? words.portion(grams(dish.grams), kcal(dish.energy))}</span>
            </span>
          </label>
        )
      })}
      {hasTable && dishes.length > 0 && (
        <fieldset className={styles.whom}>
          <legend className={styles.legend}>{words.whom}</legend>
          {[true, false].map((value) => (
            <label key={String(value)} className={styles.choice}>
              <input type="radio" name={`${id}-whom`} checked={isForMe === value} onChange={() => setIsForMe(value)} />
              {value ? words.me : words.all}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.buttons}>
        {dishes.length > 0 && (
          <button
            type="button"
            className={actions.action}
            data-action="keep-own-dish"
            aria-disabled={isBusy || !mayPut || undefined}
            onClick={save}
          >
            {words.save}
          </button>
        )}
        <Link className={actions.action} to={memberPages.addFood.path({ day: today(), insteadOf: null, scans: false })}>
          {words.add}
        </Link>
        <button type="button" className={actions.action} onClick={onClose}>
          {words.close}
        </button>
      </div>
      <p className={styles.hint}>{words.hint}</p>
    </>
  )
}

/** Puts a dish of the member's own in the place of a meal: a button that opens the choice. */
export function OwnDishField(props: OwnDishFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen)
    return (
      <button
        type="button"
        className={actions.action}
        data-action="own-dish"
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
      >
        {words.open}
      </button>
    )
  return (
    <fieldset className={styles.field} data-own-dishes>
      <legend className={styles.legend}>{words.title}</legend>
      <Offers {...props} onClose={() => setIsOpen(false)} />
    </fieldset>
  )
}
