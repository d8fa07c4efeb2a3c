import { brand } from '../../src/domain/brand.ts'
import type { Locale } from '../../src/domain/language/locales.ts'
import type { DocumentWords } from './document.ts'

const BASE = '/v3/'
const GROUND = '#e4f0e7'

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: BASE + src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

/** What a device reads when a user installs the app, which then opens with their plan. */
export const webManifest = ({ tag, direction }: Locale, words: DocumentWords) => ({
  id: BASE,
  name: brand.name,
  short_name: brand.name,
  description: words.installed,
  lang: tag,
  dir: direction,
  categories: ['food', 'health', 'lifestyle'],
  start_url: `${BASE}plan`,
  scope: BASE,
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [
    icon('icon-192.png', '192x192'),
    icon('icon-512.png', '512x512'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
    icon('icon.svg', 'any'),
    icon('icon-maskable.svg', 'any', 'maskable'),
  ],
  shortcuts: [
    { name: words.thisWeek, url: `${BASE}plan`, icons: [icon('icon-192.png', '192x192')] },
    { name: words.shoppingList, url: `${BASE}plan/list`, icons: [icon('icon-192.png', '192x192')] },
  ],
})
