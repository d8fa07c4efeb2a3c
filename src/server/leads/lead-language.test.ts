import { expect, test } from 'vitest'
import { languageOfLead } from './lead-language.ts'

test.each([
  [{ locale: 'en-GB', units: 'imperial' }, 'en-GB'],
  [{ locale: 'en-US', units: 'metric' }, 'en-US'],
  [{ locale: null, units: 'imperial' }, 'en-US'],
  [{ locale: null, units: 'metric' }, 'en-GB'],
] as const)('a lead with %j reads %s', (lead, language) => {
  expect(languageOfLead(lead)).toBe(language)
})
