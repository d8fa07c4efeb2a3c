import type { RefObject } from 'react'
import { StepTimer } from '#web/member/cooking/step-timer.tsx'
import { IngredientList } from '#web/member/recipe/ingredient-list.tsx'
import styles from './cook-pages.module.css'
import type { CookedDish, CookStep, StepAmount } from './cook-steps.ts'
import { cookWords as words } from './cook-words.ts'

type Heading = RefObject<HTMLHeadingElement | null>

/** The most characters of a step that is set in the largest type, and in the large one. */
const LARGEST = 90
const LARGE = 170

const sizeOf = (text: string): string => (text.length <= LARGEST ? 'largest' : text.length <= LARGE ? 'large' : 'long')

/** The ingredients to lay out before starting. */
export function CookReady({
  heading,
  dishes,
  eaters,
  thaw,
}: {
  heading: Heading
  dishes: readonly CookedDish[]
  eaters: number
  /** Foods that come from the freezer. */
  thaw: string | undefined
}) {
  return (
    <>
      <h1 className={styles.ready} ref={heading} tabIndex={-1}>
        {words.ready}
      </h1>
      <p className={styles.lead}>{words.readyLead}</p>
      {thaw !== undefined && <p className={styles.lead}>{words.frozen(thaw)}</p>}
      {dishes.map(({ key, card, isOwn = false }) => (
        <section key={key} className={styles.dish} aria-label={card.title}>
          {dishes.length > 1 && <h2 lang={card.lang}>{card.title}</h2>}
          <IngredientList
            {...{ card, eaters }}
            dish={key}
            onBan={null}
            level={dishes.length > 1 ? 3 : 2}
            canGrow={isOwn}
          />
        </section>
      ))}
    </>
  )
}

function Amount({ amount: { amount, name, prep, isShared } }: { amount: StepAmount }) {
  return (
    <li className={styles.amount}>
      {!isShared && amount !== '' && <b>{amount} </b>}
      {name}
      {prep !== '' && `, ${prep}`}
      {isShared && amount !== '' && <span className={styles.shared}> ({words.inAll(amount)})</span>}
    </li>
  )
}

type CookStepProps = {
  readonly heading: Heading
  readonly step: CookStep
  readonly number: number
  readonly count: number
  /** The path that the step's timer leads back to. */
  readonly timerAt: string
}

/** One step: what to do, its ingredients, and a timer if it has a waiting time. */
export function CookStepView({ heading, step, number, count, timerAt }: CookStepProps) {
  const { dish, at, text, minutes, amounts } = step
  return (
    <>
      <h1 className={styles.number} ref={heading} tabIndex={-1}>
        {words.step(number, count)}
      </h1>
      <p className={styles.text} data-size={sizeOf(text)} lang={dish.card.lang}>
        {text}
      </p>
      {amounts.length > 0 && (
        <ul className={styles.amounts} aria-label={words.amounts} lang={dish.card.lang}>
          {amounts.map((amount) => (
            <Amount key={amount.key} amount={amount} />
          ))}
        </ul>
      )}
      {minutes !== null && minutes > 0 && (
        <div className={styles.timer}>
          <StepTimer dish={dish.key} step={at + 1} title={dish.card.title} minutes={minutes} at={timerAt} />
        </div>
      )}
    </>
  )
}

/** The screen after the last step, with what is to be put aside for later meals. */
export function CookDone({
  heading,
  title,
  dishes,
}: {
  heading: Heading
  title: string
  dishes: readonly CookedDish[]
}) {
  return (
    <>
      <h1 className={styles.done} ref={heading} tabIndex={-1}>
        {words.done}
      </h1>
      <p className={styles.text} data-size="large">
        {title}
      </p>
      <p className={styles.lead}>{words.doneLead}</p>
      {dishes
        .filter(({ card }) => card.hint !== '')
        .map(({ key, card }) => (
          <p key={key} className={styles.lead}>
            {card.hint}
          </p>
        ))}
    </>
  )
}
