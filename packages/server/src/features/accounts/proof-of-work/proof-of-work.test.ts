import type { ProofChallenge } from '@hearthlight/domain/accounts/proof-of-work'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let site: TestApp
let now = new Date()
beforeAll(async () => {
  site = await testApp({ now: () => now })
  for (const code of ['tejo', 'lakeshore'] as const)
    await changePartner(site, code, { settings: { enable_sign_up_proof_of_work: true } })
})
afterAll(() => site.close())

const PASSWORD = 'quiet maple ladder'
let people = 0
const signUp = (proof?: string, partner = 'tejo') => {
  people += 1
  const person = { email: `proof-${people}@tejo.test`, first_name: 'Rita', last_name: 'Melo', consent: true }
  return site.app.inject({
    method: 'POST',
    url: '/api/v1/auth/registrations/no_login',
    headers: { host: `${partner}.localhost`, 'accept-language': 'en' },
    payload: {
      user: { ...person, password: PASSWORD, password_confirmation: PASSWORD },
      ...(proof && { proof }),
    },
  })
}
async function signUpByLink(proof?: string) {
  people += 1
  const { id } = await site.db
    .selectFrom('admins')
    .select('id')
    .where('email', '=', 'admin@lakeshore.test')
    .executeTakeFirstOrThrow()
  return site.app.inject({
    method: 'POST',
    url: '/api/v1/auth/admin_user_sign_up',
    headers: { host: 'lakeshore.localhost', 'accept-language': 'en' },
    payload: {
      user: {
        email: `proof-${people}@lakeshore.test`,
        first_name: 'Rita',
        last_name: 'Melo',
        consent: true,
        who_dunnit_admin_id: id,
      },
      ...(proof && { proof }),
    },
  })
}
async function challengeOf(partner = 'tejo'): Promise<ProofChallenge> {
  const headers = { host: `${partner}.localhost` }
  return (await site.app.inject({ url: '/api/v1/auth/proof_of_work', headers })).json().data.attributes
}
const encoded = (solved: object) => Buffer.from(JSON.stringify(solved)).toString('base64')
async function solve(challenge: ProofChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return encoded({ challenge, solution })
}
const refusal = { errors: [{ code: 'accounts.not-human', title: 'Please verify you are human' }] }

describe('sign-up where the partner asks for a proof of work', () => {
  it('takes a solved challenge once', async () => {
    const proof = await solve(await challengeOf())
    expect((await signUp(proof)).statusCode).toBe(201)
    expect((await signUp(proof)).json()).toMatchObject(refusal)
  })
  it('refuses a missing proof, one that is no proof, and a guess', async () => {
    expect((await signUp()).json()).toMatchObject(refusal)
    expect((await signUp(encoded({ hello: 'world' }))).json()).toMatchObject(refusal)
    const challenge = await challengeOf()
    const guess = encoded({ challenge, solution: { counter: 7, derivedKey: '00'.repeat(32) } })
    expect((await signUp(guess)).json()).toMatchObject(refusal)
  })
  it('refuses a challenge made easier, an old one and one of another partner', async () => {
    const challenge = await challengeOf()
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } }
    expect((await signUp(await solve(easier))).json()).toMatchObject(refusal)
    expect((await signUp(await solve(await challengeOf('lakeshore')))).json()).toMatchObject(refusal)
    const proof = await solve(challenge)
    const before = now
    now = new Date(now.getTime() + 10 * 60_000 + 1000)
    expect((await signUp(proof)).json()).toMatchObject(refusal)
    now = before
  })
  it('asks for one at the link of an admin too', async () => {
    const proof = await solve(await challengeOf('lakeshore'))
    expect((await signUpByLink()).json()).toMatchObject(refusal)
    expect((await signUpByLink(proof)).statusCode).toBe(201)
    expect((await signUpByLink(proof)).json()).toMatchObject(refusal)
  })
})
