import autocannon from 'autocannon'

/** Entry of the process that asks: in the server's own process its work would count as the server's. */
export type Asking = {
  readonly url: string
  readonly method: 'GET' | 'PUT'
  readonly headers: Readonly<Record<string, string>>
  /** Sends `{ building: { water_cost: … } }` with another cost each time. */
  readonly saves: boolean
  readonly connections: number
  readonly seconds: number
}
export type Asked = { readonly answered: number; readonly seconds: number; readonly failed: number }

let cost = 100

async function askMany({ url, method, headers, saves, connections, seconds }: Asking): Promise<Asked> {
  const body = () => {
    cost += 1
    return JSON.stringify({ building: { water_cost: cost } })
  }
  const request = saves ? { setupRequest: (each: autocannon.Request) => ({ ...each, body: body() }) } : {}
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      { method, headers: { ...headers, ...(saves && { 'content-type': 'application/json' }) }, ...request },
    ],
  })
  // Of what is known already the answer is 304.
  const answered = result['2xx'] + result['3xx']
  return { answered, seconds: result.duration, failed: result.errors + result['4xx'] + result['5xx'] }
}

process.on('message', (asking: Asking) => {
  void askMany(asking).then((asked) => process.send?.(asked))
})
