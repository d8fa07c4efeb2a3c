import type { LocaleTag } from '#domain/language/locales.ts'
import { dayText } from '#server/email/email-dates.ts'
import type { EmailTemplate } from '#server/email/email-template.ts'
import { householdPlanWords } from '#server/email/words/household-words.ts'
import { wordsIn } from '#server/words/words-in.ts'

/**
 * What becomes of the plan that a household eats by: it will end, it has ended, or it goes on after all; it takes a pause, whose end is
 * moved, or none after all; after a pause it is not open, or opens late.
 */
export type HouseholdPlanNews =
  | { readonly kind: 'ends'; readonly until: Date }
  | { readonly kind: 'ended' }
  | { readonly kind: 'goes-on' }
  | { readonly kind: 'pauses'; readonly from: Date; readonly until: Date }
  | { readonly kind: 'no-pause' }
  | { readonly kind: 'opens'; readonly on: Date }
  | { readonly kind: 'not-open'; readonly until: Date }
  | { readonly kind: 'open-again' }

type Data = { readonly news: HouseholdPlanNews; readonly pageLink: string }

function textOf(news: HouseholdPlanNews, locale: LocaleTag) {
  const { householdPlanWords: words } = wordsIn(locale, { householdPlanWords })
  switch (news.kind) {
    case 'ends':
      return {
        subject: words.endsSubject,
        heading: words.endsHeading,
        before: [words.ends(dayText(news.until, locale)), words.takeOver],
        after: [words.nothingCharged],
      }
    case 'ended':
      return {
        subject: words.endedSubject,
        heading: words.endedSubject,
        before: [words.ended, words.takeOver],
        after: [words.nothingCharged],
      }
    case 'goes-on':
      return {
        subject: words.goesOnSubject,
        heading: words.goesOnSubject,
        before: [words.goesOn],
        after: [words.free],
      }
    case 'pauses':
      return {
        subject: words.pausesSubject,
        heading: words.pausesSubject,
        before: [words.pauses(dayText(news.from, locale), dayText(news.until, locale)), words.takeOver],
        after: [words.nothingCharged],
      }
    case 'opens':
      return {
        subject: words.opensSubject(dayText(news.on, locale)),
        heading: words.opensSubject(dayText(news.on, locale)),
        before: [words.opens(dayText(news.on, locale))],
        after: [words.free],
      }
    case 'not-open':
      return {
        subject: words.notOpenSubject,
        heading: words.notOpenSubject,
        before: [words.notOpen(dayText(news.until, locale)), words.takeOver],
        after: [words.nothingCharged],
      }
    case 'open-again':
      return {
        subject: words.openAgainSubject,
        heading: words.openAgainSubject,
        before: [words.openAgain],
        after: [words.free],
      }
    case 'no-pause':
      return {
        subject: words.goesOnSubject,
        heading: words.goesOnSubject,
        before: [words.noPause],
        after: [words.free],
      }
  }
}

const examplePause = { from: new Date('2026-12-24T12:00:00Z'), until: new Date('2027-02-24T12:00:00Z') }
const pageLink = 'https://example.com/v3/plan/kitchen'

export const householdPlanEnds: EmailTemplate<Data> = {
  kind: 'household_plan_ends',
  cause:
    'The plan that pays for a household will end, has ended, goes on after all or takes a pause: to the others who eat by it, beforehand where that can be known.',
  isKeptByLaw: false,
  draft: ({ news, pageLink: link }, locale) => ({
    ...textOf(news, locale),
    action: { label: wordsIn(locale, { householdPlanWords }).householdPlanWords.see, link },
  }),
  manageLink: () => null,
  examples: {
    'household-plan-ends': { news: { kind: 'ends', until: new Date('2026-12-24T12:00:00Z') }, pageLink },
    'household-plan-ended': { news: { kind: 'ended' }, pageLink },
    'household-plan-goes-on': { news: { kind: 'goes-on' }, pageLink },
    'household-plan-pauses': { news: { kind: 'pauses', from: examplePause.from, until: examplePause.until }, pageLink },
    'household-plan-no-pause': { news: { kind: 'no-pause' }, pageLink },
    'household-plan-opens': { news: { kind: 'opens', on: examplePause.until }, pageLink },
    'household-plan-not-open': { news: { kind: 'not-open', until: examplePause.until }, pageLink },
    'household-plan-open-again': { news: { kind: 'open-again' }, pageLink },
  },
}
