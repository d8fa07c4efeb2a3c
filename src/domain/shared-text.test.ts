import { expect, test } from 'vitest'
import { sharedText } from './shared-text.ts'

test.each([
  ['Anna', 'Anna'],
  ['Dr. Oetker pizza', 'Dr. Oetker pizza'],
  ['Milk 2 l, eggs 12, flour 500 g', 'Milk 2 l, eggs 12, flour 500 g'],
  ['cake for 28/11/2026', 'cake for 28/11/2026'],
  ['wine 2019 and 2021', 'wine 2019 and 2021'],
  ['👨‍👩‍👧 cake', '👨‍👩‍👧 cake'],
  ['Молоко, сыр', 'Молоко, сыр'],
  ['牛乳と卵', '牛乳と卵'],
  ['حليب وبيض', 'حليب وبيض'],
  ['पनीर', 'पनीर'],
  ['e.g. no.1 St.Moret', 'e.g. no.1 St.Moret'],
  ['Kellogg’s A&W 7 Up 1/2 fat', 'Kellogg’s A&W 7 Up 1/2 fat'],
])('%j is left as it is', (written, shown) => {
  expect(sharedText(written)).toBe(shown)
})

test.each([
  ['Ann https://bad.example/x', 'Ann'],
  ['Ann bad.com', 'Ann'],
  ['Ann bad.co.uk!', 'Ann !'],
  ['Ann bad [.] com', 'Ann'],
  ['Ann bad dot com', 'Ann'],
  ['Ann hxxp://bad.example', 'Ann'],
  ['Ann tel:0800', 'Ann'],
  ['Ann me@bad.example', 'Ann'],
  ['Ann t.me/bad', 'Ann'],
  ['Ann \uff57\uff57\uff57.bad.example', 'Ann'],
  ['Ann \u{1d41b}\u{1d41a}\u{1d41d}.\u{1d41c}\u{1d428}\u{1d426}', 'Ann'],
  ['Ann бад.com', 'Ann'],
  ['Ann b\u200bad.c\u00adom', 'Ann'],
  ['Ann +1 (555) 010-9999', 'Ann'],
  ['Ann 020\u20147946\u20140000', 'Ann'],
  ['Ann ٠٢٠٧٩٤٦٠٠٠', 'Ann'],
  ['Ann 5\ufe0f\u20e35\ufe0f\u20e35\ufe0f\u20e30\ufe0f\u20e31\ufe0f\u20e30\ufe0f\u20e39\ufe0f\u20e3', 'Ann'],
  ['Ann 1-800-BADCALL', 'Ann'],
  ['\u202eAnn\u2066', 'Ann'],
  ['A\u0001nn\nB', 'A nn B'],
  [`A${'\u0301'.repeat(60)}nn`, 'A\u0301\u0301\u0301nn'],
  ['\u3164', ''],
])('%j is shown to others as %j', (written, shown) => {
  expect(sharedText(written)).toBe(shown)
})

test('a long text is read in a moment, whatever it is', () => {
  for (const part of ['a.', '1 ', 'a@', 'w-', '(', '. dot '])
    expect(sharedText(part.repeat(500)).length).toBeLessThan(3001)
})
