declare module 'samlp' {
  import type { NextFunction, Request, RequestHandler, Response } from 'express'

  type Credentials = { issuer: string; cert: string; key: string }
  type Claims = Readonly<Record<string, string>>
  type Mapped = {
    getClaims(): Claims
    getNameIdentifier(): { nameIdentifier: string; nameIdentifierFormat?: string }
  }
  export type Participant = {
    serviceProviderId: string
    nameId: string
    nameIdFormat: string
    sessionIndex: string
    serviceProviderLogoutURL: string
    binding?: string
  }
  export type AuthRequest = { issuer?: string; id?: string; assertionConsumerServiceURL?: string }
  export function auth(
    options: Credentials & {
      getPostURL(
        audience: string,
        request: unknown,
        req: Request,
        done: (error: Error | null, url?: string) => void,
      ): void
      getUserFromRequest(req: Request): unknown
      profileMapper(user: unknown): Mapped
      signResponse: boolean
      signatureAlgorithm: string
      digestAlgorithm: string
      sessionIndex: string
      lifetimeInSeconds?: number
      audience?: string
      recipient: string | undefined
    },
  ): RequestHandler
  export function sendError(
    options: Credentials & {
      error: { code: string }
      inResponseTo: string | undefined
      RelayState: string
      getPostURL(req: Request, done: (error: Error | null, url?: string) => void): void
    },
  ): RequestHandler
  export function logout(
    options: Credentials & {
      deflate: boolean
      protocolBinding: string
      sessionParticipants: unknown
      clearIdPSession(done: () => void): void
    },
  ): (req: Request, res: Response, next: NextFunction) => void
  export function parseRequest(req: Request, done: (error: Error | null, data?: AuthRequest) => void): void
  export function metadata(
    options: Omit<Credentials, 'key'> & {
      redirectEndpointPath: string
      postEndpointPath: string
      logoutEndpointPaths: { redirect: string }
      profileMapper: unknown
    },
  ): RequestHandler
}

declare module 'samlp/lib/sessionParticipants/index.js' {
  import type { Participant } from 'samlp'

  // biome-ignore lint/style/noDefaultExport: the module is CommonJS and exports its class this way
  export default class SessionParticipants {
    constructor(participants: Participant[])
  }
}

declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
  type Context = {
    body: string
    oidc: {
      client: { clientId: string }
      session: { accountId: string; grantIdFor(clientId: string): string | undefined }
      provider: {
        Grant: {
          new (of: { clientId: string; accountId: string }): Grant
          find(id: string): Promise<Grant | undefined>
        }
      }
    }
  }
  // biome-ignore lint/style/noDefaultExport: the module exports its class this way
  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>)
    callback(): (req: IncomingMessage, res: ServerResponse) => void
    interactionFinished(
      req: IncomingMessage,
      res: ServerResponse,
      result: { login: { accountId: string } } | { error: string; error_description: string },
    ): Promise<void>
  }
  export type { Context, Grant }
}
