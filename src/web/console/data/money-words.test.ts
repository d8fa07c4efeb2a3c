import { expect, test } from 'vitest'
import { backReasonText, endReasonText, paymentKindText, planText, stateText } from './money-words.ts'

test('stored keys are read as words, and what a provider makes up is shown as it is', () => {
  expect(planText('1-MONTH')).toBe('4-Week Plan')
  expect(stateText('past_due')).toBe('Renewal failed, being tried again')
  expect(endReasonText('payment_failed')).toBe('The renewal could not be charged')
  expect(backReasonText('support')).toBe('Refunded by an operator')
  expect(paymentKindText('initial')).toBe('First payment')
  expect(backReasonText('check_returned')).toBe('check returned')
})
