import { type OwnLine, OwnLinesReply, type ShoppingListView } from '#domain/api/member/shopping.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { changeMemberData } from '#web/member/data/use-member-data.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { listWords } from './list-words.ts'

const ownFrom = parserOf(OwnLinesReply)

async function write(week: number, line: string, body: Omit<OwnLine, 'id'> | null): Promise<boolean> {
  const outcome = await requestMember(filled(routes.memberOwnLine, { week, line }), {
    ...(body === null ? { method: 'DELETE' } : { method: 'PUT', body }),
    parse: ownFrom,
  })
  if (outcome.kind !== 'ok') {
    announce(outcome.kind === 'refused' ? outcome.message : memberWords.notNow)
    return false
  }
  const { own } = outcome.value
  changeMemberData<ShoppingListView>(filled(routes.memberList, { week }), (list) => ({ ...list, own }))
  return true
}

/** Writes a line on the list; false if it could not be stored. */
export const addOwnLine = (week: number, text: string): Promise<boolean> =>
  write(week, crypto.randomUUID(), { text, ticked: false })

export const tickOwnLine = (week: number, { id, text, ticked }: OwnLine): Promise<boolean> =>
  write(week, id, { text, ticked: !ticked })

/** Deletes a line, with an undo. */
export async function removeOwnLine(week: number, { id, text, ticked }: OwnLine): Promise<void> {
  if (await write(week, id, null))
    announce(listWords.own.removed(text), {
      label: listWords.undo,
      run: () => void write(week, id, { text, ticked }),
    })
}
