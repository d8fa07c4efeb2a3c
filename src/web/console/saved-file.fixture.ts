import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { onTestFinished, vi } from 'vitest'

type SavedFile = { readonly name: string; readonly rows: readonly string[] }

/** Presses "Save as CSV" below a table and returns the file that the browser would save. */
export async function savedFile(user: UserEvent, table: string): Promise<SavedFile> {
  const blobs: Blob[] = []
  const names: string[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:saved'
  })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const restore = () => {
    made.mockRestore()
    clicked.mockRestore()
  }
  onTestFinished(restore)
  const group = await screen.findByRole('group', { name: table, hidden: true })
  await user.click(within(group.parentElement ?? group).getByRole('button', { name: 'Save as CSV', hidden: true }))
  restore()
  const text = (await blobs[0]?.text()) ?? ''
  return { name: names[0] ?? '', rows: text.split('\r\n').slice(0, -1) }
}
