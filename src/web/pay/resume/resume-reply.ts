import { OtherPersonReply, type ResumeReply, ResumeReplyOfAnyHero } from '#domain/api/leads.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { parserOf } from '#web/device/parser-of.ts'

const parse = parserOf(ResumeReplyOfAnyHero)
const parseOther = parserOf(OtherPersonReply)

/** The reply to a link: the record, or the question about another person who is signed in here; null if it is neither. */
export const openedFrom = (reply: unknown): ResumeReply | OtherPersonReply | null =>
  parseOther(reply) ?? resumedFrom(reply)

/** The record behind an emailed link, and whether there is a plan to open; null if the reply cannot be parsed. */
export function resumedFrom(reply: unknown): ResumeReply | null {
  const resumed = parse(reply)
  const hero = heroFrom(resumed?.hero)
  return resumed === null || hero.gender === '' ? null : { ...resumed, hero }
}
