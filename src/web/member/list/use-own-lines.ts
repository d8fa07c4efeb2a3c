import { type OwnLine, OwnLinesReply, type ShoppingListView } from '#domain/api/member/shopping.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { changeMemberData } from '#web/member/data/use-member-data.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { listWords } from './list-words.ts'

const ownFrom = parserOf(OwnLinesReply)

async function write(week: number, line: string, body: Omit<OwnLine, 'id'> | null): Promise<readonly OwnLine[] | null> {
  const outcome = await requestMember(filled(routes.memberOwnLine, { week, line }), {
    ...(body === null ? { method: 'DELETE' } : { method: 'PUT', body }),
    parse: ownFrom,
  })
  if (outcome.kind !== 'ok') {
    announce(outcome.kind === 'refused' ? outcome.message : memberWords.notNow)
    return null
  }
  const { own } = outcome.value
  changeMemberData<ShoppingListView>(filled(routes.memberList, { week }), (list) => ({ ...list, own }))
  return own
}

/** Writes a line on the list, and says if others read less of it; false if it could not be stored. */
export async function addOwnLine(week: number, text: string): Promise<boolean> {
  const id = crypto.randomUUID()
  const own = await write(week, id, { text, ticked: false })
  const kept = own?.find((line) => line.id === id)
  if (kept !== undefined && kept.text !== text) announce(listWords.own.shortened)
  return own !== null
}

export const tickOwnLine = (week: number, { id, text, ticked }: OwnLine) => write(week, id, { text, ticked: !ticked })

/** Deletes a line, with an undo. */
export async function removeOwnLine(week: number, { id, text, ticked }: OwnLine): Promise<void> {
  if (await write(week, id, null))
    announce(listWords.own.removed(text), {
      label: listWords.undo,
      run: () => void write(week, id, { text, ticked }),
    })
}
