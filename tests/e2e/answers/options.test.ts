import { test } from '../browser.ts'
import { ada } from '../personas/women.ts'
import { tryEveryOption } from './try-options.ts'

test('options store their specified values, and a step shows all of its own', async ({ open }) => {
  await tryEveryOption(await open({ locale: 'en-GB' }), ada, 'sample')
})
