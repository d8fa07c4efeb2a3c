import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test.each([
  ['Whole milk 3.5%', 'Whole milk 3.5%'],
  ['7 Up', '7 Up'],
  ['Heinz 57 sauce 1/2 price', 'Heinz 57 sauce 1/2 price'],
  ['Beans no. 1 400 g', 'Beans no. 1 400 g'],
  ['Dr. Oetker pizza', 'Dr. Oetker pizza'],
  ['Recalled: visit www.bad.example or call +1 (555) 010-9999', 'Recalled: visit or call'],
  ['see https://bad.example/x now', 'see now'],
  ['bad.com/free chocolate', 'chocolate'],
  ['me@bad.example', ''],
  ['555-010-9999', ''],
  ['\u202eevil\u200b', 'evil'],
  ['\u3164', ''],
  ['***', ''],
  ['&lt;b&gt;Tea&lt;/b&gt;', 'Tea'],
])('%j is shown to others as %j', (written, shown) => {
  expect(plainName(written)).toBe(shown)
})
