import { type FormEvent, useId, useState } from 'react'
import type { GoalPreview, GoalRequest, GoalView } from '#domain/api/member/goal.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { massFrom, massText } from '#web/member/weight/mass-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { exactMassText, massUnit } from '#web/words/measures.ts'
import styles from './goal-form.module.css'
import { previewSentences } from './goal-text.ts'
import { modeWords, paceWords, previewWords, goalWords as words } from './goal-words.ts'
import { chooseGoal, previewGoal, refusalOf } from './use-goal.ts'

type GoalFormProps = {
  readonly aim: GoalRequest['aim']
  readonly goal: GoalView
  readonly units: UnitSystem
  readonly today: IsoDate
  readonly onEnd: () => void
}

type Stage =
  | { kind: 'typing' }
  | { kind: 'looking' }
  | { kind: 'wrong'; say: string }
  | { kind: 'seen'; request: GoalRequest; preview: GoalPreview }
  | { kind: 'saving'; request: GoalRequest; preview: GoalPreview }

const paces = ['USUAL', 'SLOW'] as const

/** Asks for a goal and a pace, shows what they mean for the plan and the weight, and stores them if the member wants that. */
export function GoalForm({ aim, goal, units, today, onEnd }: GoalFormProps) {
  const isNearer = goal.about === null || goal.kg < goal.about
  const [text, setText] = useState(isNearer ? massText(kg(goal.kg), units) : '')
  const [pace, setPace] = useState(goal.pace)
  const [stage, setStage] = useState<Stage>({ kind: 'typing' })
  const id = useId()
  const seen = stage.kind === 'seen' || stage.kind === 'saving' ? stage : null

  const change = (make: () => void) => {
    setStage({ kind: 'typing' })
    make()
  }
  const look = async () => {
    const mass = aim === 'LOSE' ? massFrom(text, units) : null
    const request: GoalRequest = { aim, kg: mass, pace }
    setStage({ kind: 'looking' })
    const outcome = await previewGoal(aim === 'LOSE' && mass === null ? { ...request, kg: 0 } : request)
    if (outcome.kind === 'ok') setStage({ kind: 'seen', request, preview: outcome.value })
    else setStage({ kind: 'wrong', say: refusalOf(outcome) })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (stage.kind === 'looking' || stage.kind === 'saving') return
    if (stage.kind !== 'seen') return look()
    setStage({ ...stage, kind: 'saving' })
    const problem = await chooseGoal(stage.request)
    if (problem === null) onEnd()
    else setStage({ kind: 'wrong', say: problem })
  }
  const label =
    stage.kind === 'looking'
      ? words.looking
      : stage.kind === 'saving'
        ? words.saving
        : seen === null
          ? words.see
          : words.take
  return (
    <form className={styles.form} method="dialog" onSubmit={(event) => void submit(event)} noValidate data-goal={aim}>
      <h3 tabIndex={-1}>{modeWords[aim]}</h3>
      {aim === 'LOSE' && (
        <>
          <div className={styles.fields}>
            <label className={styles.field}>
              <span className={styles.label}>{words.weight}</span>
              <span className={styles.measure}>
                <input
                  className={styles.number}
                  name="goal"
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={6}
                  value={text}
                  aria-invalid={stage.kind === 'wrong'}
                  aria-describedby={`${id}-about`}
                  onChange={(event) => change(() => setText(event.target.value))}
                />
                <span className={styles.unit}>{massUnit[units]}</span>
              </span>
            </label>
            <div className={styles.field}>
              <span className={styles.label}>{words.pace}</span>
              <Segmented
                name={`${id}-pace`}
                legend={words.pace}
                options={paces.map((value) => ({ value, label: paceWords[value] }))}
                value={pace}
                onChange={(value) => change(() => setPace(value))}
              />
            </div>
          </div>
          <p className={styles.about} id={`${id}-about`}>
            {words.lowest(exactMassText(kg(goal.lowest), units))} {words.slow}
          </p>
        </>
      )}
      {stage.kind === 'wrong' && <FieldError>{stage.say}</FieldError>}
      <div role="status">
        {seen !== null && (
          <div className={styles.preview}>
            <h4>{previewWords.title}</h4>
            {previewSentences(seen.preview, units, today).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          type="submit"
          action={seen === null ? 'see-goal' : 'take-goal'}
          busy={stage.kind === 'looking' || stage.kind === 'saving'}
        >
          {label}
        </Button>
        <Button look="quiet" action="cancel-goal" onClick={onEnd}>
          {words.notNow}
        </Button>
      </div>
    </form>
  )
}
