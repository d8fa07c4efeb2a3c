import { expect, test } from 'vitest'
import { pluralRules } from './plural-rules.ts'

test.each(Object.entries(pluralRules))('the rule of %s is that of Unicode CLDR', (language, rule) => {
  const known = new Intl.PluralRules(language)
  const conditions = Object.entries(rule).map(([category, condition]) => ({
    category,
    holds: new Function('n', `return ${condition}`),
  }))
  for (const n of [...Array(205).keys(), 1000, 1_000_000, 1_000_001]) {
    const category = conditions.find(({ holds }) => holds(n) === true)?.category ?? 'other'
    expect([n, category]).toEqual([n, known.select(n)])
  }
})
