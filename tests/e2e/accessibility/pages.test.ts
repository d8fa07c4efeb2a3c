import { expect } from 'vitest'
import { test } from '../browser.ts'
import { sidewaysOnSharedPages, troublesOnPhone } from './shared-pages.ts'

test('axe finds nothing on any shared page on a phone, and everything can be reached on 320 x 568', async ({
  open,
}) => {
  expect(await troublesOnPhone(open)).toEqual({})
})

test('no shared page scrolls sideways from 320 to 1920 px', async ({ open }) => {
  expect(await sidewaysOnSharedPages(open)).toEqual({})
})
