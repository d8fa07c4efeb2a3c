/** A server that is restarting or overloaded; what it says is no page to show. */
const isDown = ({ status }: Response): boolean => status >= 502 && status <= 504

/**
 * The network's answer if it comes before `late` is settled, else what is kept. Where nothing is kept, the network is
 * waited for however long it takes, and its failure is the answer.
 */
export async function networkFirst(
  asked: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  late: Promise<unknown>,
): Promise<Response> {
  const good = asked.then(
    (answer) => (isDown(answer) ? undefined : answer),
    () => undefined,
  )
  const inTime = await Promise.race([good, late.then(() => undefined)])
  return inTime ?? (await kept().catch(() => undefined)) ?? asked
}
