import { useLayoutEffect, useRef } from 'react'
import { useStore } from '#web/device/store.ts'
import { usePath } from '#web/navigation/use-path.ts'
import type { Timer } from './cooking-schema.ts'
import { changeCooking, cookingStore } from './cooking-store.ts'
import { cookingWords } from './cooking-words.ts'
import styles from './step-timer.module.css'
import { clockText, pauseOrResume, removeTimer, startTimer, timeLeft } from './timers.ts'
import { useNow } from './use-now.ts'

type Change = Parameters<typeof changeCooking>[0]

function StartButton({ minutes, onStart }: { minutes: number; onStart: () => void }) {
  return (
    <button type="button" className={styles.start} data-action="start-timer" onClick={onStart}>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM12 10v3.5l2.5 1.5M9.5 3h5" />
      </svg>
      {cookingWords.start(minutes)}
    </button>
  )
}

type RunningProps = { timer: Timer; onStart: () => void; onChange: (change: Change) => void }

function Running({ timer, onStart, onChange }: RunningProps) {
  const { id, label, state } = timer
  const now = useNow(state === 'running')
  const isDone = state === 'done'
  return (
    <div className={styles.timer} data-state={state}>
      <span className={styles.time} role="timer" aria-label={cookingWords.timerOf(label)}>
        {isDone ? cookingWords.timeIsUp : clockText(timeLeft(timer, now))}
      </span>
      {!isDone && (
        <button
          type="button"
          className={styles.control}
          onClick={() => onChange((cooking) => pauseOrResume(cooking, id, Date.now()))}
        >
          {state === 'running' ? cookingWords.pause : cookingWords.resume}
        </button>
      )}
      <button
        type="button"
        className={styles.control}
        onClick={() => (isDone ? onStart() : onChange((cooking) => removeTimer(cooking, id)))}
      >
        {isDone ? cookingWords.again : cookingWords.stop}
      </button>
    </div>
  )
}

type StepTimerProps = {
  dish: string
  step: number
  title: string
  minutes: number
  /** The path of its step, below the base path; by default the current page. */
  at?: string
}

/** Counts down the minutes of one step, without a sound. `step` counts from 1. */
export function StepTimer({ dish, step, title, minutes, at }: StepTimerProps) {
  const id = `${dish} ${step}`
  const present = usePath()
  const path = at ?? present
  const timer = useStore(cookingStore).timers.find((one) => one.id === id)
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const look = timer?.state ?? null
  // The button that was pressed may be gone; the focus then goes to the first of the buttons that replaced it.
  useLayoutEffect(() => {
    const isLost = isPressed.current && place.current?.contains(document.activeElement) === false
    isPressed.current = false
    if (isLost) place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [look])
  const change = (by: Change) => {
    isPressed.current = true
    changeCooking(by)
  }
  const start = () =>
    change((cooking) => startTimer(cooking, { id, label: cookingWords.step(step), title, path, minutes }, Date.now()))
  return (
    <div className={styles.place} ref={place}>
      {timer === undefined ? (
        <StartButton minutes={minutes} onStart={start} />
      ) : (
        <Running timer={timer} onStart={start} onChange={change} />
      )}
    </div>
  )
}
