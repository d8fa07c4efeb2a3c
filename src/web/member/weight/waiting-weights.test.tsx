import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storageKeys } from '#web/device/storage.ts'
import { openMember } from '#web/member/member.fixture.tsx'
import { sendWeighIns } from '#web/member/weigh-ins/weigh-in-delivery.ts'
import { ok, refused } from '#web/stub-server.fixture.ts'

const TODAY = 'PUT /api/v2/member/weights/2026-11-21'
const weights = [{ day: '2026-11-19', kg: 79.6 }]
const log = { 'GET /api/v2/member/weights': ok({ weights }) }
const waiting = () => screen.findByRole('region', { name: 'Not sent yet' })
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull())

async function typedOffline(typed: string, others = {}) {
  const { user, server } = await openMember('/plan/weight', { ...log, ...others })
  await user.type(await screen.findByRole('textbox', { name: /^Weight/ }), typed)
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  await screen.findByText(new RegExp(`^${typed}.kg on .* is kept on this device`))
  return { user, server }
}

test('a weight typed without a network is kept on the device, outlasts a reload, and is sent once', async () => {
  await typedOffline('79.4')
  expect((await waiting()).textContent).toMatch(/79\.4.kg/)
  expect(screen.getByRole('textbox', { name: /^Weight/ })).toHaveProperty('value', '')
  cleanup()
  const kept = window.localStorage.getItem(storageKeys.weighIns)
  const { server } = await openMember('/plan/weight', { ...log })
  expect((await waiting()).textContent).toMatch(/79\.4.kg/)
  expect(window.localStorage.getItem(storageKeys.weighIns)).toBe(kept)
  const attempts = server.callsOf(TODAY).length
  server.change({ [TODAY]: ok({ weights: [...weights, { day: '2026-11-21', kg: 79.4 }] }) })
  await sendWeighIns()
  await isGone()
  await screen.findByRole('button', { name: /^Change 79\.4/ })
  await sendWeighIns()
  const sent = server.callsOf(TODAY).slice(attempts)
  expect(sent.map(({ body }) => body)).toEqual([{ kg: 79.4, minuteOfDay: 600, add: true }])
  expect(window.localStorage.getItem(storageKeys.weighIns)).toBeNull()
})

test('a reply that arrives from any page says what the weight changed at once', async () => {
  await typedOffline('79.4')
  cleanup()
  const changes = ['You’re losing faster than is safe.']
  await openMember('/plan/list', { [TODAY]: ok({ weights, changes, meals: [] }) })
  await screen.findByText(/^Your weights have been sent\. You’re losing faster than is safe\./)
})

test('weights of one day are sent in the order in which they were typed', async () => {
  const { user, server } = await typedOffline('79.4')
  await user.type(screen.getByRole('textbox', { name: /^Weight/ }), '79.9')
  await user.click(screen.getByRole('button', { name: 'Save weight' }))
  await screen.findByText(/^79\.9.kg on/)
  const attempts = server.callsOf(TODAY).length
  server.change({ [TODAY]: ok({ weights }) })
  await sendWeighIns()
  await isGone()
  const sent = server.callsOf(TODAY).slice(attempts)
  expect(sent.map(({ body }) => (body as { kg: number }).kg)).toEqual([79.4, 79.9])
})

test('a weight that the server refuses says why, is not sent again, and can be deleted', async () => {
  const { user, server } = await typedOffline('79.4')
  server.change({ [TODAY]: refused('DAY_FULL_OF_WEIGHTS', 'This day is full.') })
  await sendWeighIns()
  const card = within(await waiting())
  await card.findByText('Not saved: This day is full.')
  const attempts = server.callsOf(TODAY).length
  await sendWeighIns()
  expect(server.callsOf(TODAY)).toHaveLength(attempts)
  await user.click(card.getByRole('button', { name: /^Delete 79\.4.kg/ }))
  await isGone()
})

test('a server that has no time is asked again later', async () => {
  const { server } = await typedOffline('79.4', { [TODAY]: refused('SERVICE_UNAVAILABLE', 'Later.', 503) })
  server.change({ [TODAY]: ok({ weights }) })
  await sendWeighIns()
  await isGone()
})
