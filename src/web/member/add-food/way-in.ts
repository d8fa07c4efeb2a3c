import type { ComponentType } from 'react'
import type { FoodTableView } from '#domain/api/member/diary.ts'
import type { ShownDiary } from '#web/member/diary/diary-queue.ts'
import type { TrayItem } from './tray.ts'

/** The props of a way in's panel. */
export type WayInProps = {
  /** All foods and dishes; null until they are known. */
  readonly table: FoodTableView | null
  /** Puts items on the tray; an item there with the same key is replaced. */
  readonly onPut: (items: readonly TrayItem[]) => void
  /** Writes items into the day at once, together with the tray, and leaves the page. */
  readonly onAdd: (items: readonly TrayItem[]) => void
  readonly diary: ShownDiary
  /** What was searched for and is to be added as a number; null if nothing. */
  readonly named: string | null
}

/** The optional features of this installation. */
export type Installation = { readonly readsPhotos: boolean }

/** A way to add what was eaten, besides search and earlier entries. Its panel is closed until its title is pressed. */
export type WayIn = {
  readonly name: string
  readonly title: string
  /** Whether it is offered; if this is missing, it always is. */
  readonly isOffered?: (here: Installation) => boolean
  /** Shown once it has been opened. A panel that needs much code is loaded on demand: `lazyPage(..., name).Page`. */
  readonly Panel: ComponentType<WayInProps>
}
