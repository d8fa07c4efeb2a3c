import { expect, test } from 'vitest'
import { idsOf } from './catalogue.ts'
import { readMessages } from './read-messages.ts'

const read = (code: string) => readMessages('some-words.ts', code)
const ids = (code: string) => read(code).messages.map((message) => [message.path, idsOf(message).id])

test('texts, values, plurals and lists are messages, named by their place', () => {
  expect(
    ids(`
      export const dayWords = {
        title: 'Your day',
        swapOf: (title: string): string => \`Swap \${title}\`,
        energy: (amount: number): string => \`About \${kcal(amount)}\`,
        left: (count: number): string => plural(count, { one: '1 photo', other: \`\${count} photos\` }),
        adds: ['all seven days', 'a list'],
        by: { VEGAN: 'vegan' },
      } as const satisfies Words`),
  ).toEqual([
    ['dayWords.title', 'Your day'],
    ['dayWords.swapOf', 'Swap {title}'],
    ['dayWords.energy', 'About {amount}'],
    ['dayWords.left', '1 photo'],
    ['dayWords.adds.0', 'all seven days'],
    ['dayWords.adds.1', 'a list'],
    ['dayWords.by.VEGAN', 'vegan'],
  ])
})

test('the comment above a message is for its translator', () => {
  const [message] = read(`export const a = {\n  /** At most 12\n   * characters. */\n  b: 'Bought',\n}`).messages
  expect(message?.note).toBe('At most 12 characters.')
})

test.each([
  ['a condition', "export const a = (n: number) => (n === 1 ? 'one' : 'many')"],
  ['cutting', `export const a = (name: string) => \`Timer for \${name.toLowerCase().slice(1)}\``],
  ['a nested text', `export const a = (n: number) => \`You have \${n > 3 ? 'many' : 'few'}\``],
  ['a function with statements', "export function a() { return 'x y' }"],
  ['a sentence from parts', "export const a = (b: string) => 'You have ' + b"],
])('%s is no message', (_, code) => {
  expect(read(code).logic.length).toBeGreaterThan(0)
})

test('what is not yet in the form is translated all the same', () => {
  expect(ids(`export const a = (n: number) => (n === 1 ? 'one day' : \`\${n} days\`)`).map(([, id]) => id)).toEqual([
    'one day',
    '{n} days',
  ])
})
