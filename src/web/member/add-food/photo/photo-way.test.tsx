import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { diaryQueue } from '#web/member/diary/diary-store.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { ok, type Replies, refused } from '#web/stub-server.fixture.ts'
import { photoReplyExample } from './photo-reply.example.ts'

const POST = 'POST /api/v2/member/photos'
const offered: Replies = { 'GET /api/v2/settings': ok({ photos: { host: 'vision.example' } }) }
const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'plate.jpg', { type: 'image/jpeg' })

beforeEach(() => {
  // The test environment cannot draw.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2000, height: 1000, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['jpeg'])))
})
async function openPhotoWay(replies: Replies) {
  const opened = await openMember('/plan/day/2026-11-21/add', { ...offered, ...replies })
  await opened.user.click(await screen.findByText('Photo of a plate'))
  await screen.findByText(/goes to vision\.example to be read/)
  const send = () => opened.user.upload(screen.getByLabelText('Choose a photo'), photo())
  return { ...opened, send }
}
const written = () => diaryQueue.get().map(({ change }) => change.record)

test('without an endpoint, photos are not offered', async () => {
  await openMember('/plan/day/2026-11-21/add', { 'GET /api/v2/settings': ok({ photos: null }) })
  await screen.findByText('Just a number')
  expect(screen.queryByText('Photo of a plate')).toBeNull()
})

test('a photo is read, corrected and logged as a plate', async () => {
  const { user, server, send } = await openPhotoWay({ [POST]: ok(photoReplyExample) })
  await send()
  await screen.findByText(/^About \d+–\d+\s?kcal$/)
  await screen.findByText('One item isn’t counted: choose its food.')
  expect(server.callsOf(POST)[0]?.headers['content-type']).toBe('image/jpeg')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Food for pink fish' }), 'salmon fillet')
  expect(screen.queryByText(/not counted/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More white rice' }))
  expect(screen.getByRole('status', { name: 'How much white rice' }).textContent).toMatch(/^210\s?g$/)
  await user.click(screen.getByRole('button', { name: 'Remove lentil soup' }))
  await user.click(screen.getByRole('button', { name: /^Add · \d+\s?kcal$/ }))
  expect(written()).toEqual([
    {
      kind: 'entry',
      day: '2026-11-21',
      eaten: {
        kind: 'plate',
        foods: [
          { food: 'rice-cooked', grams: 210 },
          { food: 'salmon', grams: 150 },
        ],
      },
    },
  ])
})

test('a plate can be combined with other foods, and the button counts the items that are left out', async () => {
  const { user, send } = await openPhotoWay({ [POST]: ok(photoReplyExample) })
  await send()
  await screen.findByRole('button', { name: /^Add all but 1 · \d+\s?kcal$/ })
  await user.click(screen.getByRole('button', { name: 'Put it with other foods first' }))
  within(screen.getByRole('region', { name: 'To add' })).getByRole('button', { name: /^Add 2/ })
  expect(written()).toEqual([])
})

test('another food can be searched for, and a missing one added', async () => {
  const { user, send } = await openPhotoWay({ [POST]: ok(photoReplyExample) })
  await send()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Food for white rice' }), 'Another food …')
  await user.type(screen.getByRole('searchbox', { name: 'Search for the food' }), 'oats')
  await user.click(screen.getByRole('button', { name: 'rolled oats' }))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Food for white rice' }).value).toBe('food oats')
  await user.click(screen.getByRole('button', { name: 'Add a food that is missing' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search for the food' }), 'banana')
  await user.click(screen.getByRole('button', { name: 'banana' }))
  screen.getByRole('combobox', { name: 'Food for banana' })
})

test('a refusal is shown, and the photo can be sent again', async () => {
  const { user, server, send } = await openPhotoWay({
    [POST]: refused('PHOTO_BUSY', 'Many photos are being read.', 429),
  })
  await send()
  await screen.findByText('Many photos are being read.')
  server.change({ [POST]: ok(photoReplyExample) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^About \d+–\d+\s?kcal$/)
})

test('offline, the page says so, nothing is lost, and search still works', async () => {
  const { user, send } = await openPhotoWay({})
  await user.type(screen.getByRole('searchbox'), 'bananna')
  await user.click(await screen.findByRole('button', { name: /^banana/ }))
  await send()
  await screen.findByText(/^We can’t reach our server right now\. Your photo waits here/)
  screen.getByRole('button', { name: /^Add · / })
})

test('a photo that is cancelled while it is being shrunk is not sent', async () => {
  const decoding = Promise.withResolvers<object>()
  vi.stubGlobal('createImageBitmap', () => decoding.promise)
  const { user, server, send } = await openPhotoWay({ [POST]: ok(photoReplyExample) })
  await send()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  decoding.resolve({ width: 2000, height: 1000, close: () => undefined })
  await waitFor(() => expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalled())
  expect(server.callsOf(POST)).toEqual([])
  screen.getByText(/goes to vision\.example to be read/)
})

test('a file that is not a picture is refused before anything is sent', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')))
  const { server, send } = await openPhotoWay({ [POST]: ok(photoReplyExample) })
  await send()
  await screen.findByText('This file couldn’t be opened as a photo. Please choose a JPEG.')
  expect(server.callsOf(POST)).toEqual([])
})

test('names that the table does not know are asked about, never counted as nothing', async () => {
  const items = photoReplyExample.items.map((item) => ({ ...item, isSure: false }))
  const { send } = await openPhotoWay({ [POST]: ok({ ...photoReplyExample, items, notes: ['HALF_EATEN', 'DARK'] }) })
  await send()
  await screen.findByText(/nothing is counted yet\. Choose what each is/)
  expect(screen.queryByText(/^About/)).toBeNull()
  expect(screen.queryByText(/best estimate/)).toBeNull()
  screen.getByText(/^The photo is dark or blurred/)
  screen.getByText(/^Part of it seems to be eaten already/)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Food for pink fish' }).textContent).toMatch(/salmon/)
})
