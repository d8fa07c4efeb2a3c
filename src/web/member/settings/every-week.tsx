import { useId, useState } from 'react'
import { type AnchorKind, type AnchorSlot, anchorKinds } from '#domain/household/anchors.ts'
import { weekdays } from '#domain/household/shopping-days.ts'
import { anchorWords as words } from '#web/member/plan-changes/anchor-words.ts'
import { type AnchorView, isSameDish, useAnchors } from '#web/member/plan-changes/use-anchors.ts'
import { WeekdayButtons } from '#web/member/ui/weekday-buttons.tsx'
import { slotInSentence, slotWords } from '#web/member/words/meal-words.ts'
import { wordsOf } from '#web/words/options.ts'
import styles from './section.module.css'

const mains = ['LUNCH', 'DINNER'] as const satisfies readonly AnchorSlot[]

const kindName = (kind: AnchorKind): string => wordsOf('mealsLike', kind).label

const nameOf = (dish: AnchorView['dish']): string => ('kind' in dish ? kindName(dish.kind) : dish.title)

type Wishes = Pick<ReturnType<typeof useAnchors>, 'anchors' | 'toggle'>
type DaysProps = { readonly wishes: Wishes; readonly slot: AnchorSlot; readonly dish: AnchorView['dish'] }

/** The weekdays on which a dish is wanted at a meal; a tap adds one or takes it away. */
function Days({ wishes: { anchors, toggle }, slot, dish }: DaysProps) {
  const chosen = (anchors ?? []).filter((each) => each.slot === slot && isSameDish(each.dish, dish))
  const sent = 'kind' in dish ? { kind: dish.kind } : { recipe: dish.recipe }
  return (
    <WeekdayButtons
      legend={words.days(nameOf(dish))}
      chosen={chosen.map(({ weekday }) => weekday - 1)}
      onToggle={(day) => toggle({ slot, weekday: weekdays[day] ?? 1 }, sent)}
    />
  )
}

/** Each dish once for each meal at which it is wanted. */
const dishesOf = (anchors: readonly AnchorView[]): readonly AnchorView[] =>
  anchors.filter(
    ({ slot, dish }, at) => anchors.findIndex((each) => each.slot === slot && isSameDish(each.dish, dish)) === at,
  )

/** A kind of dish for a meal, on any weekdays. */
function KindField({ wishes }: { wishes: Wishes }) {
  const id = useId()
  const [slot, setSlot] = useState<(typeof mains)[number]>('DINNER')
  const [kind, setKind] = useState<AnchorKind>('TACOS')
  return (
    <div className={styles.row}>
      <h3 className={styles.label}>{words.kind}</h3>
      <label className={styles.hint} htmlFor={`${id}-meal`}>
        {words.meal}
      </label>
      <select
        className={styles.select}
        id={`${id}-meal`}
        value={slot}
        onChange={({ target }) => setSlot(mains.find((each) => each === target.value) ?? slot)}
      >
        {mains.map((each) => (
          <option key={each} value={each}>
            {slotWords[each]}
          </option>
        ))}
      </select>
      <label className={styles.hint} htmlFor={`${id}-kind`}>
        {words.kinds}
      </label>
      <select
        className={styles.select}
        id={`${id}-kind`}
        value={kind}
        onChange={({ target }) => setKind(anchorKinds.find((each) => each === target.value) ?? kind)}
      >
        {anchorKinds.map((each) => (
          <option key={each} value={each}>
            {kindName(each)}
          </option>
        ))}
      </select>
      <Days wishes={wishes} slot={slot} dish={{ kind }} />
    </div>
  )
}

/** What the household wants at some meals of every week. Its place is kept until the server has answered. */
export function EveryWeek() {
  const wishes = useAnchors()
  const anchors = wishes.anchors ?? []
  return (
    <section className={styles.card} aria-labelledby="every-week">
      <h2 id="every-week">{words.title}</h2>
      <p className={styles.hint}>{words.about}</p>
      {anchors.length === 0 && <p className={styles.hint}>{words.none}</p>}
      {dishesOf(anchors).map(({ slot, dish }) => (
        <div key={`${slot} ${nameOf(dish)}`} className={styles.group}>
          <p className={styles.label}>{words.dishAt(nameOf(dish), slotInSentence[slot])}</p>
          <Days wishes={wishes} slot={slot} dish={dish} />
        </div>
      ))}
      <KindField wishes={wishes} />
    </section>
  )
}
