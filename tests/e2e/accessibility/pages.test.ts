import { expect } from 'vitest'
import { test } from '../browser.ts'
import { axeOnSharedPages, outOfReachOnSharedPages } from './shared-pages.ts'

const looks = [
  { theme: 'light', device: 'phone' },
  { theme: 'dark', device: 'desktop' },
] as const

test.for(looks)('the shared pages: $theme, $device', async (look, { open }) => {
  expect(await axeOnSharedPages(open, look)).toEqual({})
})

test('the shared pages fit on 320 x 568', async ({ open }) => {
  expect(await outOfReachOnSharedPages(open)).toEqual({})
})
