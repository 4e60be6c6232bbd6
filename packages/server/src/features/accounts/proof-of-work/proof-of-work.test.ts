import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../../../testing/change-partner.ts'
import { challengeOf, encodedProof, solveProof } from '../../../testing/solve-proof.ts'
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
const challengeFor = (partner = 'tejo') => challengeOf(site.app, partner)
const refusal = { errors: [{ code: 'accounts.not-human', title: 'Please verify you are human' }] }

describe('sign-up where the partner asks for a proof of work', () => {
  it('takes a solved challenge once', async () => {
    const proof = await solveProof(await challengeFor())
    expect((await signUp(proof)).statusCode).toBe(201)
    expect((await signUp(proof)).json()).toMatchObject(refusal)
  })
  it('refuses a missing proof, one that is no proof, and a guess', async () => {
    expect((await signUp()).json()).toMatchObject(refusal)
    expect((await signUp(encodedProof({ hello: 'world' }))).json()).toMatchObject(refusal)
    const challenge = await challengeFor()
    const guess = encodedProof({ challenge, solution: { counter: 7, derivedKey: '00'.repeat(32) } })
    expect((await signUp(guess)).json()).toMatchObject(refusal)
  })
  it('refuses a challenge made easier, an old one and one of another partner', async () => {
    const challenge = await challengeFor()
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } }
    expect((await signUp(await solveProof(easier))).json()).toMatchObject(refusal)
    expect((await signUp(await solveProof(await challengeFor('lakeshore')))).json()).toMatchObject(refusal)
    const proof = await solveProof(challenge)
    const before = now
    now = new Date(now.getTime() + 10 * 60_000 + 1000)
    expect((await signUp(proof)).json()).toMatchObject(refusal)
    now = before
  })
  it('asks for one at the link of an admin too', async () => {
    const proof = await solveProof(await challengeFor('lakeshore'))
    expect((await signUpByLink()).json()).toMatchObject(refusal)
    expect((await signUpByLink(proof)).statusCode).toBe(201)
    expect((await signUpByLink(proof)).json()).toMatchObject(refusal)
  })
})
