import { expect, test } from 'vitest'
import { shellFiles } from './shell-files.ts'

const manifest = {
  'src/web/main.tsx': {
    file: 'assets/main.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/web/pay/pay-screen.tsx', 'src/web/member/list.tsx', 'src/web/late-start.ts'],
    assets: ['assets/letters.woff2'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/web/late-start.ts': { file: 'assets/ask-server.js' },
  'src/web/pay/pay-screen.tsx': { file: 'assets/pay.js', assets: ['assets/card.svg'] },
  'src/web/member/member-area.tsx': {
    file: 'assets/member.js',
    imports: ['src/web/main.tsx', '_frame.js'],
    dynamicImports: ['_timer.js'],
  },
  '_frame.js': { file: 'assets/frame.js', imports: ['src/web/main.tsx'] },
  '_timer.js': { file: 'assets/timer.js' },
  'src/web/member/list.tsx': {
    file: 'assets/list.js',
    imports: ['_frame.js'],
    assets: ['assets/basket.svg', 'assets/reader-AbCd_123.wasm'],
  },
}

test('every member screen is complete, and no other page is included', () => {
  expect(shellFiles(manifest)).toEqual([
    'assets/ask-server.js',
    'assets/basket.svg',
    'assets/frame.js',
    'assets/letters.woff2',
    'assets/list.js',
    'assets/main.js',
    'assets/member.js',
    'assets/shared.js',
    'assets/timer.js',
  ])
})

test('a bundle without the member pages stops the build', () => {
  expect(() => shellFiles({ 'src/web/main.tsx': manifest['src/web/main.tsx'] })).toThrow('src/web/member/')
})
