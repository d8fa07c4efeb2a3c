import { ChangeReply, type MemberView, MemberViewOfAnyHero } from '#domain/api/member/member.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { parserOf } from '#web/device/parser-of.ts'

const parse = parserOf(MemberViewOfAnyHero)

/** Parses a member, keeping only the answers that this version knows; null if the reply is not valid. */
export function memberFrom(reply: unknown): MemberView | null {
  const member = parse(reply)
  return member === null ? null : { ...member, hero: heroFrom(member.hero) }
}

export const changesFrom = parserOf(ChangeReply)
