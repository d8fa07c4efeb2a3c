import { expect, test } from 'vitest'
import { certificateAddress } from './certificate-cache.ts'

const ORIGIN = 'https://api.paypal.com'
const good = `${ORIGIN}/v1/notifications/certs/CERT-360caa42-fca2a594-aecacc47`

test("an address of PayPal's own is fetched", () => {
  expect(certificateAddress(good, ORIGIN)?.href).toBe(good)
})

test.each([
  'http://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1',
  'https://evil.example/v1/notifications/certs/CERT-1',
  'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1',
  'https://evil.example#https://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://user:word@api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
  'https://API.PAYPAL.COM/v1/notifications/certs/CERT-1',
  'https://api.paypal.com./v1/notifications/certs/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/../../../evil',
  'https://api.paypal.com/v1/notifications/certs/%2e%2e/evil',
  'https://api.paypal.com/v1/notifications/certs/CERT-1/../../evil',
  'https://api.paypal.com/v1/notifications/certs/CERT-1?to=https://evil.example',
  'https://api.paypal.com/v1/notifications/certs/CERT-1#x',
  'https://api.paypal.com/v1/notifications/certs/',
  'https://api.paypal.com/v1/notifications/certs',
  'https://api.paypal.com//v1/notifications/certs/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/CERT\\1',
  'https:\\\\api.paypal.com\\v1\\notifications\\certs\\CERT-1',
  ' https://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/CERT-1\n',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:5432/v1/notifications/certs/CERT-1',
  '//api.paypal.com/v1/notifications/certs/CERT-1',
  '',
])('no other address is fetched: %j', (address) => {
  expect(certificateAddress(address, ORIGIN)).toBeNull()
})
