import { expect } from 'vitest'
import { test } from '../browser.ts'
import { stepKinds, troublesOnPhone } from './step-screens.ts'

test('axe finds nothing on a step of each kind on a phone, and everything can be reached on 320 x 568', async ({
  open,
}) => {
  expect(await troublesOnPhone(open, stepKinds)).toEqual({})
})
