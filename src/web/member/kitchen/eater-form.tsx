import { type FormEvent, useEffect, useRef, useState } from 'react'
import { choices } from '#domain/answers/choices.ts'
import { type MemberRestriction, memberRestrictions } from '#domain/answers/member-restrictions.ts'
import type { EaterRequest, EaterView } from '#domain/api/member/household.ts'
import { appetites, OLDEST, YOUNGEST } from '#domain/household/reference-energy.ts'
import { restrictionName } from '#web/member/words/restrictions.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { wordsOf } from '#web/words/options.ts'
import styles from './kitchen.module.css'
import { kitchenWords } from './kitchen-words.ts'
import { NeverFoods } from './never-foods.tsx'

const words = kitchenWords.add

export type OtherEater = Exclude<EaterView, { kind: 'adult' }>

type EaterFormProps = {
  /** Who is changed; null for somebody new. */
  readonly eater: OtherEater | null
  readonly onSave: (eater: EaterRequest) => Promise<string | null>
  readonly onCancel: () => void
}

type Draft = EaterRequest & { readonly foods: readonly OtherEater['banned'][number][] }

const fresh: Draft = { name: '', age: YOUNGEST, appetite: 'USUAL', diets: [], restrictions: [], foods: [] }
const toggled = <T,>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]

type Options<T extends string> = {
  readonly legend: string
  readonly options: readonly T[]
  readonly values: readonly T[]
  readonly wordOf: (option: T) => string
  readonly onToggle: (value: T) => void
}

function Checks<T extends string>({ legend, options, values, wordOf, onToggle }: Options<T>) {
  return (
    <details open={values.length > 0}>
      <summary className={styles.summary}>{legend}</summary>
      <fieldset className={styles.checks}>
        <legend className="visually-hidden">{legend}</legend>
        {options.map((option) => (
          <label key={option} className={styles.check}>
            <input type="checkbox" checked={values.includes(option)} onChange={() => onToggle(option)} />
            {wordOf(option)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** A child or a guest: name, age, appetite and rules. There is no weight, goal or forecast of theirs. */
export function EaterForm({ eater, onSave, onCancel }: EaterFormProps) {
  const [draft, setDraft] = useState<Draft>(eater === null ? fresh : known(eater))
  const [age, setAge] = useState(eater === null ? '' : String(eater.age))
  const [problem, setProblem] = useState<string | null>(null)
  const years = Number(age)
  const name = useRef<HTMLInputElement>(null)
  // The form opens below the list, on a phone out of sight of the button that opened it.
  useEffect(() => name.current?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isValid = draft.name.trim() !== '' && Number.isInteger(years) && years >= YOUNGEST && years <= OLDEST
    const { foods, ...rest } = draft
    const asked = { ...rest, name: draft.name.trim(), age: years, banned: foods.map(({ id }) => id) }
    setProblem(isValid ? await onSave(asked) : words.invalid)
  }
  const restrictions = memberRestrictions.filter((each) => each !== 'NONE')
  return (
    <form className={styles.form} method="dialog" onSubmit={(event) => void submit(event)}>
      <h3>{eater === null ? words.title : words.titleOf(eater.name)}</h3>
      <label className={styles.field}>
        <span className={styles.label}>{words.name}</span>
        <input
          className={styles.input}
          ref={name}
          value={draft.name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
      </label>
      <div className={styles.pair}>
        <label className={styles.field}>
          <span className={styles.label}>{words.age}</span>
          <input
            className={styles.input}
            value={age}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            onChange={({ target }) => setAge(target.value)}
          />
        </label>
        <label className={styles.field}>
          <span className={styles.label}>{words.appetite}</span>
          <select
            className={styles.input}
            value={draft.appetite}
            onChange={({ target }) =>
              setDraft({ ...draft, appetite: appetites.find((each) => each === target.value) ?? 'USUAL' })
            }
          >
            {appetites.map((appetite) => (
              <option key={appetite} value={appetite}>
                {words.appetites[appetite]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Checks<MemberRestriction>
        legend={words.restrictions}
        options={restrictions}
        values={draft.restrictions}
        wordOf={restrictionName}
        onToggle={(option) => setDraft({ ...draft, restrictions: toggled(draft.restrictions, option) })}
      />
      <Checks
        legend={words.diets}
        options={choices.typeDietPrefer}
        values={draft.diets}
        wordOf={(option) => wordsOf('typeDietPrefer', option).label}
        onToggle={(option) => setDraft({ ...draft, diets: toggled(draft.diets, option) })}
      />
      <NeverFoods foods={draft.foods} onChange={(foods) => setDraft({ ...draft, foods })} />
      {problem !== null && <FieldError id="eater-failed">{problem}</FieldError>}
      <div className={styles.actions}>
        <Button type="submit" action="save-eater">
          {eater === null ? words.save : words.change(eater.name)}
        </Button>
        <button type="button" className={styles.second} data-action="cancel" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}

const known = ({ name, age, appetite, diets, restrictions, banned }: OtherEater): Draft => ({
  name,
  age,
  appetite,
  diets,
  restrictions,
  foods: banned,
})
