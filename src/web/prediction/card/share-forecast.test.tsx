import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { openStep } from '#web/app.fixture.tsx'
import { storeConditions } from '#web/device/conditions.ts'
import { recordingPen } from './pen.fixture.ts'

const plain = (text: string | null): string => (text ?? '').replaceAll('\u202f', ' ')

function stubDrawing() {
  const { pen, texts } = recordingPen()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['png'])))
  return texts
}

/** The share sheet of a device that takes files. */
function stubShareSheet() {
  const shared: File[] = []
  const share = vi.fn(async ({ files = [] }: ShareData) => void shared.push(...files))
  Object.assign(navigator, { canShare: () => true, share })
  return shared
}

async function openCard() {
  storeConditions(['NONE'])
  const user = await openStep('finally-plan', exampleHero)
  await user.click(await screen.findByRole('button', { name: 'Share my forecast' }))
  await screen.findByRole('dialog', { name: 'Share my forecast' })
  return user
}

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

test('the picture names a loss and no weight until it is asked to, and goes where the visitor sends it', async () => {
  const texts = stubDrawing()
  const shared = stubShareSheet()
  const user = await openCard()
  const picture = await screen.findByRole('img', { name: /half of people like me lose/ })
  expect(plain(picture.getAttribute('aria-label'))).not.toContain('80 kg')
  expect(shared).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Share picture' }))
  await waitFor(() =>
    expect(shared.map(({ name, type }) => [name, type])).toEqual([['forkcast-forecast.png', 'image/png']]),
  )
  expect(texts.map(({ text }) => plain(text))).not.toContain('80 kg today')

  await user.click(screen.getByRole('switch', { name: 'Show my weight' }))
  await waitFor(() => expect(texts.map(({ text }) => plain(text))).toContain('80 kg today'))
  expect(plain(picture.getAttribute('aria-label'))).toContain('80 kg today')
  await user.click(screen.getByRole('switch', { name: 'Show the date' }))
  expect(picture.getAttribute('aria-label')).not.toContain('June 12')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture with the weight that is finished after the weight was hidden again is not shared', async () => {
  stubDrawing()
  const shared = stubShareSheet()
  const late: BlobCallback[] = []
  const user = await openCard()
  await screen.findByRole('img', { name: /half of people like me lose/ })
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((give) => void late.push(give))
  await user.click(screen.getByRole('switch', { name: 'Show my weight' }))
  await waitFor(() => expect(late).toHaveLength(1))
  await user.click(screen.getByRole('switch', { name: 'Show my weight' }))
  await waitFor(() => expect(late).toHaveLength(2))
  const [ofWeight, withoutIt] = late
  act(() => ofWeight?.(new Blob(['the weight'])))
  await user.click(screen.getByRole('button', { name: 'Share picture' }))
  expect(shared).toEqual([])
  act(() => withoutIt?.(new Blob(['none'])))
  await user.click(screen.getByRole('button', { name: 'Share picture' }))
  expect(await Promise.all(shared.map((file) => file.text()))).toEqual(['none'])
})

test('a device that cannot share files saves the picture', async () => {
  stubDrawing()
  const user = await openCard()
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Share picture' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save picture' }))
  expect(click).toHaveBeenCalledOnce()
  screen.getByText('The picture is saved.')
})

test('a browser that draws no pictures says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await openCard()
  await screen.findByText('This browser can’t draw the picture.')
  expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull()
})

test('who has nothing to lose has nothing to share', async () => {
  storeConditions(['NONE'])
  await openStep('finally-plan', { ...exampleHero, weight: 65, goalWeight: 65, importantEventComingUp: 'NO_EVENTS' })
  await screen.findByRole('heading', { level: 1, name: /keeps you at/ })
  expect(screen.queryByRole('button', { name: 'Share my forecast' })).toBeNull()
})
