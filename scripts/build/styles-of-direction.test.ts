import { expect, test } from 'vitest'
import { withoutRightToLeft } from './styles-of-direction.ts'

test('rules for the other direction are left out, within a media query too', () => {
  expect(
    withoutRightToLeft(
      '.a{color:red}[dir=rtl] .a,[dir="rtl"] .b{scale:-1 1}@media print{.c{top:0}:root[dir=rtl] .c{left:0}}',
    ),
  ).toBe('.a{color:red}@media print{.c{top:0}}')
})

test('a rule that also serves this direction stays whole', () => {
  const css = '[dir=rtl] .a,.b{top:0}@keyframes x{0%{top:0}to{top:1px}}'
  expect(withoutRightToLeft(css)).toBe(css)
})
