/// <reference path="./untyped-modules.d.ts" />
import { randomUUID } from 'node:crypto'
import express, { type Request, type Router } from 'express'
import session from 'express-session'
import * as samlp from 'samlp'
import SessionParticipants from 'samlp/lib/sessionParticipants/index.js'
import type { IdentityPerson } from './identity-person.ts'
import { signInPage } from './sign-in-page.ts'

type SamlProvider = {
  readonly issuer: string
  readonly cert: string
  readonly key: string
  readonly people: readonly IdentityPerson[]
  /** Where service providers take logout answers: entity id → address. */
  readonly logoutUrlOf: (entityId: string) => string
  /** What its signatures are made over; SHA-256 if it does not say. */
  readonly hash?: 'sha1' | 'sha256'
}
type ProviderSession = { person?: IdentityPerson; participants?: samlp.Participant[] }

const NAME_ID_FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const REQUEST_DENIED = 'urn:oasis:names:tc:SAML:2.0:status:RequestDenied'

const sessionOf = (req: Request) => req.session as typeof req.session & ProviderSession

function profileMapper(user: unknown) {
  const { subject, email_verified: _, ...claims } = user as IdentityPerson
  return {
    getClaims: () => claims,
    getNameIdentifier: () => ({ nameIdentifier: subject, nameIdentifierFormat: NAME_ID_FORMAT }),
  }
}
profileMapper.prototype.metadata = []

/** A SAML 2.0 identity provider: sign-on by redirect and POST, single logout by redirect, metadata. */
export function samlProvider(provider: SamlProvider): Router {
  const { issuer, cert, key, people } = provider
  const router = express.Router()
  router.use(express.urlencoded({ extended: false }))
  router.use(session({ secret: randomUUID(), resave: false, saveUninitialized: true, name: 'saml.sid' }))

  router.get('/metadata', (req, res, next) =>
    samlp.metadata({
      issuer,
      cert,
      profileMapper,
      redirectEndpointPath: `${req.baseUrl}/sso`,
      postEndpointPath: `${req.baseUrl}/sso`,
      logoutEndpointPaths: { redirect: `${req.baseUrl}/logout` },
    })(req, res, next),
  )
  router.post('/sign-in', (req, res) => {
    const person = people.find((each) => each.subject === req.body.subject)
    if (person) sessionOf(req).person = person
    res.redirect(303, `${req.baseUrl}${req.url.replace('/sign-in', person ? '/sso' : '/stopped')}`)
  })
  router.get('/stopped', (req, res, next) => {
    withRequest(req, next, (asked) => refuseWith(provider, req, asked)(req, res, next))
  })
  router.get('/sso', (req, res, next) => {
    const { person } = sessionOf(req)
    if (!person) {
      const query = req.url.slice(req.url.indexOf('?'))
      res.send(signInPage('SAML identity provider', `${req.baseUrl}/sign-in${query}`, people))
      return
    }
    withRequest(req, next, (asked) => answerWith(provider, person, req, asked)(req, res, next))
  })
  // A provider may begin by itself, answering no request (`/start?issuer=…&acs=…&subject=…`).
  router.get('/start', (req, res, next) => {
    const person = people.find((each) => each.subject === req.query['subject'])
    if (!person) return next(new Error('nobody has this subject'))
    sessionOf(req).person = person
    const asked = {
      issuer: String(req.query['issuer']),
      assertionConsumerServiceURL: String(req.query['acs']),
    }
    answerWith(provider, person, req, asked)(req, res, next)
  })
  router.get('/logout', (req, res, next) => {
    const state = sessionOf(req)
    samlp.logout({
      issuer,
      cert,
      key,
      deflate: true,
      protocolBinding: REDIRECT,
      sessionParticipants: new SessionParticipants(state.participants ?? []),
      clearIdPSession: (done) => {
        delete state.person
        delete state.participants
        done()
      },
    })(Object.assign(req, { body: {} }), res, next)
  })
  return router
}

type Asked = samlp.AuthRequest & { issuer: string }

function withRequest(req: Request, fail: (error: Error) => void, run: (asked: Asked) => void): void {
  samlp.parseRequest(req, (error, asked) => {
    if (error || !asked?.issuer) return fail(error ?? new Error('the request names no issuer'))
    run({ ...asked, issuer: asked.issuer })
  })
}

/** The answer to a request of a person who went back: no assertion, only why there is none. */
function refuseWith({ issuer, cert, key }: SamlProvider, req: Request, asked: Asked): express.RequestHandler {
  return samlp.sendError({
    issuer,
    cert,
    key,
    error: { code: REQUEST_DENIED },
    inResponseTo: asked.id,
    RelayState: String(req.query['RelayState'] ?? ''),
    getPostURL: (_req, done) => done(null, asked.assertionConsumerServiceURL),
  })
}

function answerWith(
  provider: SamlProvider,
  person: IdentityPerson,
  req: Request,
  asked: Asked,
): express.RequestHandler {
  const sessionIndex = `_${randomUUID()}`
  sessionOf(req).participants = [
    {
      serviceProviderId: asked.issuer,
      nameId: person.subject,
      nameIdFormat: NAME_ID_FORMAT,
      sessionIndex,
      serviceProviderLogoutURL: provider.logoutUrlOf(asked.issuer),
    },
  ]
  return samlp.auth({
    issuer: provider.issuer,
    cert: provider.cert,
    key: provider.key,
    audience: asked.issuer,
    recipient: asked.assertionConsumerServiceURL,
    sessionIndex,
    signResponse: true,
    signatureAlgorithm: `rsa-${provider.hash ?? 'sha256'}`,
    digestAlgorithm: provider.hash ?? 'sha256',
    getUserFromRequest: () => person,
    profileMapper,
    getPostURL: (_audience, _request, _req, done) => done(null, asked.assertionConsumerServiceURL),
  })
}
