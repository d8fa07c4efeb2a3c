// CPU time per request of the app and of a bare node:http server answering the same bytes.
import { createServer } from 'node:http'
import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
const root = process.argv[2]!
process.chdir(root)
const { serveApp } = await import(`${root}/tests/e2e/served-app.ts`)
const { fire } = await import(`${root}/bench/throughput/fire.ts`)
const { newVisitorAddress } = await import(`${root}/bench/throughput/visitor-address.ts`)
writeFileSync('/tmp/s1-bare.mjs', `import { createServer } from 'node:http'
process.once('message', ({ headers, body }) => { const bytes = Buffer.from(body, 'base64'); const all=[...headers.flat(),'content-length',String(bytes.length)]
const server=createServer((q,r)=>{ r.writeHead(200, all); r.end(bytes) }); server.listen(0,'127.0.0.1',()=>process.send(server.address().port))
process.on('message',()=>{const u=process.cpuUsage();process.send(u.user+u.system)}) })
process.once('disconnect',()=>process.exit())`)
const app = await serveApp({ NODE_ENV:'production', ALLOW_SANDBOX_IN_PRODUCTION:'i-understand-no-money-moves', LOG_LEVEL:'info', TRUSTED_PROXIES:'1' })
const threadCpu = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`,'utf8').split(' ')[0])/1000
const cpuOfApp = async () => threadCpu(app.process.pid!)
await new Promise(r=>setTimeout(r,6000))
for (const path of ['/v3/', '/api/v2/subscription-products-by-ids?ids=test-1-week&ids=test-1-month&ids=test-3-month']) {
  const reply = await fetch(app.url+path,{headers:{'accept-encoding':'br'}})
  const { request } = await import('node:http')
  const raw: Buffer = await new Promise((res)=>request(app.url+path,{headers:{'accept-encoding':'br'}},(m)=>{const c:Buffer[]=[];m.on('data',(d)=>c.push(d));m.on('end',()=>res(Buffer.concat(c)))}).end())
  const headers=[...reply.headers].filter(([n])=>!['date','connection','keep-alive','content-length','transfer-encoding'].includes(n))
  const bare = fork('/tmp/s1-bare.mjs',{stdio:['ignore','inherit','inherit','ipc']})
  const once = () => new Promise<number>((r)=>bare.once('message',(m)=>r(m as number)))
  let p = once(); bare.send({headers,body:raw.toString('base64')}); const port = await p
  const cpuOfBare = async () => threadCpu(bare.pid!)
  const shots = Array.from({length:1000},()=>({path,headers:{'accept-encoding':'br','x-forwarded-for':newVisitorAddress()}}))
  const run = async (url: string, cpu: ()=>Promise<number>, seconds: number) => { const a=await cpu(); const rate=await fire({url,connections:32,shots,seconds}); const b=await cpu(); return [(b-a)/(rate*seconds), rate] }
  const bareUrl=`http://127.0.0.1:${port}`
  await run(app.url,cpuOfApp,3); await run(bareUrl,cpuOfBare,3)
  const rows:number[][]=[]
  for(let i=0;i<4;i++){const [a]=await run(app.url,cpuOfApp,3);const [b]=await run(bareUrl,cpuOfBare,3);rows.push([a!,b!])}
  const med=(x:number[])=>x.toSorted((p,q)=>p-q)[Math.floor(x.length/2)]!
  console.log(path.slice(0,20),'app us/request',med(rows.map(r=>r[0]!)).toFixed(1),'bare',med(rows.map(r=>r[1]!)).toFixed(1),'ratio',(med(rows.map(r=>r[1]!/r[0]!))).toFixed(2))
  bare.disconnect()
}
await app.stop()
