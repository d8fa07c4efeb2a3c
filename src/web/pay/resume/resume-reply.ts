import { OtherPersonReply, type ResumeReply, ResumeReplyOfAnyHero } from '#domain/api/leads.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { parserOf } from '#web/device/parser-of.ts'

const parse = parserOf(ResumeReplyOfAnyHero)
const parseOther = parserOf(OtherPersonReply)

/** What using a link came to: the record, or the question about the person who is signed in here. */
export const openedFrom = (reply: unknown): ResumeReply | OtherPersonReply | null =>
  parseOther(reply) ?? resumedFrom(reply)

/** The record that an emailed link brings back, and whether there is a plan to open; null where the reply is none. */
export function resumedFrom(reply: unknown): ResumeReply | null {
  const resumed = parse(reply)
  const hero = heroFrom(resumed?.hero)
  return resumed === null || hero.gender === '' ? null : { ...resumed, hero }
}
