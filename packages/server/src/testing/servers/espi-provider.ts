import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const HOUR = 3600

/** A utility that shares readings by Green Button Connect: it asks people, hands out tokens and answers with feeds. */
export type EspiProvider = {
  readonly base: string
  readonly clientId: string
  readonly secret: string
  /** Hours of each usage point, by its number; what is published later is added here. */
  readonly points: Map<string, { start: number; values: number[] }>
  /** What it was asked, in turn: `GET /resource/…`. */
  readonly calls: string[]
  /** Tokens that it was told to forget. */
  readonly revoked: string[]
  /** How it misbehaves from now on; null for not at all. `slow` never ends its answer. */
  fault: null | 'down' | 'slow' | 'hostile' | 'cut' | 'other-account' | 'refresh-refused' | 'elsewhere'
  /** Seconds that its access tokens last. */
  lasts: number
  /** Answers as the browser of a person who says yes or no would be sent back. */
  agree(authorizationUrl: string, says?: 'yes' | 'no'): URLSearchParams
  close(): Promise<void>
}

type Answer = readonly [status: number, body: string]

const random = () => randomBytes(16).toString('hex')

export async function startEspiProvider(): Promise<EspiProvider> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', provider.base)
    const form = new URLSearchParams(await bodyOf(request))
    if (url.pathname === '/authorize') {
      const [code, headers, page] = askPerson(tokens, url)
      response.writeHead(code, headers).end(page)
      return
    }
    provider.calls.push(`${request.method} ${url.pathname}`)
    if (provider.fault === 'slow' && url.pathname.startsWith('/resource')) {
      response.writeHead(200).write('<feed xmlns="http://www.w3.org/2005/Atom">')
      return
    }
    const [status, body] = answerTo(provider, tokens, request.headers.authorization ?? '', url, form)
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const tokens = givenTokens()
  const provider: EspiProvider = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clientId: 'hearthlight',
    secret: 'a secret: with %',
    points: new Map(),
    calls: [],
    revoked: [],
    fault: null,
    lasts: 3600,
    agree: tokens.agree,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return provider
}

/** The page on which a person says yes or no, and where that sends their browser. */
function askPerson(tokens: GivenTokens, url: URL): readonly [number, Record<string, string>, string] {
  const says = url.searchParams.get('says')
  if (says === 'yes' || says === 'no') {
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.search = tokens.agree(url.toString(), says).toString()
    return [302, { location: back.toString() }, '']
  }
  if (url.searchParams.get('state') === null) return [400, {}, 'nothing was asked']
  const link = (answer: string, words: string) => {
    url.searchParams.set('says', answer)
    return `<a href="${url.toString().replaceAll('&', '&amp;')}">${words}</a>`
  }
  const page = `<!DOCTYPE html><title>Test utility</title><h1>Share your readings?</h1>${link('yes', 'Yes, share them')} ${link('no', 'No')}`
  return [200, { 'content-type': 'text/html; charset=utf-8' }, page]
}

type GivenTokens = ReturnType<typeof givenTokens>

/** Codes and tokens: a code and a refresh token count once, and a code only for who can show what was hashed for it. */
function givenTokens() {
  const codes = new Map<string, { challenge: string; redirect: string }>()
  const access = new Set<string>()
  const refresh = new Set<string>()
  return {
    agree: (address: string, says: 'yes' | 'no' = 'yes'): URLSearchParams => {
      const { searchParams: asked } = new URL(address)
      const state = asked.get('state') ?? ''
      if (says === 'no') return new URLSearchParams({ state, error: 'access_denied' })
      const code = random()
      const challenge = asked.get('code_challenge') ?? ''
      codes.set(code, { challenge, redirect: asked.get('redirect_uri') ?? '' })
      return new URLSearchParams({ state, code })
    },
    holds: (authorization: string) => access.has(authorization.replace('Bearer ', '')),
    give: () => {
      const given = { access_token: random(), refresh_token: random() }
      access.clear()
      access.add(given.access_token)
      refresh.add(given.refresh_token)
      return given
    },
    takeRefresh: (form: URLSearchParams) => refresh.delete(form.get('refresh_token') ?? ''),
    takeCode: (form: URLSearchParams) => {
      const code = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const hash = createHash('sha256').update(form.get('code_verifier') ?? '')
      const isShown = code?.challenge === hash.digest('base64url')
      return isShown && code?.redirect === form.get('redirect_uri')
    },
  }
}

function answerTo(
  provider: EspiProvider,
  tokens: GivenTokens,
  authorization: string,
  url: URL,
  form: URLSearchParams,
): Answer {
  if (provider.fault === 'down') return [500, 'down']
  if (url.pathname === '/token') return tokensFor(provider, tokens, authorization, form)
  if (url.pathname === '/revoke') {
    provider.revoked.push(form.get('token') ?? '')
    return [200, '']
  }
  if (!tokens.holds(authorization)) return [401, '']
  if (url.pathname !== '/resource/Batch/Subscription/7') return [404, '']
  if (provider.fault === 'hostile') return [200, HOSTILE]
  const [from = 0, to = 0] = ['published-min', 'published-max'].map(
    (name) => Date.parse(url.searchParams.get(name) ?? '') / 1000,
  )
  const feed = feedOf(provider.points, from, to, provider.fault === 'other-account' ? '12' : '9')
  return [200, provider.fault === 'cut' ? feed.slice(0, feed.length * 0.8) : feed]
}

function tokensFor(
  { clientId, secret, fault, base, lasts }: EspiProvider,
  tokens: GivenTokens,
  authorization: string,
  form: URLSearchParams,
): Answer {
  const known = [clientId, secret].map(encodeURIComponent).join(':')
  if (authorization !== `Basic ${Buffer.from(known).toString('base64')}`)
    return [401, '{"error":"invalid_client"}']
  const isRefresh = form.get('grant_type') === 'refresh_token'
  const isRight = isRefresh ? fault !== 'refresh-refused' && tokens.takeRefresh(form) : tokens.takeCode(form)
  if (!isRight) return [400, '{"error":"invalid_grant"}']
  const resourceURI =
    fault === 'elsewhere' ? 'http://127.0.0.1:1/resource/7' : `${base}/resource/Batch/Subscription/7`
  return [200, JSON.stringify({ ...tokens.give(), expires_in: lasts, resourceURI })]
}

const HOSTILE = '<!DOCTYPE feed [<!ENTITY a "aaaa">]><feed xmlns="http://www.w3.org/2005/Atom">&a;</feed>'

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function feedOf(
  points: ReadonlyMap<string, { start: number; values: number[] }>,
  from: number,
  to: number,
  customer: string,
): string {
  const entries = [...points].map(([point, { start, values }]) => {
    const path = `/resource/RetailCustomer/${customer}/UsagePoint/${point}`
    const readings = values.flatMap((value, index) => {
      const at = start + index * HOUR
      if (at < from || at >= to) return []
      return `<IntervalReading><timePeriod><duration>${HOUR}</duration><start>${at}</start></timePeriod><value>${value}</value></IntervalReading>`
    })
    return `<entry><link rel="self" href="${path}"/><content><UsagePoint xmlns="http://naesb.org/espi"><ServiceCategory><kind>0</kind></ServiceCategory></UsagePoint></content></entry>
<entry><link rel="self" href="${path}/MeterReading/1"/><link rel="up" href="${path}/MeterReading"/><link rel="related" href="/resource/ReadingType/1"/><content><MeterReading xmlns="http://naesb.org/espi"/></content></entry>
<entry><link rel="self" href="${path}/MeterReading/1/IntervalBlock/1"/><link rel="up" href="${path}/MeterReading/1/IntervalBlock"/><content><IntervalBlock xmlns="http://naesb.org/espi">${readings.join('')}</IntervalBlock></content></entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">
<entry><link rel="self" href="/resource/ReadingType/1"/><content><ReadingType xmlns="http://naesb.org/espi"><accumulationBehaviour>4</accumulationBehaviour><commodity>1</commodity><flowDirection>1</flowDirection><intervalLength>${HOUR}</intervalLength><kind>12</kind><powerOfTenMultiplier>0</powerOfTenMultiplier><uom>72</uom></ReadingType></content></entry>
${entries.join('\n')}</feed>`
}
