import { type FormEvent, useId, useState } from 'react'
import { NotesReply } from '#domain/api/member/notes.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { NOTE_LENGTH } from '#domain/household/note-limits.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { setMemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './own-note.module.css'
import { recipeWords } from './recipe-words.ts'

const words = recipeWords.note
const notesFrom = parserOf(NotesReply)

/** Keeps a note, or deletes it; false if it could not be stored. It can be undone. */
async function keep(recipe: string, text: string, before: string, isUndo = false): Promise<boolean> {
  const outcome = await requestMember(filled(routes.memberNote, { recipe }), {
    method: 'PUT',
    body: { text },
    parse: notesFrom,
  })
  if (outcome.kind !== 'ok') {
    announce(outcome.kind === 'refused' ? outcome.message : memberWords.notNow)
    return false
  }
  setMemberData(routes.memberNotes, outcome.value)
  const done = text.trim() === '' ? words.deleted : words.saved
  if (isUndo) announce(done)
  else announce(done, { label: words.undo, run: () => void keep(recipe, before, text, true) })
  return true
}

function NoteForm({ recipe, kept }: { recipe: string; kept: string }) {
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()
  const text = draft ?? kept
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await keep(recipe, text, kept)) setDraft(null)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <label className={styles.label} htmlFor={id}>
        {words.title}
      </label>
      <textarea
        id={id}
        className={styles.text}
        name="note"
        rows={3}
        maxLength={NOTE_LENGTH}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setDraft(event.target.value)}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
      {text.trim() !== kept && (
        <Button type="submit" look="quiet" action="keep-note">
          {words.save}
        </Button>
      )}
    </form>
  )
}

/** What the member notes on a dish, for themselves alone. */
export function OwnNote({ recipe }: { recipe: string }) {
  const data = useMemberData(routes.memberNotes, notesFrom)
  if (data.kind !== 'ready') return null
  const kept = data.value.notes.find((note) => note.recipe === recipe)?.text ?? ''
  return <NoteForm key={recipe} recipe={recipe} kept={kept} />
}
