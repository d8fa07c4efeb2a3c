import type { RecipeCard } from '#domain/api/member/recipe.ts'
import { useStore } from '#web/device/store.ts'
import { changeCooking, cookingStore, toggleTick } from '#web/member/cooking/cooking-store.ts'
import { cookingWords } from '#web/member/cooking/cooking-words.ts'
import { StepTimer } from '#web/member/cooking/step-timer.tsx'
import styles from './step-list.module.css'
import { TickLine } from './tick-line.tsx'

/** The steps in order, to be ticked off, with a timer for those that have a waiting time. */
export function StepList({ card, dish }: { card: RecipeCard; dish: string }) {
  const ticked = useStore(cookingStore).ticked[dish] ?? []
  return (
    <ol className={styles.steps}>
      {card.steps.map(({ text, minutes }, at) => {
        const mark = `step-${at}`
        const isTicked = ticked.includes(mark)
        return (
          <li key={mark} className={styles.step}>
            <TickLine isTicked={isTicked} onTick={() => changeCooking((before) => toggleTick(before, dish, mark))}>
              <b className={styles.number}>{cookingWords.step(at + 1)}</b>
              <span lang={card.lang}>{text}</span>
            </TickLine>
            {minutes !== null && minutes > 0 && (
              <div className={styles.timer}>
                <StepTimer dish={dish} step={at + 1} title={card.title} minutes={minutes} />
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}
