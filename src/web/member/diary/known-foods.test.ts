import { afterAll, expect, test, vi } from 'vitest'

// Files of a worker share modules, so that these are loaded again in another language, and once more afterwards.
vi.resetModules()
afterAll(() => {
  vi.doUnmock('#domain/language/page-language.ts')
  vi.resetModules()
})
vi.doMock('#domain/language/page-language.ts', () => ({ pageLanguage: { tag: 'es', direction: 'ltr' } }))
const { knownFoods, loadKnownFoods } = await import('./known-foods.ts')

test('a page in Spanish finds foods by their Spanish names, and others by their English ones', async () => {
  await loadKnownFoods()
  const known = knownFoods.get()
  if (known === null) throw new Error('the foods were not loaded')
  const first = (text: string) => known.find(text, 3)[0]?.item.name
  expect(['tacos', 'cafe con leche', 'jitomates', 'gefilte fish'].map(first)).toEqual([
    'Taco',
    'Café con leche',
    'Tomate, crudo',
    'Gefilte fish',
  ])
  expect(known.byId.get('71400990')?.name).toBe('Papas a la francesa')
})
