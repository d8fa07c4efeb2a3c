import { createStore } from '#web/device/store.ts'

export type AnnouncedAction = { readonly label: string; readonly run: () => void }

/** Something that has just been done: a sentence, what else came about, and a way to undo it where there is one. */
export type Announcement = {
  readonly text: string
  /** Shown behind a tap: more would cover a phone's screen. */
  readonly more?: readonly string[]
  readonly action?: AnnouncedAction
}

export const announcements = createStore<Announcement | null>(null)

/** As many changes are named at once. */
const NAMED = 2

/** Shows what was done and what came about by it in the plan: all of it while that is short, else the first of it. */
export function announceChanges(done: string, changes: readonly string[], action?: AnnouncedAction): void {
  const named = changes.length <= NAMED ? changes.length : 1
  const text = [done, ...changes.slice(0, named)].join(' ')
  announcements.set({ text, more: changes.slice(named), ...(action === undefined ? {} : { action }) })
}

/** Shows a sentence at the foot of the page and has it read out. It survives going on to another page. */
export const announce = (text: string, action?: AnnouncedAction): void =>
  announcements.set(action === undefined ? { text } : { text, action })
