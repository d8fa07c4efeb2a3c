import { useMemo, useRef, useState } from 'react'
import type { ReadWeight } from '#domain/weight-file/reading.ts'
import { handOver } from '#web/device/hand-over.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'
import { FilePreview } from '#web/member/weight-file/file-preview.tsx'
import { FileQuestionForm } from '#web/member/weight-file/file-question.tsx'
import { useWeightFile } from '#web/member/weight-file/use-weight-file.ts'
import { weightFileWords } from '#web/member/weight-file/weight-file-words.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { storeFile } from './store-file.ts'
import { csvOf } from './weight-csv.ts'
import styles from './weight-files.module.css'
import { measuredLog, type WeightLog } from './weight-log.ts'
import type { WeightProgress } from './weight-progress.ts'
import { weightWords } from './weight-words.ts'

const words = weightWords.files

/** What files of scales and apps are chosen by; the kind of a file is found in its content. */
const ACCEPT =
  '.csv,.txt,.tsv,.json,.xml,.zip,.xlsx,text/csv,text/plain,application/json,application/zip,text/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type WeightFilesProps = {
  readonly log: WeightLog
  readonly progress: WeightProgress
  /** The weight in the answers, with the day on which the plan began. */
  readonly told: LoggedWeight | null
}

/** Saves the log as a file, and adds the weights of one, after showing what it holds; all of it can be undone. */
export function WeightFiles({ log, progress, told }: WeightFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const [stored, setStored] = useState<number | null>(null)
  const { units, height, today } = progress
  const own = useMemo(() => measuredLog(log), [log])
  const weights = [...own, ...(told === null ? [] : measuredLog([told]))]
  const { stage, open, answer, leave } = useWeightFile({ height, today, weights })
  const save = () => handOver(new Blob([csvOf(log)], { type: 'text/csv' }), words.name)
  const add = async (weights: readonly ReadWeight[]) => {
    setStored(0)
    await storeFile(weights, log, setStored)
    setStored(null)
    leave()
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
        <Button look="quiet" action="read-csv" busy={stored !== null} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          aria-label={words.choose}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file !== undefined) open(file)
            event.target.value = ''
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {stage.kind === 'reading' ? weightFileWords.reading : ''}
      </p>
      {stage.kind === 'reading' && <p aria-hidden="true">{weightFileWords.reading}</p>}
      {stage.kind === 'refused' && (
        <div>
          <FieldError id="file-refused">{stage.say}</FieldError>
          {stage.details.length > 0 && (
            <ul className={styles.details}>
              {stage.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {stage.kind === 'question' && (
        <FileQuestionForm question={stage.question} units={units} onAnswer={answer} onLeave={leave} />
      )}
      {stage.kind === 'preview' && (
        <FilePreview
          reading={stage.reading}
          log={own}
          units={units}
          stored={stored}
          onAdd={(weights) => void add(weights)}
          onLeave={leave}
        />
      )}
    </section>
  )
}
