import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { slimSvg } from './slim-svg.ts'

type Icon = { readonly body: string; readonly width?: number; readonly height?: number }

/** The part of an Iconify set (IconifyJSON in @iconify/types) that is used here. */
type IconSet = {
  readonly icons: Readonly<Record<string, Icon>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width: number
  readonly height: number
}

/**
 * Opens Microsoft's colour Fluent emoji (MIT) and returns a function that reads one of them as an SVG file and throws
 * if the set has no such name. The set takes 100 MB of memory: keep the function no longer than needed.
 */
export function openEmoji(): (name: string) => string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
  const set: IconSet = JSON.parse(readFileSync(file, 'utf8'))
  return (name) => {
    const icon = set.icons[set.aliases?.[name]?.parent ?? name]
    if (icon === undefined) throw new Error(`The Fluent emoji set has no picture named "${name}".`)
    const box = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`
    return slimSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>`)
  }
}
