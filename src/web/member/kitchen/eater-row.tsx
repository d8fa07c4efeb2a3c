import { type ReactNode, useState } from 'react'
import type { EaterView } from '#domain/api/member/household.ts'
import { eaterName } from '#web/member/table/eater-name.ts'
import { avoidedWords, dietWords } from '#web/member/words/restriction-words.ts'
import { joinedList } from '#web/words/lists.ts'
import type { OtherEater } from './eater-form.tsx'
import styles from './kitchen.module.css'
import { kitchenWords as words } from './kitchen-words.ts'
import { ShownWeights } from './shown-weights.tsx'

type Adult = Exclude<EaterView, OtherEater>

/** What the kitchen knows of an adult; nothing of it matters to somebody who eats alone. */
function factsOfAdult({ isYou, showsWeight, isCook }: Adult, isAlone: boolean): readonly string[] {
  if (isAlone) return [words.alone]
  const weight = isYou ? (showsWeight ? words.youShow : words.youHide) : showsWeight ? words.shows : words.hides
  return [weight, ...(isCook ? [isYou ? words.yourCook : words.cook] : [])]
}

/** Age, appetite and rules of a child or a guest: there is nothing else. */
function factsOfOther({ age, appetite, diets, restrictions, banned }: OtherEater): readonly string[] {
  const allergies = restrictions.filter((each) => each !== 'NONE').map((each) => avoidedWords[each])
  const foods = [...allergies, ...banned.map(({ name }) => name)]
  const eats = diets.map((diet) => dietWords[diet])
  return [
    words.other(age, words.appetites[appetite]),
    ...(foods.length === 0 ? [] : [words.never(joinedList(foods, ''))]),
    ...(eats.length === 0 ? [] : [words.diets(joinedList(eats, ''))]),
  ]
}

type RowProps = {
  readonly eater: EaterView
  /** Whether nobody else eats in the kitchen. */
  readonly isAlone: boolean
  readonly onChange: (eater: OtherEater) => void
  readonly onRemove: (eater: EaterView) => void
}

/** Somebody who eats in the kitchen, with what can be done about it. Nobody removes themselves: they leave. */
export function EaterRow({ eater, isAlone, onChange, onRemove }: RowProps) {
  const name = eaterName(eater)
  const isAdult = eater.kind === 'adult'
  const facts = isAdult ? factsOfAdult(eater, isAlone) : factsOfOther(eater)
  return (
    <li className={styles.eater} data-eater={eater.kind}>
      <span className={styles.mark} aria-hidden="true">
        {[...name][0]}
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        {facts.map((fact) => (
          <p key={fact} className={styles.hint}>
            {fact}
          </p>
        ))}
      </div>
      {isAdult && !eater.isYou && eater.showsWeight && <ShownWeights eater={eater.id} name={name} />}
      {!(isAdult && eater.isYou) && (
        <Removal
          name={name}
          sure={isAdult ? words.sureRemove(name) : words.sureRemoveOther(name)}
          onRemove={() => onRemove(eater)}
        >
          {!isAdult && (
            <button type="button" className={styles.second} data-action="change-eater" onClick={() => onChange(eater)}>
              {words.change}
              <span className="visually-hidden"> {name}</span>
            </button>
          )}
        </Removal>
      )}
    </li>
  )
}

type RemovalProps = {
  readonly name: string
  readonly sure: string
  readonly onRemove: () => void
  /** What stands beside it. */
  readonly children: ReactNode
}

/** Removing somebody, asked once more. */
function Removal({ name, sure, onRemove, children }: RemovalProps) {
  const [isAsked, setIsAsked] = useState(false)
  if (!isAsked)
    return (
      <div className={styles.actions}>
        {children}
        <button type="button" className={styles.second} data-action="remove-eater" onClick={() => setIsAsked(true)}>
          {words.remove}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
    )
  return (
    <div className={styles.row} role="alert">
      <p>{sure}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.second} data-action="yes-remove" onClick={onRemove}>
          {words.yesRemove}
        </button>
        <button type="button" className={styles.second} onClick={() => setIsAsked(false)}>
          {words.keep}
        </button>
      </div>
    </div>
  )
}
