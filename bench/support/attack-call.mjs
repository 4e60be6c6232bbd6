import { request } from 'node:http'

export const [ATTACKER, OTHER] = ['lakeshore.localhost', 'tejo.localhost']
export const json = { 'content-type': 'application/json' }

let port = 0
export function aimAt(serverPort) {
  port = serverPort
}

/** One call by a connection of its own; a refusal while the body is still sent is an answer too. */
export function call({ method = 'GET', path, host, headers = {}, body = '' }) {
  return new Promise((resolve, reject) => {
    const sent = request({ port, method, path, headers: { host, ...headers }, agent: false }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString() })
      })
      answer.on('error', reject)
    })
    sent.on('error', (error) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code) ? resolve({ status: 413 }) : reject(error),
    )
    sent.end(body)
  })
}

/** A call with JSON that has to succeed, for what an attack needs beforehand. Answers its JSON. */
export async function prepare(who, path, body, method = body === undefined ? 'GET' : 'POST') {
  const { host, ...headers } = who
  const answer = await call({
    method,
    path,
    host,
    headers: { ...headers, ...(body !== undefined && json) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return JSON.parse(answer.text)
}

const PATHS = { staff: '/api/v1/auth/admin_sessions', person: '/api/v1/auth/user_sessions' }

/** The headers of somebody who is signed in at their partner. */
export async function signIn(email, as = 'staff') {
  const host = `${email.split('@')[1].split('.')[0]}.localhost`
  const credentials = JSON.stringify({ email, password: 'Demo-pass-2026' })
  const answer = await call({ method: 'POST', path: PATHS[as], host, headers: json, body: credentials })
  if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.text}`)
  const cookie = answer.headers['set-cookie'].map((each) => each.split(';')[0]).join('; ')
  return { host, cookie, 'x-csrf-token': JSON.parse(answer.text).meta.csrf, 'service-requester': 'portal' }
}

export const firstHome = async (person) => (await prepare(person, '/api/v1/buildings/')).records.data[0].id
