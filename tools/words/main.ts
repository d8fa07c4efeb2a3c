import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { poFile, startedLanguages } from '../../scripts/build/languages/catalogue.ts'
import { readPo } from '../../scripts/build/languages/po.ts'
import { locales, SOURCE_LOCALE } from '../../src/domain/language/locales.ts'
import { exported, messagesToTranslate, type Report, readTranslations, reportOn } from './translation-file.ts'

const usage = `npm run words -- export [language]         writes words/<language>/web.po for a translator
npm run words -- import <language> <file>  takes a translator's file over
npm run words -- report [language]         counts what is done, missing, stale and broken; fails for a shipped language
npm run words -- pseudo                    builds the pages in the pseudo-languages too: /v3/?lang=en-XA and ?lang=en-XB`

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const shipped = locales.map(({ tag }) => tag).filter((tag) => tag !== SOURCE_LOCALE)
const isTag = (tag: string | undefined): tag is string =>
  tag !== undefined && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag)

function write(tag: string, text: string): void {
  mkdirSync(path.dirname(poFile(tag)), { recursive: true })
  writeFileSync(poFile(tag), text)
}

/** A list of keys, the first of them by name. */
const listed = (name: string, keys: readonly string[]): string =>
  keys.length === 0
    ? ''
    : `\n  ${name}:\n    ${keys.slice(0, 20).join('\n    ')}${keys.length > 20 ? `\n    and ${keys.length - 20} more` : ''}`

function shown({ tag, messages, done, missing, stale, broken, gone, long, same }: Report): string {
  const counts = { missing, stale, broken, gone, long, 'same as English': same }
  const figures = Object.entries(counts).map(([name, keys]) => `${keys.length} ${name}`)
  return `${tag}: ${done} of ${messages} done, ${figures.join(', ')}${Object.entries({ missing, stale, broken, gone })
    .map(([name, keys]) => listed(name, keys))
    .join('')}`
}

const isWhole = ({ missing, stale, broken }: Report): boolean => missing.length + stale.length + broken.length === 0

const [command, tag, file] = process.argv.slice(2)
const source = messagesToTranslate()
if (command === 'export' && (tag === undefined || isTag(tag))) {
  for (const one of tag === undefined ? shipped : [tag]) {
    write(one, exported(one, source, readTranslations(one)))
    say(`Wrote ${path.relative(process.cwd(), poFile(one))}`)
  }
} else if (command === 'import' && isTag(tag) && file !== undefined) {
  const { entries } = readPo(readFileSync(file, 'utf8'))
  const report = reportOn(tag, source, entries)
  say(shown(report))
  if (report.broken.length > 0) process.exitCode = 1
  else write(tag, exported(tag, source, entries))
} else if (command === 'report' && (tag === undefined || isTag(tag))) {
  const reports = (tag === undefined ? startedLanguages() : [tag]).map((one) =>
    reportOn(one, source, readTranslations(one)),
  )
  for (const report of reports) say(shown(report))
  if (reports.some((report) => shipped.some((one) => one === report.tag) && !isWhole(report))) process.exitCode = 1
} else if (command === 'pseudo') {
  const program = path.join(import.meta.dirname, '../../scripts/build/main.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  process.exitCode = spawnSync(process.execPath, [program, 'pseudo'], { stdio: 'inherit', env }).status ?? 1
} else {
  say(usage)
  process.exitCode = 1
}
