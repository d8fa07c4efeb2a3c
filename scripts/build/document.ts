import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
import { brand, type ClaimForm } from '../../src/domain/brand.ts'
import type { Locale } from '../../src/domain/language/locales.ts'
import type { documentWords } from '../../src/web/words/document-words.ts'
import { chunkName } from './chunks.ts'
import { laterStyles, pageStyles } from './page-styles.ts'
import { withoutRightToLeft } from './styles-of-direction.ts'

const BASE = '/v3/'

/** The texts of a document around its page. */
export type DocumentWords = { readonly [K in keyof typeof documentWords]: string }
const ENTRY = 'src/web/main.tsx'

/** Runs before the first paint: sets the theme chosen on this device. */
export const themeScript = `try{if(localStorage.getItem('theme')==='dark')document.documentElement.dataset.theme='dark'}catch{}`

/** On the home page also marks a device that belongs to a member or has answers, for which styles reserve space. */
const returningScript =
  `try{const d=document.documentElement.dataset;if(localStorage.getItem('plan'))d.member='';` +
  // A record with only a gender, {"gender":"FEMALE"}, is nothing to continue from.
  `else if((localStorage.getItem('hero')||'').length>19)d.begun=''}catch{}`

/**
 * Keeps the fields of a form submitted before React took the page over; from then on each form handles its own
 * submission.
 */
const earlyScript =
  `addEventListener('submit',(e)=>{if(!e.defaultPrevented)` +
  `e.target.dataset.early=JSON.stringify([...new FormData(e.target)])});`

/**
 * Keeps taps and keys on buttons, checkboxes and radios until React has taken the page over, and then does them one after
 * the other: each box that was left changed, and the last button. A press first makes the page show its stored data; what
 * that has replaced is found again by its name. A tap on a label is a click on its box as well.
 */
const keptTapsScript =
  `{let kept=[];` +
  `const lives=(n)=>!n.isConnected||Object.keys(n).some((k)=>k.startsWith('__reactProps'));` +
  `const again=(n)=>n.isConnected?n:document.querySelector('main '+['action','value'].map((k)=>` +
  `n.dataset[k]?'[data-'+k+'="'+n.dataset[k]+'"]':'').join(''));` +
  `const repeat=()=>{const [n,box]=kept.shift()??[];if(!n)return;const t=again(n);` +
  `if(t){if(box!=null)t.checked=!box;t.click()}setTimeout(repeat)};` +
  `const wait=()=>{if(!kept[0])return;if(!lives(kept[0][0]))return requestAnimationFrame(wait);` +
  `dispatchEvent(new Event('pointerdown'));repeat()};` +
  `addEventListener('click',(e)=>{const n=e.target.closest('button,[type=checkbox],[type=radio]');` +
  `if(!n||n.type==='submit'||lives(n))return;` +
  `const box=n.checked,had=kept.some(([m])=>m===n);` +
  `const first=!kept[0];kept=kept.filter(([m,b])=>m!==n&&(b!=null||box!=null));` +
  `if(box==null||!had)kept.push([n,box]);if(first)wait()},true)}`

/**
 * Loads the scripts after the first frame with content. The page is complete without them, so they must not compete
 * with it for bandwidth or processor. A browser that does not report paints is given a second.
 */
const loaderScript = (files: readonly string[], styles: readonly string[], entry: string): string =>
  `{let begun;const load=()=>{if(begun)return;begun=1;` +
  `const add=(n,a)=>document.head.append(Object.assign(document.createElement(n),a));` +
  `for(const href of ${JSON.stringify(files)})add('link',{rel:'modulepreload',href});` +
  (styles.length === 0 ? '' : `for(const href of ${JSON.stringify(styles)})add('link',{rel:'stylesheet',href});`) +
  `add('script',{type:'module',src:${JSON.stringify(entry)}})};` +
  `requestAnimationFrame(()=>setTimeout(load,1e3));` +
  `new PerformanceObserver((l,o)=>{if(l.getEntriesByName('first-contentful-paint')[0]){o.disconnect();load()}})` +
  `.observe({type:'paint',buffered:true})}`

/** Shown above a page whose buttons do nothing without scripts. */
const withoutScripts = ({ withoutScripts: sentence }: DocumentWords): string =>
  `<noscript><p class="no-script">${sentence} <a href="mailto:${brand.contact.email}">${brand.contact.email}</a></p></noscript>`

export type PageDocument = {
  readonly html: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const cspHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The manifest entry and all its static imports, without duplicates. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[name]
  if (chunk === undefined || seen.has(name)) return []
  seen.add(name)
  return [name, ...(chunk.imports ?? []).flatMap((other) => withImports(manifest, other, seen))]
}

/**
 * A whole page: its markup, its styles inline and the scripts it needs at once. `readAsset` returns the text of a built
 * file; `module` is the page's own part of the app, if that is not in the first bundle.
 */
export function pageDocument(
  markup: string,
  {
    manifest,
    readAsset,
    path,
    module,
    title,
    locale: { tag, direction },
    words,
    claims,
  }: {
    manifest: Manifest
    readAsset: (file: string) => string
    path: string
    module: string | undefined
    title: string
    locale: Locale
    words: DocumentWords
    claims: ClaimForm
  },
): PageDocument {
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error('The bundle has no entry.')
  const part = module === undefined ? undefined : chunkName(manifest, module)
  if (module !== undefined && part === undefined) throw new Error(`The bundle has no ${module}.`)
  const names = [ENTRY, ...(part === undefined ? [] : [part])].flatMap((name) => withImports(manifest, name))
  const scripts = [...new Set(names.flatMap((name) => manifest[name]?.file ?? []))]
  const written = pageStyles(manifest, ENTRY, path).map(readAsset).join('\n')
  const css = direction === 'rtl' ? written : withoutRightToLeft(written)
  const others = scripts.filter((file) => file !== entry.file).map((file) => BASE + file)
  const later = laterStyles(manifest, ENTRY, path).map((file) => BASE + file)
  const loader = earlyScript + keptTapsScript + loaderScript(others, later, BASE + entry.file)
  const firstScript = path === '/' ? `${themeScript};${returningScript}` : themeScript
  const html = [
    `<!doctype html><html lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}${claims === 'all' ? ' data-claims="all"' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    // The document fits into the first round trip: half of it is never painted, so that nothing moves when the rest comes.
    '<link rel="expect" href="#end" blocking="render">',
    `<title>${title} – ${brand.name}</title>`,
    `<meta name="description" content="${words.description}">`,
    '<meta name="theme-color" content="#e4f0e7">',
    `<script>${firstScript}</script>`,
    `<link rel="icon" href="${BASE}favicon.svg" type="image/svg+xml"><link rel="manifest" href="${BASE}manifest.webmanifest?lang=${tag}">`,
    `<link rel="apple-touch-icon" href="${BASE}apple-touch-icon.png">`,
    `<style>${css}</style>`,
    `</head><body>${withoutScripts(words)}<div id="app">${markup}</div><script id="end">${loader}</script></body></html>`,
  ].join('')
  return { html, scripts: [cspHash(firstScript), cspHash(loader)], styles: [cspHash(css)] }
}
