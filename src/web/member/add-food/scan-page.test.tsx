import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { diaryQueue } from '#web/member/diary/diary-store.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { currentPath } from '#web/navigation/navigation.ts'

test('the scan button of the tab bar opens code, label and search on one page, above what was eaten before', async () => {
  const { user } = await openMember('/plan/list')
  await user.click(await screen.findByRole('link', { name: 'Scan a food' }))
  await screen.findByRole('heading', { level: 1, name: 'Add food' })
  expect(currentPath()).toBe('/plan/day/2026-11-21/add/scan')
  // The code is open already, the others are one press away.
  await screen.findByLabelText('Take or choose a picture')
  const ways = screen.getByRole('region', { name: 'Other ways to add' })
  within(ways).getByText('Read a label')
  const search = screen.getByRole('searchbox', { name: 'Search foods and dishes' })
  expect(search.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('what is searched for stands right below its field, before the other ways', async () => {
  const { user } = await openMember('/plan/day/2026-11-21/add')
  await user.type(await screen.findByRole('searchbox'), 'banana')
  const found = await screen.findByRole('region', { name: 'Search foods and dishes' })
  const ways = screen.getByRole('region', { name: 'Other ways to add' })
  expect(found.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a picture can be taken or chosen: no field insists on the camera', async () => {
  await openMember('/plan/day/2026-11-21/add/scan')
  expect((await screen.findByLabelText('Take or choose a picture')).hasAttribute('capture')).toBe(false)
})

test('foods that were chosen are still there after leaving the page, until they are added', async () => {
  const { user } = await openMember('/plan/day/2026-11-21/add')
  const search = async () => user.type(await screen.findByRole('searchbox'), 'banana')
  await search()
  await user.click(await screen.findByRole('button', { name: /^banana/ }))
  await screen.findByRole('region', { name: 'To add' })
  await user.click(screen.getByRole('link', { name: /^Today$/, current: 'page' }))
  await screen.findByRole('heading', { level: 1, name: 'Today' })
  await user.click(await screen.findByRole('link', { name: 'Add food' }))
  const tray = within(await screen.findByRole('region', { name: 'To add' }))
  await user.click(tray.getByRole('button', { name: /^Add · / }))
  await waitFor(() => expect(diaryQueue.get()).toHaveLength(1))
  await user.click(await screen.findByRole('link', { name: 'Add food' }))
  await screen.findByRole('heading', { level: 1, name: 'Add food' })
  expect(screen.queryByRole('region', { name: 'To add' })).toBeNull()
})

test('a HEIC photo that the browser cannot open is named as one', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unknown format')))
  const { user } = await openMember('/plan/day/2026-11-21/add')
  await user.click(await screen.findByText('Read a label'))
  const heic = new File(['\0\0\0\u0018ftypheic'], 'label.heic', { type: 'image/heic' })
  await user.upload(await screen.findByLabelText('Take or choose a picture of the label'), heic)
  await screen.findByText(/^This is a HEIC photo/)
})
