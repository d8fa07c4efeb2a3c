import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfter } from '#server/platform/db/close-after.fixture.ts'

/** The values that a record may contain, as far as tests need them. */
type Value = string | number | readonly Value[] | { readonly [key: string]: Value }

/** Numbers of the format's types: https://maxmind.github.io/MaxMind-DB/ */
const types = { text: 2, uint32: 6, map: 7, array: 11 } as const

/** The control byte of a field, with its type in a second byte if that is above 7, and a size of up to 284. */
function control(type: number, size: number): Buffer {
  const short = Math.min(size, 29)
  return Buffer.from([
    ((type > 7 ? 0 : type) << 5) | short,
    ...(type > 7 ? [type - 7] : []),
    ...(size >= 29 ? [size - 29] : []),
  ])
}

function encoded(value: Value): Buffer {
  if (typeof value === 'string')
    return Buffer.concat([control(types.text, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value)
    return Buffer.concat([control(types.uint32, 4), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([control(types.array, value.length), ...value.map(encoded)])
  const entries = Object.entries(value)
  return Buffer.concat([control(types.map, entries.length), ...entries.flatMap((entry) => entry.map(encoded))])
}

/** The bits of a network such as 203.0.113.0/24 in a tree of IPv6 addresses, where IPv4 begins after 96 zeros. */
function bitsOf(network: string): string {
  const [address = '', length = '32'] = network.split('/')
  const bits = address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('')
  return '0'.repeat(96) + bits.slice(0, Number(length))
}

type Node = { readonly branches: [Node | number | null, Node | number | null] }

/** A database of IPv4 networks in the MaxMind format, byte by byte according to its specification. */
export function placeDatabaseFile(networks: Readonly<Record<string, Value>>, type = 'Test-City'): Buffer {
  const root: Node = { branches: [null, null] }
  const nodes = [root]
  const records: Buffer[] = []
  let size = 0
  for (const [network, record] of Object.entries(networks)) {
    const bits = [...bitsOf(network)].map((bit) => (bit === '1' ? 1 : 0))
    const last = bits.pop() ?? 0
    let node = root
    for (const bit of bits) {
      const next = node.branches[bit]
      if (typeof next === 'object' && next !== null) node = next
      else {
        const made: Node = { branches: [null, null] }
        node.branches[bit] = made
        nodes.push(made)
        node = made
      }
    }
    node.branches[last] = size
    const bytes = encoded(record)
    records.push(bytes)
    size += bytes.length
  }
  const separator = Buffer.alloc(16)
  const pointer = (branch: Node | number | null): number => {
    if (branch === null) return nodes.length
    return typeof branch === 'number' ? nodes.length + separator.length + branch : nodes.indexOf(branch)
  }
  const tree = Buffer.alloc(nodes.length * 6)
  nodes.forEach(({ branches }, at) => {
    tree.writeUIntBE(pointer(branches[0]), at * 6, 3)
    tree.writeUIntBE(pointer(branches[1]), at * 6 + 3, 3)
  })
  const metadata = encoded({
    ...{ node_count: nodes.length, record_size: 24, ip_version: 6, database_type: type, languages: ['en'] },
    ...{ binary_format_major_version: 2, binary_format_minor_version: 0, build_epoch: 1_760_000_000 },
    description: { en: 'Places of a test' },
  })
  return Buffer.concat([tree, separator, ...records, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), metadata])
}

/** Writes a database to a file of its own. Returns its path. */
export async function writtenPlaceDatabase(contents: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'places-'))
  closeAfter(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'places.mmdb')
  await writeFile(path, contents)
  return path
}

/** A record as in databases of cities. */
export const placeRecord = (country: string, region: string, city: string): Value => ({
  city: { names: { de: `${city} (de)`, en: city } },
  country: { iso_code: country, names: { en: country } },
  subdivisions: [{ names: { en: region } }],
})
