import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { goodScripts, type VisionScript } from './vision-scripts.ts'

const Request = Compile(
  Type.Object({
    model: Type.String(),
    response_format: Type.Optional(
      Type.Object({
        type: Type.Literal('json_schema'),
        json_schema: Type.Object({ name: Type.String(), strict: Type.Literal(true), schema: Type.Unknown() }),
      }),
    ),
    messages: Type.Array(
      Type.Object({
        role: Type.Literal('user'),
        content: Type.Tuple([
          Type.Object({ type: Type.Literal('text'), text: Type.String() }),
          Type.Object({ type: Type.Literal('image_url'), image_url: Type.Object({ url: Type.String() }) }),
        ]),
      }),
      { minItems: 1, maxItems: 1 },
    ),
  }),
)

/** A request as it arrived. */
export type SeenRequest = {
  readonly authorization: string | undefined
  readonly model: string
  readonly hasSchema: boolean
  /** The prompt and the schema. */
  readonly text: string
  readonly jpeg: Buffer
}

export type VisionPeer = {
  /** The base address, as in VISION_URL. */
  readonly url: string
  readonly seen: readonly SeenRequest[]
  /** Scripts for the next requests, one each; later requests get the usual plate. */
  readonly plan: (...scripts: readonly VisionScript[]) => void
  readonly clear: () => void
  readonly stop: () => Promise<void>
}

const JPEG_URL = /^data:image\/jpeg;base64,([A-Za-z0-9+/=]+)$/

async function seenIn(request: IncomingMessage): Promise<SeenRequest> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions' || !Request.Check(body))
    throw new Error('this is not a request of the protocol')
  const [prompt, picture] = body.messages[0]?.content ?? []
  const data = JPEG_URL.exec(picture?.image_url.url ?? '')?.[1]
  if (data === undefined) throw new Error('the picture is not a JPEG')
  return {
    authorization: request.headers.authorization,
    model: body.model,
    hasSchema: body.response_format !== undefined,
    text: `${prompt?.text} ${JSON.stringify(body.response_format ?? {})}`,
    jpeg: Buffer.from(data, 'base64'),
  }
}

function play(script: VisionScript, response: ServerResponse): void {
  switch (script.kind) {
    case 'answer':
      response.writeHead(script.status ?? 200, { 'content-type': 'application/json', ...script.headers })
      response.end(script.body)
      return
    case 'hang':
      response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
      return
    case 'drip': {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
      return
    }
    case 'break':
      response.destroy()
  }
}

/** A stand-in for an OpenAI-compatible vision endpoint: it checks every request and answers as planned. */
export async function startVisionPeer(): Promise<VisionPeer> {
  const seen: SeenRequest[] = []
  const planned: VisionScript[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      seen.push(await seenIn(request))
      play(planned.shift() ?? goodScripts.plain, response)
    } catch (error) {
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: String(error) }))
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen,
    plan: (...scripts) => {
      planned.push(...scripts)
    },
    clear: () => {
      planned.length = 0
      seen.length = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
