import { useState } from 'react'
import { CustomerReply } from '#domain/api/console/customers.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel, Quiet } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { customerWords } from './customer-words.ts'
import styles from './customers.module.css'

const customerFrom = parserOf(CustomerReply)
const words = customerWords.notes

type NotesProps = { readonly customer: CustomerReply; readonly onDone: (done: string, customer: CustomerReply) => void }

/** What operators wrote about a customer, and a field for one more note. */
export function CustomerNotes({ customer: { id, erasedAt, notes }, onDone }: NotesProps) {
  const [text, setText] = useState('')
  return (
    <Panel title={words.title}>
      {notes.length === 0 && <Quiet>{words.none}</Quiet>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <p>{note.text}</p>
              <Quiet>{words.by(momentText(note.at), note.by)}</Quiet>
            </li>
          ))}
        </ul>
      )}
      {erasedAt === null && (
        <ActForm
          address={filled(consoleRoutes.customerNote, { id })}
          body={text.trim().length < 3 ? null : { text: text.trim() }}
          parse={customerFrom}
          confirm={words.save}
          consequences={[]}
          onDone={(changed) => {
            setText('')
            onDone(words.done, changed)
          }}
        >
          <TextField
            label={words.label}
            name="note"
            required
            minLength={3}
            maxLength={1000}
            value={text}
            onChange={setText}
            hint={words.hint}
          />
        </ActForm>
      )}
    </Panel>
  )
}
