import type { Product } from '#domain/api/products.ts'
import { renewsAlike, type Terms } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { planKeys } from '#domain/billing/plans.ts'
import { termsOf } from '#web/device/plan-terms.ts'
import { daysText } from '#web/words/dates.ts'
import { planNameText } from '#web/words/plan-name.ts'
import styles from './plan-cards.module.css'
import { planWords } from './plan-words.ts'

/** When a plan renews and at what price. */
function renewalText(terms: Terms): string {
  const text = renewsAlike(terms) ? planWords.renews : planWords.thenRenews
  return text(daysText(terms.renewalDays), formatMoney(terms.renewal))
}

type PlanCardsProps = {
  readonly plans: readonly Product[]
  readonly chosenId: string
  readonly isLocked: boolean
  readonly onChoose: (id: string) => void
}

/** The plans on offer, each with all its terms: no condition of a price is hidden elsewhere. */
export function PlanCards({ plans, chosenId, isLocked, onChoose }: PlanCardsProps) {
  return (
    <fieldset className={styles.plans} disabled={isLocked}>
      <legend className="visually-hidden">{planWords.legend}</legend>
      {plans.map((plan) => {
        const terms = termsOf(plan)
        const isChosen = plan.id === chosenId
        return (
          <label key={plan.id} className={styles.plan} data-plan={plan.key} data-chosen={isChosen}>
            <input
              className={styles.input}
              type="radio"
              name="plan"
              value={plan.id}
              checked={isChosen}
              onChange={() => onChoose(plan.id)}
            />
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.head}>
              <span className={styles.name}>{planNameText(terms.name)}</span>{' '}
              <span className={styles.days}>{planWords.forDays(daysText(terms.firstDays))}</span>
            </span>
            <span className={styles.price}>{formatMoney(terms.first)}</span>
            <span className={styles.due}>{planWords.dueToday}</span>
            <span className={styles.renewal}>{renewalText(terms)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** One placeholder card for each kind of plan, at full height, so that nothing moves when the prices arrive. */
export function WaitingPlans() {
  return (
    <div className={styles.plans} role="status" aria-label={planWords.loading}>
      {planKeys.map((key) => (
        <div key={key} className={styles.waiting} />
      ))}
    </div>
  )
}
