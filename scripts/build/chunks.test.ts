import { expect, test } from 'vitest'
import { chunkGroups, chunkName } from './chunks.ts'

const imports: Readonly<Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>> = {
  'main.tsx': {
    now: ['react.js'],
    later: [
      '/routes/question-screens.ts',
      '/prediction/prediction-screen.tsx',
      '/member/member-area.tsx',
      '/legal.tsx',
    ],
  },
  '/routes/question-screens.ts': { now: ['react.js', 'options.ts', 'dates.ts'] },
  '/prediction/prediction-screen.tsx': { now: ['dates.ts', 'ticks.ts'] },
  '/member/member-area.tsx': { now: ['ticks.ts', 'week.ts', 'legal-words.ts'], later: ['/member/settings.tsx'] },
  '/member/settings.tsx': { now: ['options.ts', 'week.ts'] },
  '/legal.tsx': { now: ['legal-words.ts', 'terms.ts'] },
}
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id]?.now ?? [],
    dynamicallyImportedIds: imports[id]?.later ?? [],
  }),
}

test.each<[string, string | null, string]>([
  ['react.js', 'first', 'the first page needs it at once'],
  ['dates.ts', 'shared', 'two parts of the journey share it'],
  ['legal-words.ts', 'common', 'a separate page and the member area share it'],
  ['options.ts', 'common', 'the questions need it, and later the member area'],
  ['ticks.ts', 'common', 'the forecast and the member area need it'],
  ['/routes/question-screens.ts', 'questions', 'a part itself'],
  ['week.ts', null, 'only the member area needs it'],
  ['terms.ts', null, 'only one separate page needs it'],
])('%s is in the chunk %s: %s', (id, chunk, _reason) => {
  const named = chunkGroups('main.tsx').map((group) => group.name(id, modules))
  expect(named.filter((name) => name !== null)).toEqual(chunk === null ? [] : [chunk])
})

test('a page finds the chunk that contains its module', () => {
  const manifest = {
    '_questions-abc.css': { file: 'questions-abc.css', name: 'questions' },
    '_questions-abc.js': { file: 'questions-abc.js', name: 'questions' },
    'src/web/legal.tsx': { file: 'legal-abc.js', name: 'legal' },
  }
  expect(chunkName(manifest, 'src/web/routes/question-screens.ts')).toBe('_questions-abc.js')
  expect(chunkName(manifest, 'src/web/legal.tsx')).toBe('src/web/legal.tsx')
  expect(chunkName(manifest, 'src/web/pay/pay-screen.tsx')).toBeUndefined()
})
