import { BASE } from '#domain/api/base-path.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { type JourneyStep, journey } from '#domain/funnel/journey.ts'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { answersMark } from '#web/device/answers-mark.ts'
import { memberPages, type PageName } from '#web/member/pages/member-pages.ts'
import { pageProbes } from '#web/member/pages/page-probes.example.ts'
import { confirmedLead, paidOrder } from '../../tests/e2e/buyer.ts'
import { recordOf, todayInUtc } from '../../tests/e2e/personas/record-of.ts'
import { ada } from '../../tests/e2e/personas/women.ts'
import { emailPicture, pagePictures, planPicture } from './screen-names.ts'

/** A screen as one person sees it. */
export type Screen = {
  readonly name: string
  readonly part: Part
  readonly path: string
  /** Elements that are there once the screen is complete. */
  readonly complete: readonly string[]
  readonly stored: Readonly<Record<string, string>>
  /** The cookie of a member; null for a visitor. */
  readonly session: string | null
}

/** A part of the app that can be asked for alone. */
export const parts = ['asked', 'answered', 'pages', 'plan', 'emails'] as const
export type Part = (typeof parts)[number]

const storedAs = (hero: Hero): Screen['stored'] => ({
  hero: JSON.stringify(hero),
  confirmed: answersMark(hero),
  units: 'imperial',
})

const step = ({ slug }: JourneyStep, part: Part, stored: Screen['stored']): Screen => ({
  name: slug,
  part,
  path: `${BASE}/woman/${slug}`,
  complete: [`main[data-step="${slug}"] ${slug === 'pay' ? '[data-plan]' : 'h1'}`],
  stored,
  session: null,
})

const SHOWN = { week: 1, day: 0, meal: 2 } as const
const planPath = (name: PageName, today: string): string =>
  // The probe has the right parameters for its page.
  (memberPages[name].path as (params: object) => string)(pageProbes[name].shown({ today, place: SHOWN }))

/** Every email with example data, from the gallery. */
async function emails(url: string): Promise<readonly Screen[]> {
  const gallery = await (await fetch(`${url}${BASE}/mail-gallery`)).text()
  const names = [...gallery.matchAll(/mail-gallery\/([\w-]+)"/g)].map(([, name]) => name ?? '')
  return names.map((name) => ({
    name: emailPicture(name),
    part: 'emails',
    path: `${BASE}/mail-gallery/${name}`,
    complete: ['h1'],
    stored: {},
    session: null,
  }))
}

/** Every screen of the app, for people who have just come to it. */
export async function allScreens(url: string, wanted: readonly Part[]): Promise<readonly Screen[]> {
  const is = (part: Part) => wanted.includes(part)
  // In pounds: what an American buys. Every screen is of the same answers, so that their numbers can be compared.
  const american = { ...ada, units: 'imperial' } as const
  const hero = recordOf(american, todayInUtc())
  const lead = await confirmedLead(url, 'sheets-lead@example.com', american)
  const { session, ...device } = await paidOrder(url, 'sheets@example.com', american)
  const owner = { stored: { ...storedAs(hero), ...device }, session }
  const page = (name: string, path: string): Screen => ({
    name,
    part: 'pages',
    path: `${BASE}/${path}`,
    complete: [name === 'complete' ? '[data-action=open-plan]' : 'main h1'],
    ...(name === 'complete' ? owner : { stored: {}, session: null }),
  })
  const steps = journey.filter(({ slug }) => slug !== 'pay')
  return [
    ...(is('asked') ? steps.map((row) => step(row, 'asked', storedAs(heroUpTo(row.slug, hero)))) : []),
    ...(is('answered') ? journey.map((row) => step(row, 'answered', { ...storedAs(hero), ...lead })) : []),
    ...(is('pages') ? pagePictures.map((name) => page(name, name === 'home' ? '' : name)) : []),
    ...(is('plan')
      ? (Object.keys(pageProbes) as PageName[]).map((name) => ({
          name: planPicture(name),
          part: 'plan' as const,
          path: `${BASE}${planPath(name, todayInUtc())}`,
          complete: [
            `main[data-step="plan-${name}"]:not(:has-text("your plan is on its way")) h1`,
            pageProbes[name].content,
          ],
          ...owner,
        }))
      : []),
    ...(is('emails') ? await emails(url) : []),
  ]
}
