import type { Manifest } from 'vite'
import { brand } from '../../src/domain/brand.ts'
import { cspHash, type PageDocument, themeScript } from './document.ts'

const BASE = '/v3/'
const ENTRY = 'src/web/console/main.tsx'

/**
 * The document of every page of the console. It excludes search engines, and is rendered once the operator is known.
 */
export function consoleDocument(manifest: Manifest): PageDocument {
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error('The bundle of the console has no entry.')
  // The scripts do not fetch styles, so the document carries those of all pages, which together are small.
  const styles = [...new Set([entry, ...Object.values(manifest)].flatMap(({ css = [] }) => css))]
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${brand.name} console</title>`,
    '<meta name="robots" content="noindex">',
    `<script>${themeScript}</script>`,
    `<link rel="icon" href="${BASE}favicon.svg" type="image/svg+xml">`,
    ...styles.map((file) => `<link rel="stylesheet" href="${BASE}${file}">`),
    `<script type="module" src="${BASE}${entry.file}"></script>`,
    '</head><body><noscript><p class="no-script">The console needs JavaScript.</p></noscript>',
    '<div id="app"></div></body></html>',
  ].join('')
  return { html, scripts: [cspHash(themeScript)], styles: [] }
}
