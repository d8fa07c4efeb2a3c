import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountNamed, serverAccount } from './account.ts'

const users = 'root:x:0:0:root:/root:/bin/sh\nforkcast:x:997:996::/nonexistent:/usr/sbin/nologin\n'
const nowhere = join(import.meta.dirname, 'no-such-folder')

test('a database that root starts runs as the user made for it, else as nobody', () => {
  expect(serverAccount(nowhere, 0, () => users)).toEqual({ uid: 997, gid: 996 })
  expect(serverAccount(nowhere, 0, () => 'root:x:0:0::/root:/bin/sh')).toEqual({ uid: 65534, gid: 65534 })
  expect(serverAccount(nowhere, 1000, () => users)).toBeNull()
})

test('neither root nor a broken line is an account', () => {
  expect(accountNamed('root', users)).toBeNull()
  expect(accountNamed('forkcast', 'forkcast:x')).toBeNull()
})
