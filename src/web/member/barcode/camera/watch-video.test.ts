import { beforeEach, expect, test, vi } from 'vitest'
import type { BarcodeReader } from '#web/member/barcode/barcode-reader.ts'
import { watch } from './watch-video.ts'

const video = { readyState: 4, HAVE_CURRENT_DATA: 2 } as HTMLVideoElement
type Look = Awaited<ReturnType<BarcodeReader['readFrame']>>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('createImageBitmap', async () => ({}))
  return () => vi.useRealTimers()
})

/** The outcome if frames give these readings one after another, and the last of them from then on. */
async function watched(...looks: readonly Look[]) {
  let at = 0
  const readFrame = async () => looks[Math.min(at++, looks.length - 1)] ?? []
  const seen = watch(video, { readFrame }, () => at < 100)
  await vi.runAllTimersAsync()
  return { seen: await seen, looked: at }
}
const notRead: Look = { kind: 'failed', why: 'not read' }
const notLoaded: Look = { kind: 'failed', why: 'not loaded' }

test('a number is read once two frames show it, even if frames between them could not be read', async () => {
  const { seen } = await watched(['4006381333931'], notRead, [], ['4006381333931'])
  expect(seen).toEqual({ kind: 'read', gtin: '04006381333931' })
})

test('a reader that could not be loaded is not waited for', async () => {
  expect(await watched(notLoaded)).toEqual({ seen: notLoaded, looked: 1 })
})

test('watching ends soon on a device that cannot read any frame', async () => {
  expect(await watched(['4006381333931'], notRead)).toEqual({ seen: notRead, looked: 11 })
})
