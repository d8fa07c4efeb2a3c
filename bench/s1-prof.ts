import { serveApp } from '../tests/e2e/served-app.ts'
import { fire } from './throughput/fire.ts'
import { newVisitorAddress } from './throughput/visitor-address.ts'
const app = await serveApp({ LOG_LEVEL:'info', TRUSTED_PROXIES:'1', NODE_OPTIONS:'--cpu-prof --cpu-prof-dir=/tmp/s1-prof' })
const shots = Array.from({length:1000},()=>({path:'/api/v2/subscription-products-by-ids?ids=test-1-week&ids=test-1-month&ids=test-3-month',headers:{'accept-encoding':'br','x-forwarded-for':newVisitorAddress()}}))
console.log(await fire({url:app.url,connections:32,shots,seconds:8}))
await app.stop()
