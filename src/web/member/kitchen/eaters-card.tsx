import { useState } from 'react'
import type { EaterRequest, EaterView, HouseholdView } from '#domain/api/member/household.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { MOST_EATERS } from '#domain/household/eater.ts'
import { FieldError } from '#web/ui/note.tsx'
import { EaterForm, type OtherEater } from './eater-form.tsx'
import styles from './kitchen.module.css'
import { kitchenWords as words } from './kitchen-words.ts'
import { changeKitchen } from './use-kitchen.ts'

const nameOf = (eater: EaterView): string =>
  eater.kind === 'adult' && eater.isYou ? words.you : eater.name === '' ? words.unnamed : eater.name

function factsOf(eater: EaterView): string {
  if (eater.kind !== 'adult') return words.other(eater.age, words.appetites[eater.appetite])
  const weight = eater.showsWeight ? words.shows : words.hides
  return eater.isCook ? `${weight}. ${words.cook}` : `${weight}.`
}

type RowProps = {
  readonly eater: EaterView
  readonly onChange: (eater: OtherEater) => void
  readonly onRemove: (eater: EaterView) => void
}

function EaterRow({ eater, onChange, onRemove }: RowProps) {
  const [isAsked, setIsAsked] = useState(false)
  const name = nameOf(eater)
  const isYou = eater.kind === 'adult' && eater.isYou
  const isAdult = eater.kind === 'adult'
  return (
    <li className={styles.eater} data-eater={eater.kind}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>{factsOf(eater)}</p>
      </div>
      {isAsked ? (
        <div className={styles.row}>
          <p>{words.sureRemove(name)}</p>
          <div className={styles.actions}>
            <button type="button" className={styles.second} data-action="yes-remove" onClick={() => onRemove(eater)}>
              {words.yesRemove}
            </button>
            <button type="button" className={styles.second} onClick={() => setIsAsked(false)}>
              {words.keep}
            </button>
          </div>
        </div>
      ) : (
        !isYou && (
          <div className={styles.actions}>
            {eater.kind !== 'adult' && (
              <button
                type="button"
                className={styles.second}
                data-action="change-eater"
                onClick={() => onChange(eater)}
              >
                {words.change}
                <span className="visually-hidden"> {name}</span>
              </button>
            )}
            <button
              type="button"
              className={styles.second}
              data-action="remove-eater"
              onClick={() => (isAdult ? setIsAsked(true) : onRemove(eater))}
            >
              {words.remove}
              <span className="visually-hidden"> {name}</span>
            </button>
          </div>
        )
      )}
    </li>
  )
}

/** Everybody who eats in the kitchen, and adding or changing those who do not sign in. */
export function EatersCard({ kitchen }: { readonly kitchen: HouseholdView }) {
  const [form, setForm] = useState<OtherEater | 'new' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const save = async (eater: EaterRequest): Promise<string | null> => {
    const refusal =
      form === 'new' || form === null
        ? await changeKitchen(routes.memberEaters, { method: 'POST', body: eater })
        : await changeKitchen(filled(routes.memberEater, { eater: form.id }), { method: 'PUT', body: eater })
    if (refusal === null) setForm(null)
    return refusal
  }
  const remove = async ({ id }: EaterView) =>
    setProblem(await changeKitchen(filled(routes.memberEater, { eater: id }), { method: 'DELETE' }))
  return (
    <section className={styles.card} aria-labelledby="who-eats">
      <h2 id="who-eats">{words.who}</h2>
      <ul className={styles.list}>
        {kitchen.eaters.map((eater) => (
          <EaterRow key={eater.id} eater={eater} onChange={setForm} onRemove={(each) => void remove(each)} />
        ))}
      </ul>
      {problem !== null && <FieldError id="kitchen-failed">{problem}</FieldError>}
      {form === null ? (
        kitchen.eaters.length < MOST_EATERS && (
          <div className={styles.row}>
            <p className={styles.hint}>{words.add.hint}</p>
            <button type="button" className={styles.second} data-action="add-eater" onClick={() => setForm('new')}>
              {words.add.start}
            </button>
          </div>
        )
      ) : (
        <EaterForm
          key={form === 'new' ? 'new' : form.id}
          eater={form === 'new' ? null : form}
          onSave={save}
          onCancel={() => setForm(null)}
        />
      )}
    </section>
  )
}
