import { BASE } from '#domain/api/routes.ts'
import type { Gender } from '#domain/funnel/choices.ts'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'

/** The two branches of the journey, as they stand in the address. */
const branches = { FEMALE: 'woman', MALE: 'man' } as const satisfies Record<Gender, string>

export const pages = {
  home: '/',
  complete: '/complete',
  resume: '/resume',
  terms: '/terms_of_service',
  privacy: '/privacy',
  refunds: '/refund-policy',
} as const
export type PageName = keyof typeof pages

/** What an address below the base path shows. */
export type View =
  | { readonly kind: 'step'; readonly gender: Gender; readonly slug: Slug }
  | { readonly kind: 'page'; readonly name: PageName }
  | { readonly kind: 'unknown' }

export const stepPath = (gender: Gender, slug: Slug): string => `/${branches[gender]}/${slug}`

/** Paths with the base path, for links and the address bar. */
export const href = (path: string): string => BASE + path

/** The view at a path below the base path, such as `/woman/weight`. */
export function viewAt(path: string): View {
  for (const name of ['home', 'complete', 'resume', 'terms', 'privacy', 'refunds'] as const) {
    if (pages[name] === path) return { kind: 'page', name }
  }
  const [, branch, slug = '', ...rest] = path.split('/')
  const step = rest.length === 0 ? stepOf(slug) : undefined
  if (step === undefined || (branch !== branches.FEMALE && branch !== branches.MALE)) return { kind: 'unknown' }
  return { kind: 'step', gender: branch === branches.FEMALE ? 'FEMALE' : 'MALE', slug: step.slug }
}
