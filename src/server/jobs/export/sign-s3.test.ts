import { expect, test } from 'vitest'
import { signedHeaders } from './sign-s3.ts'

// The examples of the documentation of S3, "Authenticating Requests: Using the Authorization Header".
const signer = {
  key: { id: ['AKIA', 'IOSFODNN7EXAMPLE'].join(''), secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
  region: 'us-east-1',
  at: new Date('2013-05-24T00:00:00Z'),
}
const signatureOf = (headers: Readonly<Record<string, string>>): string =>
  headers['authorization']?.split('Signature=')[1] ?? ''

test('an object that is read has the signature of the documentation', () => {
  const headers = signedHeaders(
    {
      ...{ method: 'GET', url: new URL('https://examplebucket.s3.amazonaws.com/test.txt') },
      ...{ headers: { range: 'bytes=0-9' }, body: Buffer.alloc(0) },
    },
    signer,
  )
  expect(signatureOf(headers)).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})

test('an object that is written, with a sign in its name that is escaped', () => {
  const headers = signedHeaders(
    {
      ...{ method: 'PUT', url: new URL('https://examplebucket.s3.amazonaws.com/test$file.text') },
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: Buffer.from('Welcome to Amazon S3.'),
    },
    signer,
  )
  expect(headers['x-amz-content-sha256']).toBe('44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072')
  expect(signatureOf(headers)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
})
