import { expect, test } from 'vitest'
import { laterStyles, pageStyles } from './page-styles.ts'

const ENTRY = 'src/web/main.tsx'
const manifest = {
  [ENTRY]: {
    file: 'assets/main.js',
    css: ['main.css'],
    dynamicImports: ['src/web/pay/pay-screen.tsx', 'src/web/legal/privacy-page.tsx', 'src/web/member/member-area.tsx'],
  },
  'src/web/pay/pay-screen.tsx': {
    file: 'assets/pay.js',
    css: ['pay.css'],
    imports: [ENTRY, '_field.js'],
    dynamicImports: ['_wallet.js'],
  },
  'src/web/legal/privacy-page.tsx': { file: 'assets/privacy.js', css: ['legal.css'], imports: [ENTRY] },
  '_field.js': { file: 'assets/field.js', css: ['field.css'] },
  '_wallet.js': { file: 'assets/wallet.js', css: ['wallet.css'] },
  'src/web/member/member-area.tsx': {
    file: 'assets/member.js',
    css: ['member.css'],
    imports: [ENTRY],
    dynamicImports: ['src/web/member/list/list-screen.tsx', 'src/web/member/cook/cook-screen.tsx'],
  },
  'src/web/member/list/list-screen.tsx': {
    file: 'assets/list.js',
    css: ['list.css'],
    imports: ['_field.js', '_tick.js'],
  },
  'src/web/member/cook/cook-screen.tsx': { file: 'assets/cook.js', css: ['cook.css'], imports: [ENTRY, '_tick.js'] },
  '_tick.js': { file: 'assets/tick.js', css: ['tick.css', 'main.css'] },
}
const stylesOf = (path: string) => pageStyles(manifest, ENTRY, path)

test('a page of the questionnaire carries the styles of all its pages, and none of the member area', () => {
  expect(stylesOf('/')).toEqual(['main.css', 'field.css', 'pay.css', 'wallet.css'])
  expect(stylesOf('/woman/pay')).toEqual(stylesOf('/'))
})

test("the member's page carries the styles of its first screens, fetches the others, and has none of the journey", () => {
  expect(stylesOf('/plan')).toEqual(['main.css', 'member.css', 'field.css', 'tick.css', 'list.css'])
  expect(laterStyles(manifest, ENTRY, '/plan')).toEqual(['cook.css'])
})

test('the styles of a part follow those of its imports, so that it may override them', () => {
  for (const [path, part] of [
    ['/', 'pay.css'],
    ['/plan', 'list.css'],
  ] as const)
    expect(stylesOf(path).indexOf('field.css')).toBeLessThan(stylesOf(path).indexOf(part))
})

test('a long text carries only its own styles, and fetches those of the pages it links to', () => {
  expect(stylesOf('/privacy')).toEqual(['main.css', 'legal.css'])
  expect(laterStyles(manifest, ENTRY, '/privacy')).toEqual(['field.css', 'pay.css', 'wallet.css'])
  expect(laterStyles(manifest, ENTRY, '/')).toEqual(['legal.css'])
})

test('a long text that uses code of the member area does not carry its styles', () => {
  const privacy = 'src/web/legal/privacy-page.tsx'
  const withCommon = {
    ...manifest,
    [privacy]: { ...manifest[privacy], imports: [ENTRY, '_common.js'] },
    '_common.js': { file: 'assets/common.js', name: 'common', css: ['common.css'] },
  }
  expect(pageStyles(withCommon, ENTRY, '/privacy')).toEqual(['main.css', 'legal.css'])
  expect(laterStyles(withCommon, ENTRY, '/privacy')).toContain('common.css')
})

test('the styles of what is shown later than its page are fetched later, but for its own document', () => {
  const part = 'src/web/funnel/home/home-below.tsx'
  const entry = manifest[ENTRY]
  const withPart = {
    ...manifest,
    [ENTRY]: { ...entry, dynamicImports: [...entry.dynamicImports, part] },
    [part]: { file: 'assets/below.js', css: ['below.css'], imports: [ENTRY] },
  }
  expect(pageStyles(withPart, ENTRY, '/')).toContain('below.css')
  expect(pageStyles(withPart, ENTRY, '/woman/pay')).not.toContain('below.css')
  expect(laterStyles(withPart, ENTRY, '/')).not.toContain('below.css')
  expect(laterStyles(withPart, ENTRY, '/woman/pay')).toContain('below.css')
})

test('the styles of the pay page are in its own documents, and fetched later by the pages before it', () => {
  const withPay = {
    ...manifest,
    'src/web/pay/pay-screen.tsx': { ...manifest['src/web/pay/pay-screen.tsx'], name: 'pay' },
  }
  expect(pageStyles(withPay, ENTRY, '/woman/pay')).toEqual(['main.css', 'field.css', 'pay.css', 'wallet.css'])
  expect(laterStyles(withPay, ENTRY, '/woman/pay')).toEqual(['legal.css'])
  expect(pageStyles(withPay, ENTRY, '/')).toEqual(['main.css'])
  expect(laterStyles(withPay, ENTRY, '/')).toEqual(['field.css', 'pay.css', 'wallet.css', 'legal.css'])
})
