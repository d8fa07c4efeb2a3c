import { useRef } from 'react'
import { handOver } from '#web/device/hand-over.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { Button } from '#web/ui/button.tsx'
import { announceSaved, changeMany, refusalText } from './use-weight-changes.ts'
import { csvOf, readCsv } from './weight-csv.ts'
import styles from './weight-files.module.css'
import { isLoggable, loggedOn, type WeightLog } from './weight-log.ts'
import type { WeightProgress } from './weight-progress.ts'
import { weightWords } from './weight-words.ts'

const words = weightWords.files

/** Saves the log as a file, and adds weights from one, which can be undone. */
export function WeightFiles({ log, progress }: { log: WeightLog; progress: WeightProgress }) {
  const input = useRef<HTMLInputElement>(null)
  const { units, startsOn, today } = progress
  const save = () => handOver(new Blob([csvOf(log)], { type: 'text/csv' }), words.name)
  const read = async (file: File) => {
    const { weights, unread } = readCsv(await file.text(), units)
    const fitting = weights.filter(({ day }) => isLoggable(day, startsOn, today))
    if (fitting.length === 0) return announce(words.nothing)
    // If a day has several weights, the last one counts.
    const byDay = new Map(fitting.map((weight) => [weight.day, weight]))
    const outcome = await changeMany({ weights: [...byDay.values()], remove: [] })
    if (outcome.kind !== 'ok') return announce(refusalText(outcome))
    const days = [...byDay.keys()]
    const before = days.flatMap((day) => loggedOn(log, day) ?? [])
    const undo = async () => {
      const undone = await changeMany({
        weights: before,
        remove: days.filter((day) => loggedOn(log, day) === null),
      })
      announce(undone.kind === 'ok' ? weightWords.undone : refusalText(undone))
    }
    announceSaved(words.read(days.length, unread + weights.length - fitting.length), outcome.value, {
      label: weightWords.undo,
      run: () => void undo(),
    })
  }
  return (
    <section className={styles.card} aria-labelledby="weight-files">
      <h2 id="weight-files">{words.title}</h2>
      <p>{words.about}</p>
      <div className={styles.actions}>
        {log.length > 0 && (
          <Button look="quiet" action="save-csv" onClick={save}>
            {words.save}
          </Button>
        )}
        <Button look="quiet" action="read-csv" onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={words.choose}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file !== undefined) void read(file)
            event.target.value = ''
          }}
        />
      </div>
    </section>
  )
}
