import { type FormEvent, useState } from 'react'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { planChangeLines } from '#domain/billing/disclosure.ts'
import { Link } from '#web/navigation/link.tsx'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { ConsentBox } from '#web/pay/checkout/consent-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { planNameText } from '#web/words/plan-name.ts'
import { ChangeDone } from './change-done.tsx'
import { planPrice, planTerms } from './data/plan-change-text.ts'
import { type OfferedPlan, type PlanOffer, planChangeWords } from './data/plan-change-words.ts'
import { useChoosePlan } from './data/subscription-changes.ts'
import { subscriptionWords } from './data/subscription-words.ts'
import { FactList } from './fact-list.tsx'
import styles from './plan-part.module.css'
import pageStyles from './subscription.module.css'
import { useConsent } from './use-consent.ts'

type PlanListProps = {
  readonly offer: PlanOffer
  readonly chosen: OfferedPlan
  readonly onChoose: (plan: OfferedPlan) => void
}

function PlanList({ offer, chosen, onChoose }: PlanListProps) {
  return (
    <fieldset className={styles.plans}>
      <legend className="visually-hidden">{planChangeWords.legend}</legend>
      {offer.plans.map((plan) => (
        <label key={plan.planKey} className={styles.plan} data-plan={plan.planKey}>
          <input
            type="radio"
            name="plan"
            value={plan.planKey}
            checked={plan.planKey === chosen.planKey}
            onChange={() => onChoose(plan)}
          />
          <span className={styles.name}>{planNameText(plan.planName)}</span>
          <span className={styles.price}>{planPrice(plan, offer.currency)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function PlanForm({ offer, first }: { readonly offer: PlanOffer; readonly first: OfferedPlan }) {
  const [choice, setChoice] = useState(first.planKey)
  const chosen = offer.plans.find(({ planKey }) => planKey === choice) ?? first
  const terms = planTerms(offer, chosen)
  const consent = useConsent(planChangeWords.consent(terms))
  const { state, send } = useChoosePlan(offer, chosen)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (consent.demand()) send()
  }
  return (
    <form className={pageStyles.part} method="dialog" onSubmit={submit} noValidate>
      <Heading title={planChangeWords.title} lead={planChangeWords.lead(offer.from)}>
        {planChangeWords.title}
      </Heading>
      <section className={pageStyles.card} aria-label={planChangeWords.present}>
        <FactList
          facts={[
            {
              label: planChangeWords.present,
              text: `${planNameText(offer.before.planName)}, ${planPrice(offer.before, offer.currency)}`,
            },
          ]}
        />
      </section>
      <PlanList offer={offer} chosen={chosen} onChoose={({ planKey }) => setChoice(planKey)} />
      <div className={styles.terms}>
        {planChangeLines(terms).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ConsentBox name="plan-consent" missing={planChangeWords.missing} {...consent.box} />
      {state.kind === 'failed' && <FieldError>{state.message}</FieldError>}
      <Button type="submit" action="change-plan" busy={state.kind === 'busy'}>
        {state.kind === 'busy'
          ? subscriptionWords.busy
          : planChangeWords.now({ ...chosen, planName: planNameText(chosen.planName) })}
      </Button>
      <Link className={pageStyles.link} to={subscriptionPaths.overview}>
        {subscriptionWords.back}
      </Link>
    </form>
  )
}

/** The choice of another plan from the next payment on, with all its terms and its own consent. */
export function PlanPart({ view }: { readonly view: SubscriptionView }) {
  const { planChange, planOffer } = view
  const first = planOffer?.plans[0]
  if (planOffer !== null && first !== undefined) return <PlanForm offer={planOffer} first={first} />
  if (planChange === null) return <ChangeDone {...planChangeWords.impossible} />
  const { title, lead, approve } = planChangeWords.done
  return (
    <ChangeDone
      title={planChange.state === 'to_approve' ? planChangeWords.coming.to_approve : title}
      lead={
        planChange.state === 'to_approve'
          ? approve
          : lead(planChange.from, planNameText(planChange.planName), planPrice(planChange, planChange.currency))
      }
    />
  )
}
