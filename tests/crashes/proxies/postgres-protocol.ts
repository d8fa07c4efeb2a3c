/** One message of PostgreSQL's protocol (version 3), including its header. The first of a connection has no type. */
export type Message = { readonly type: string; readonly bytes: Buffer }

const LENGTH = 4

/** Splits a stream into whole messages; `hasHello`: the first one has no type, as from a client. */
export function createFramer(hasHello: boolean): (chunk: Buffer) => readonly Message[] {
  let rest: Buffer = Buffer.alloc(0)
  let isHello = hasHello
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    const whole: Message[] = []
    for (;;) {
      const head = isHello ? 0 : 1
      if (rest.length < head + LENGTH) return whole
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return whole
      whole.push({ type: isHello ? '' : String.fromCharCode(rest[0] ?? 0), bytes: rest.subarray(0, end) })
      rest = rest.subarray(end)
      isHello = false
    }
  }
}

/** The zero-terminated texts at the start of a message. */
function textsIn({ bytes }: Message, count: number): readonly string[] {
  return bytes
    .subarray(1 + LENGTH)
    .toString('utf8')
    .split('\0')
    .slice(0, count)
}

/** Reads the statement from a client's messages; prepared ones are remembered by their name. */
export function createReader(): (messages: readonly Message[]) => string | null {
  const prepared = new Map<string, string>()
  return (messages) => {
    let asked: string | null = null
    for (const message of messages) {
      if (message.type === 'Q') asked = textsIn(message, 1)[0] ?? ''
      if (message.type === 'P') {
        const [name = '', text = ''] = textsIn(message, 2)
        prepared.set(name, text)
      }
      if (message.type === 'B') asked = prepared.get(textsIn(message, 2)[1] ?? '') ?? ''
    }
    return asked
  }
}

/** Whether a client's message ends its request, so that it waits for the answer. */
export const endsRequest = ({ type }: Message): boolean => !['P', 'B', 'D', 'E', 'C'].includes(type)

/** Whether a server's message ends its answer. */
export const endsAnswer = ({ type }: Message): boolean => type === 'Z'
