import type { FastifyInstance } from 'fastify'

/** What a browser is about to send: a link it was given, or a form it was shown. */
export type Step = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}
type Answer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly url: string
}

/** Just enough of a browser for redirects, forms and cookies, on our app and on real servers beside it. */
export class Browser {
  readonly #app: FastifyInstance
  readonly #headers: Readonly<Record<string, string>>
  readonly #jar = new Map<string, Map<string, string>>()

  constructor(app: FastifyInstance, headers: Readonly<Record<string, string>> = {}) {
    this.#app = app
    this.#headers = headers
  }

  open(url: string): Promise<Page> {
    return this.follow({ method: 'GET', url, fields: {} })
  }

  async send(method: 'GET' | 'DELETE', url: string): Promise<Answer> {
    return this.#exchange({ method: 'GET', url, fields: {} }, method)
  }

  async json(url: string) {
    return JSON.parse((await this.send('GET', url)).text)
  }

  /** Takes a step and every redirect after it. */
  async follow(step: Step): Promise<Page> {
    const answer = await this.#exchange(step)
    const next = redirectOf(answer)
    return next === undefined ? new Page(this, answer) : this.follow(next)
  }

  /** Takes a step, then redirects only until one leads to `site`, which is not taken. */
  async followUntil(step: Step, site: string): Promise<Step> {
    if (step.url.startsWith(site)) return step
    const answer = await this.#exchange(step)
    const next = redirectOf(answer) ?? formOf(answer)
    if (next === undefined) throw new Error(`${answer.url} leads nowhere`)
    return this.followUntil(next, site)
  }

  async #exchange(step: Step, method: string = step.method): Promise<Answer> {
    const url = new URL(step.url)
    const cookie = [...(this.#jar.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...this.#headers, cookie, 'content-type': 'application/x-www-form-urlencoded' }
    const body = step.method === 'POST' ? new URLSearchParams(step.fields).toString() : undefined
    const answer = url.hostname.endsWith('.localhost')
      ? await this.#inject(url, method, headers, body)
      : await visit(url, method, headers, body)
    for (const line of answer.headers.getSetCookie()) this.#keepCookie(url.host, line)
    return answer
  }

  async #inject(url: URL, method: string, headers: Record<string, string>, body?: string): Promise<Answer> {
    const { 'content-type': type, ...plain } = headers
    const answer = await this.#app.inject({
      method: method as 'GET' | 'POST' | 'DELETE',
      url: `${url.pathname}${url.search}`,
      headers: { ...plain, host: url.host, ...(body === undefined ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { payload: body }),
    })
    const all = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, String(each)] as [string, string]),
    )
    return { status: answer.statusCode, headers: new Headers(all), text: answer.body, url: url.href }
  }

  #keepCookie(host: string, line: string): void {
    const [pair = '', ...attributes] = line.split(';')
    const [name = '', ...value] = pair.split('=')
    const jar = this.#jar.get(host) ?? new Map<string, string>()
    const isGone = attributes.some((text) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(text))
    if (isGone) jar.delete(name.trim())
    else jar.set(name.trim(), value.join('='))
    this.#jar.set(host, jar)
  }
}

export class Page {
  readonly #browser: Browser
  readonly url: string
  readonly text: string
  readonly #form: Step | undefined

  constructor(browser: Browser, answer: Answer) {
    this.#browser = browser
    this.url = answer.url
    this.text = answer.text
    this.#form = formOf(answer)
  }

  get isForm(): boolean {
    return this.#form !== undefined
  }

  submit(fields: Readonly<Record<string, string>>): Promise<Page>
  submit(fields: Readonly<Record<string, string>>, stop: { stopAt: string }): Promise<Step>
  submit(fields: Readonly<Record<string, string>>, stop?: { stopAt: string }): Promise<Page | Step> {
    if (this.#form === undefined) throw new Error(`${this.url} has no form`)
    const step = { ...this.#form, fields: { ...this.#form.fields, ...fields } }
    return stop === undefined ? this.#browser.follow(step) : this.#browser.followUntil(step, stop.stopAt)
  }
}

async function visit(
  url: URL,
  method: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text(), url: url.href }
}

function redirectOf({ status, headers, url }: Answer): Step | undefined {
  const location = headers.get('location')
  if (status < 300 || status > 399 || location === null) return undefined
  return { method: 'GET', url: new URL(location, url).href, fields: {} }
}

const unescaped = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

function formOf({ text, url }: Answer): Step | undefined {
  const action = /<form[^>]*action="([^"]*)"/i.exec(text)?.[1]
  if (action === undefined) return undefined
  const inputs = [...text.matchAll(/<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/gi)]
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescaped(value)]))
  return { method: 'POST', url: new URL(unescaped(action), url).href, fields }
}
