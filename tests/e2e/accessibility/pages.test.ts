import { expect } from 'vitest'
import { test } from '../browser.ts'
import { axeOnSharedPages, outOfReachOnSharedPages } from './shared-pages.ts'

test.for(['phone', 'desktop'] as const)('the shared pages: %s', async (device, { open }) => {
  expect(await axeOnSharedPages(open, device)).toEqual({})
})

test('the shared pages fit on 320 x 568', async ({ open }) => {
  expect(await outOfReachOnSharedPages(open)).toEqual({})
})
