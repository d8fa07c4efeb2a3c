import { useEffect, useState } from 'react'
import type { Product } from '#domain/api/products.ts'
import { renewsAlike } from '#domain/billing/disclosure.ts'
import { formatMoney } from '#domain/billing/money.ts'
import { brand } from '#domain/brand.ts'
import { locales } from '#domain/language/locales.ts'
import { pageLanguage } from '#domain/language/page-language.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { mainStore } from '#web/device/main-store.ts'
import { loadPaymentPlans } from '#web/device/payment-plans.ts'
import { termsOf } from '#web/device/plan-terms.ts'
import { storageKeys, writeLastingEntry } from '#web/device/storage.ts'
import { useStore } from '#web/device/store.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import { LinkedText } from '#web/navigation/linked-text.tsx'
import { pages } from '#web/navigation/views.ts'
import { cutPlateAddress } from '#web/pictures/plate-address.ts'
import { daysText } from '#web/words/dates.ts'
import { formatWhole } from '#web/words/numbers.ts'
import { planNameText } from '#web/words/plan-name.ts'
import styles from './home-below.module.css'
import { homeBelowWords as words } from './home-below-words.ts'
import { homeWeek } from './home-week.generated.ts'

/** What a plan costs, now and at every renewal. */
function priceText(plan: Product): string {
  const terms = termsOf(plan)
  const [renewal, every] = [formatMoney(terms.renewal), daysText(terms.renewalDays)]
  return renewsAlike(terms)
    ? words.prices.every(renewal, every)
    : words.prices.intro(formatMoney(terms.first), daysText(terms.firstDays), renewal, every)
}

/** Every plan with its full price, as soon as the prices are there; their place is kept. */
function Prices() {
  const { paymentPlans } = useStore(mainStore)
  useEffect(() => whenIdle(() => void loadPaymentPlans()), [])
  return (
    <section className={styles.part} aria-labelledby="prices">
      <h2 id="prices">{words.prices.title}</h2>
      <ul className={styles.prices}>
        {paymentPlans.map((plan) => (
          <li key={plan.id} className={styles.price}>
            <strong>{planNameText(plan.name)}</strong>
            <span>{priceText(plan)}</span>
          </li>
        ))}
        {paymentPlans.length === 0 && <li className={styles.waiting}>{words.prices.loading}</li>}
      </ul>
    </section>
  )
}

const rare = [
  [words.rare.range, words.rare.rangeText],
  [words.rare.day, words.rare.dayText],
  [words.rare.cancel, words.rare.cancelText],
] as const

/** A week that the planner made, as its plates. */
function RealWeek() {
  const meals = homeWeek.days.reduce((sum, day) => sum + day.length, 0)
  return (
    <section className={styles.week} aria-labelledby="week">
      <h2 id="week">{words.week.title}</h2>
      <p>{words.week.text(formatWhole(meals), formatWhole(homeWeek.energy))}</p>
      <ol className={styles.days}>
        {homeWeek.days.map((day, at) => (
          <li key={`${at}-${day[0]}`} className={styles.day}>
            <span>{words.week.day(at + 1)}</span>
            {day.map((dish, meal) => (
              <img
                // The same dish may be eaten twice in a day.
                key={`${meal}-${dish}`}
                src={cutPlateAddress(dish)}
                width={72}
                height={72}
                alt=""
                loading="lazy"
                decoding="async"
                draggable={false}
              />
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Said before the first answer where the browser stores nothing, as many in-app browsers do. */
function Forgetful() {
  const [isForgetful, setForgetful] = useState(false)
  useEffect(() => setForgetful(!writeLastingEntry(storageKeys.hero, JSON.stringify(heroStore.get()))), [])
  return (
    isForgetful && (
      <p className={styles.forgetful} role="status">
        {words.forgetful.text}{' '}
        <a href={window.location.href} target="_blank" rel="noopener">
          {words.forgetful.open}
        </a>
      </p>
    )
  )
}

/** Everything of the home page below its question: what is rare here, the small print, the prices and a real week. */
export function HomeBelow() {
  // This part is hydrated after the page, so what the page knows of hydration is too early for it.
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <>
      <Forgetful />
      <ul className={styles.rare}>
        {rare.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className={styles.legal}>
        <LinkedText text={words.consent} to={pages} /> · {brand.legal.company}
        {locales.map(({ tag, name }) =>
          tag === pageLanguage.tag ? null : (
            <span key={tag}>
              {' · '}
              <a href={`?lang=${tag}`} lang={tag}>
                {name}
              </a>
            </span>
          ),
        )}
      </p>
      {/* Below what is seen first: not in the document, which has to fit into the first round trip. */}
      {isAlive && (
        <>
          <Prices />
          <RealWeek />
        </>
      )}
    </>
  )
}
