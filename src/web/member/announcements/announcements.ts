import { createStore } from '#web/device/store.ts'

export type AnnouncedAction = { readonly label: string; readonly run: () => void }

/** Something that has just been done: a sentence, the changes it caused, and an undo action if there is one. */
export type Announcement = {
  readonly text: string
  /** Shown behind a tap, because they would cover a phone's screen. */
  readonly more?: readonly string[]
  readonly action?: AnnouncedAction
}

export const announcements = createStore<Announcement | null>(null)

/** The largest number of changes that are all named at once. */
const NAMED = 2

/** Announces what was done and how the plan changed: every change if they are few, otherwise only the first. */
export function announceChanges(done: string, changes: readonly string[], action?: AnnouncedAction): void {
  const named = changes.length <= NAMED ? changes.length : 1
  const text = [done, ...changes.slice(0, named)].join(' ')
  announcements.set({ text, more: changes.slice(named), ...(action === undefined ? {} : { action }) })
}

/** Shows a sentence at the foot of the page and has it read out. It stays when another page is opened. */
export const announce = (text: string, action?: AnnouncedAction): void =>
  announcements.set(action === undefined ? { text } : { text, action })
