import { expect, test } from 'vitest'
import { brand } from '#domain/brand.ts'
import type { LegalBlock } from './legal-document.ts'
import { legalParts } from './legal-parts.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { refundPolicy } from './refund-policy.ts'
import { termsOfService } from './terms-of-service.ts'

const documents = [termsOfService, privacyPolicy, refundPolicy]

function textsIn(block: LegalBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()]
  return block.kind === 'list' ? block.items : block.lines
}

test('marks become links, and the words between them stay as they are', () => {
  expect(legalParts('Write to {email}, or see the {refunds}.')).toEqual([
    { kind: 'words', text: 'Write to ' },
    { kind: 'email', text: brand.contact.email },
    { kind: 'words', text: ', or see the ' },
    { kind: 'page', text: 'Refund Policy', to: '/refund-policy' },
    { kind: 'words', text: '.' },
  ])
  expect(legalParts('Plain.')).toEqual([{ kind: 'words', text: 'Plain.' }])
})

test('no legal text has an unknown mark or an empty part', () => {
  for (const { sections } of documents)
    for (const { id, blocks } of sections)
      for (const text of blocks.flatMap(textsIn)) {
        expect(text.trim(), id).not.toBe('')
        for (const part of legalParts(text)) expect(part.text, id).not.toMatch(/[{}]|undefined|null/)
      }
})

test('sections can be linked to: their ids are unique and valid in an address', () => {
  for (const { sections } of documents) {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
  }
})

test('every row of a table has a cell for each heading', () => {
  for (const block of documents.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks)))
    if (typeof block !== 'string' && block.kind === 'table')
      for (const row of block.rows) expect(row).toHaveLength(block.head.length)
})

test('a review by a lawyer names the lawyer and the day, or is not claimed', () => {
  for (const { reviewedByLawyer } of documents)
    expect(reviewedByLawyer ?? 'Nobody, 2026-01-01').toMatch(/^\S.*, \d{4}-\d{2}-\d{2}$/)
})
