import { useState } from 'react'
import type { EaterRequest, EaterView, HouseholdView } from '#domain/api/member/household.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { MOST_EATERS } from '#domain/household/eater.ts'
import { FieldError } from '#web/ui/note.tsx'
import { EaterForm, type OtherEater } from './eater-form.tsx'
import { EaterRow } from './eater-row.tsx'
import styles from './kitchen.module.css'
import { kitchenWords as words } from './kitchen-words.ts'
import { changeKitchen } from './use-kitchen.ts'

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
          <EaterRow
            key={eater.id}
            eater={eater}
            isAlone={kitchen.eaters.length === 1}
            onChange={setForm}
            onRemove={(each) => void remove(each)}
          />
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
