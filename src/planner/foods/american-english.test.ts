import { expect, test } from 'vitest'
import { americanEnglish, englishFor } from './american-english.ts'

test.each([
  ['2 courgettes, halved lengthways', '2 zucchini, halved lengthwise'],
  ['a rocket salad with an aubergine', 'an arugula salad with an eggplant'],
  ['Beetroot salad, then tumble the beetroot with spring onions', 'Beet salad, then tumble the beets with scallions'],
  ['fresh coriander and ground coriander', 'fresh cilantro and ground coriander'],
  ['lean beef mince, 5% fat', 'lean ground beef, 5% fat'],
  ['tinned tomatoes, a tin of beans, paprika in a tin', 'canned tomatoes, a can of beans, paprika in a tin'],
  ['Set them on a baking tray under a hot grill', 'Set them on a baking sheet under a hot broiler'],
  ['lamb from the grill, grilled leeks', 'lamb from the grill, grilled leeks'],
  ['raw peeled prawns', 'raw peeled shrimp'],
  ['prawns and shrimps', 'shrimp'],
  ['2 smoked back bacon rashers', '2 slices of Canadian bacon'],
  ['two packets, and rice heated as its packet says', 'two packages, and rice heated as its package says'],
  ['while you lay the table', 'while you set the table'],
  ['until it turns golden in colour, then off the hob', 'until it turns golden in color, then off the stove'],
])('%s: %s', (british, american) => {
  expect(englishFor('imperial-US', british)).toBe(american)
  expect(englishFor('metric-GB', british)).toBe(british)
})

test('a word within another is not touched', () => {
  expect(americanEnglish('chilled, straying, hobnob, tinfoil, misgrilled')).toBe(
    'chilled, straying, hobnob, tinfoil, misgrilled',
  )
})
