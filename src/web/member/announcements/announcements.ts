import { createStore } from '#web/device/store.ts'
import { memberWords } from '#web/member/words/member.ts'

/** Something that has just been done: a sentence, and a way to undo it where there is one. */
export type Announcement = {
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const announcements = createStore<Announcement | null>(null)

/** As many changes are named one by one: more would cover a phone's screen, and the plan shows them all. */
const NAMED = 2

/** Shows what was done, and what came about by it in the plan: in full while that is short, else its number. */
export function announceChanges(done: string, changes: readonly string[]): void {
  const named = changes.length <= NAMED ? changes : [memberWords.changes(changes.length)]
  announce([done, ...named].join(' '))
}

/** Shows a sentence at the foot of the page and has it read out. It survives going on to another page. */
export const announce = (text: string, action?: Announcement['action']): void =>
  announcements.set(action === undefined ? { text } : { text, action })
