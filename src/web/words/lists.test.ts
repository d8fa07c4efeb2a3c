import { afterAll, expect, test, vi } from 'vitest'

// Files of a worker share modules, so that these are loaded again with other words, and once more afterwards.
vi.resetModules()
afterAll(() => {
  vi.doUnmock('./joining-words.ts')
  vi.resetModules()
})

/** Spanish, where "y" becomes "e" before the sound of "i". */
vi.doMock('./joining-words.ts', () => ({
  joiningWords: {
    pair: (first: string, last: string) => `${first} y ${last}`,
    pairBeforeI: (first: string, last: string) => `${first} e ${last}`,
    more: (before: string, next: string) => `${before}, ${next}`,
    last: (before: string, last: string) => `${before} y ${last}`,
    lastBeforeI: (before: string, last: string) => `${before} e ${last}`,
  },
}))
const { joinedList } = await import('./lists.ts')

test.each([
  [['griega', 'italiana'], 'griega e italiana'],
  [['griega', 'francesa', 'india'], 'griega, francesa e india'],
  [['aguacate', 'higos'], 'aguacate e higos'],
  [['agua', 'hielo'], 'agua y hielo'],
  [['pan', 'yogur'], 'pan y yogur'],
  [['Ana', 'Íñigo'], 'Ana e Íñigo'],
  [['pan'], 'pan'],
])('a list takes the "and" that its last item sounds well with', (items, text) => {
  expect(joinedList(items, '')).toBe(text)
})

test('an empty list is said otherwise', () => {
  expect(joinedList([], 'nada')).toBe('nada')
})
