import type { ComponentType } from 'react'
import type { FoodTableView } from '#domain/api/member/diary.ts'
import type { ShownDiary } from '#web/member/diary/diary-queue.ts'
import type { TrayItem } from './tray.ts'

/** What the panel of a way in is given. */
export type WayInProps = {
  /** All foods and dishes; null until they are known. */
  readonly table: FoodTableView | null
  /** Puts something with what was chosen already; what is there under the same key is replaced. */
  readonly onPut: (items: readonly TrayItem[]) => void
  /** Writes something into the day at once, beside what was chosen already, and leaves the page. */
  readonly onAdd: (items: readonly TrayItem[]) => void
  readonly diary: ShownDiary
}

/** What an installation has that not every one has. */
export type Installation = { readonly readsPhotos: boolean }

/** A way to add what was eaten, beside search and what was eaten before. It is closed until its name is pressed. */
export type WayIn = {
  readonly name: string
  readonly title: string
  /** Whether it is offered; without this it always is. */
  readonly isOffered?: (here: Installation) => boolean
  /** What is shown once it was opened. One that needs much code comes from a file of its own: `lazyPage(..., name).Page`. */
  readonly Panel: ComponentType<WayInProps>
}
