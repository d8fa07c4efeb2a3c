import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { WeekView } from '#domain/api/member/week.ts'
import { useStore } from '#web/device/store.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import type { Place } from '#web/member/pages/page.ts'
import { moveMeal } from '#web/member/plan-changes/move-meal.ts'
import { moveWords } from '#web/member/plan-changes/move-words.ts'
import { mealOfDay } from '#web/member/words/week.ts'
import { isMovable, isSameMeal, liftedMeal, mayChange, nextOver } from './lifted-meal.ts'
import styles from './movable-meal.module.css'

const arrows: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

type MovableMealProps = { readonly view: WeekView; readonly place: Place; readonly children: ReactNode }

/**
 * A meal of the week that can be dragged onto another one of its kind to change places with it, or moved with its handle
 * and the arrow keys. On a phone its page has a menu for that.
 */
export function MovableMeal({ view, place, children }: MovableMealProps) {
  const lifted = useStore(liftedMeal)
  const [isBusy, setIsBusy] = useState(false)
  const isLifted = isSameMeal(lifted?.from ?? null, place)
  const isOver = isSameMeal(lifted?.over ?? null, place)
  const isTarget = lifted !== null && mayChange(view, lifted.from, place)
  const title = view.days[place.day]?.meals[place.meal]?.dishes[0]?.title ?? ''
  const name = mealOfDay(view, place)

  async function moveTo(to: Place, from: Place): Promise<void> {
    if (isBusy) return
    liftedMeal.set(null)
    setIsBusy(true)
    await moveMeal(view, from, to)
    setIsBusy(false)
  }

  const drop = (event: DragEvent) => {
    if (!isTarget || lifted === null) return
    event.preventDefault()
    void moveTo(place, lifted.from)
  }
  const dragOver = (event: DragEvent) => {
    if (!isTarget || lifted === null) return
    // Without this the browser refuses the drop.
    event.preventDefault()
    if (!isOver) liftedMeal.set({ ...lifted, over: place })
  }

  const press = (event: KeyboardEvent) => {
    if (lifted === null || !isLifted) return
    if (event.key === 'Escape') {
      liftedMeal.set(null)
      announce(moveWords.left)
    } else if (arrows.has(event.key)) {
      event.preventDefault()
      const over = nextOver(view, lifted, event.key)
      liftedMeal.set({ ...lifted, over })
      if (over !== null) announce(moveWords.over(mealOfDay(view, over)))
    }
  }
  const toggle = () => {
    if (!isLifted || lifted === null) {
      liftedMeal.set({ from: place, over: null })
      announce(moveWords.lifted(name))
      return
    }
    if (lifted.over !== null) return void moveTo(lifted.over, lifted.from)
    liftedMeal.set(null)
    announce(moveWords.left)
  }

  if (!isMovable(view, place)) return <li>{children}</li>
  return (
    <li
      className={styles.meal}
      draggable
      data-lifted={isLifted || undefined}
      data-target={isTarget || undefined}
      data-over={isOver || undefined}
      data-place={`${place.day}-${place.meal}`}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', title)
        liftedMeal.set({ from: place, over: null })
      }}
      onDragOver={dragOver}
      onDragLeave={() => {
        if (lifted !== null && isOver) liftedMeal.set({ ...lifted, over: null })
      }}
      onDrop={drop}
      onDragEnd={() => liftedMeal.set(null)}
    >
      {children}
      <button
        type="button"
        className={styles.handle}
        data-action="lift"
        aria-label={moveWords.handle(name, title)}
        aria-pressed={isLifted}
        aria-disabled={isBusy || undefined}
        onClick={toggle}
        onKeyDown={press}
        onBlur={() => {
          if (isLifted) liftedMeal.set(null)
        }}
      >
        <span aria-hidden="true">⠿</span>
      </button>
    </li>
  )
}
