import { useState } from 'react'
import { ShownWeightsView } from '#domain/api/member/household.ts'
import { filled, routes } from '#domain/api/routes.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { today } from '#web/device/today.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { useMember } from '#web/member/data/use-member-data.ts'
import { dayText } from '#web/words/dates.ts'
import { exactMassText } from '#web/words/measures.ts'
import styles from './kitchen.module.css'
import { kitchenWords } from './kitchen-words.ts'

const words = kitchenWords.weights
const shownFrom = parserOf(ShownWeightsView)

/** How many of the newest weights are listed. */
const LISTED = 5

type WeightsState = { readonly kind: 'hidden' } | { readonly kind: 'failed'; readonly message: string } | Open
type Open = { readonly kind: 'open'; readonly weights: ShownWeightsView['weights'] }

/** The newest weights of somebody who shows them. They are asked for only when somebody wants to see them, and kept nowhere. */
export function ShownWeights({ eater, name }: { readonly eater: string; readonly name: string }) {
  const member = useMember()
  const units: UnitSystem = member.kind === 'ready' ? member.value.settings.units : 'metric'
  const [shown, setShown] = useState<WeightsState>({ kind: 'hidden' })
  const see = async () => {
    const outcome = await requestMember(filled(routes.memberShownWeights, { eater }), {
      parse: shownFrom,
      cacheAs: null,
    })
    if (outcome.kind === 'ok') setShown({ kind: 'open', weights: outcome.value.weights })
    else setShown({ kind: 'failed', message: outcome.kind === 'refused' ? outcome.message : words.failed })
  }
  const isOpen = shown.kind === 'open'
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.second}
        data-action="see-weights"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setShown({ kind: 'hidden' }) : void see())}
      >
        {isOpen ? words.hide : words.see}
        <span className="visually-hidden"> {name}</span>
      </button>
      <div role="status">
        {shown.kind === 'failed' && <p>{shown.message}</p>}
        {isOpen && shown.weights.length === 0 && <p>{words.none}</p>}
        {isOpen && (
          <ul className={styles.weights}>
            {shown.weights
              .toSorted((one, other) => (one.day < other.day ? 1 : -1))
              .slice(0, LISTED)
              .map(({ day, kg: mass }) => (
                <li key={day}>
                  {exactMassText(kg(mass), units)} <span className={styles.hint}>{dayText(day, today())}</span>
                </li>
              ))}
          </ul>
        )}
      </div>
    </div>
  )
}
