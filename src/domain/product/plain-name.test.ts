import { expect, test } from 'vitest'
import { nameForStrangers, plainName } from './plain-name.ts'

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

test.each([
  ['Whole milk 3.5%', 'Whole milk 3.5%'],
  ['Coca‑Cola® Zero 🥤', 'Coca‑Cola® Zero'],
  ['Toxic Waste sour candy', 'Toxic Waste sour candy'],
  ['Call me honey spread', 'Call me honey spread'],
  ['Vitamin D 5 μg', 'Vitamin D 5 μg'],
  ['Борщ', 'Борщ'],
  ['Aviko fries', 'Aviko fries'],
  ['Recalled: visit www.bad.example or call +1 (555) 010-9999', ''],
  ['Recalled by the maker', ''],
  ['RECALL', ''],
  ['Do not eat this', ''],
  ['Warning: glass inside', ''],
  ['Muesli: call 0800 123 4567', ''],
  ['Text us for a prize', ''],
  ['No comer, contaminado', ''],
  ['Muesli bad.com', ''],
  ['Muesli bad dot com', ''],
  ['Muesli 5 5 5 0 1 0 9 9', ''],
  ['Nutеlla', ''],
  ['☎️ 📞', ''],
  ['x'.repeat(400), 'x'.repeat(60)],
])('strangers read %j as %j', (written, shown) => {
  expect(nameForStrangers(written)).toBe(shown)
})
