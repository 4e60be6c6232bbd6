import { one } from '@hearthlight/domain/shared/envelope'
import {
  BringInRequest,
  ContentFindingsResponse,
  DiscardStudioDraft,
  FILE_LIMITS,
  ImportRequest,
  MergeResponse,
  PartnerFile,
  PictureResponse,
  PictureUpload,
  PreviewRequest,
  PreviewResponse,
  PublishStudioDraft,
  RollBackRequest,
  SaveStudioDraft,
  StudioDraftResponse,
  StudioVersionConfigResponse,
  StudioVersionResponse,
  StudioVersionsQuery,
  StudioVersionsResponse,
  VersionNumber,
} from '@hearthlight/domain/studio/contract/studio-contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { attachment } from '../../../platform/http/answers/attachment.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { discardDraft, rawConfig, readContentFindings, readDraft, saveStudioDraft } from './edit-draft.ts'
import { bringIn, exportPartnerFile, importPartnerFile } from './merge-draft.ts'
import { newPartnerRoutes } from './new-partner-routes.ts'
import { openPreview } from './open-preview.ts'
import { keepPicture } from './pictures.ts'
import { cancelSchedule, findLiveVersion, publishStudioDraft, rollBackTo } from './publish-draft.ts'
import { presentVersion, readVersions } from './read-versions.ts'
import type { StudioDeps } from './studio-deps.ts'

const config = { policy: 'admin:partner' } as const
const tags = ['Studio']
const url = '/api/admin/v1/studio'
/** A picture of 2 MB as base64. */
const LARGE_BODY = 4_194_304

/** The site of a partner: its draft, its versions, and what is made of them. */
export const staffStudioRoutes =
  (deps: StudioDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(draftRoutes(deps))
    await app.register(versionRoutes(deps))
    await app.register(fileRoutes(deps))
    await app.register(newPartnerRoutes(deps))
  }

const draftRoutes =
  (deps: StudioDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${url}/draft`,
      { config, schema: { tags, response: { 200: StudioDraftResponse } } },
      async (request) => one('studio_draft', '1', await readDraft(deps, scopeOf(request))),
    )
    app.get(
      `${url}/content_findings`,
      { config, schema: { tags, response: { 200: ContentFindingsResponse } } },
      async (request) => one('content_findings', '1', await readContentFindings(deps, scopeOf(request))),
    )
    app.put(
      `${url}/draft`,
      { config, schema: { tags, body: SaveStudioDraft, response: { 200: StudioDraftResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        await saveStudioDraft(deps, scope, request.body)
        return one('studio_draft', '1', await readDraft(deps, scope))
      },
    )
    app.delete(
      `${url}/draft`,
      { config, schema: { tags, querystring: DiscardStudioDraft, response: { 200: StudioDraftResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        await discardDraft(deps, scope, request.query.revision)
        return one('studio_draft', '1', await readDraft(deps, scope))
      },
    )
    app.post(
      `${url}/draft/bring_in`,
      { config, schema: { tags, body: BringInRequest, response: { 200: MergeResponse } } },
      async (request) => one('studio_merge', '1', await bringIn(deps, scopeOf(request), request.body)),
    )
    app.post(
      `${url}/previews`,
      { config, schema: { tags, body: PreviewRequest, response: { 200: PreviewResponse } } },
      async (request) => {
        const { token, expiresAt, home } = await openPreview(deps, scopeOf(request), request.body.person)
        return one('studio_preview', '1', { token, expires_at: expiresAt.toISOString(), home })
      },
    )
  }

const versionRoutes =
  (deps: StudioDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${url}/versions`,
      { config, schema: { tags, body: PublishStudioDraft, response: { 201: StudioVersionResponse } } },
      async (request, reply) => {
        const version = await publishStudioDraft(deps, scopeOf(request), request.body)
        return reply.code(201).send(one('studio_version', String(version.number), version))
      },
    )
    app.get(
      `${url}/versions`,
      {
        config,
        schema: { tags, querystring: StudioVersionsQuery, response: { 200: StudioVersionsResponse } },
      },
      async (request) =>
        one('studio_versions', '1', await readVersions(deps, scopeOf(request), request.query.before)),
    )
    app.get(
      `${url}/versions/:number`,
      { config, schema: { tags, params: VersionNumber, response: { 200: StudioVersionConfigResponse } } },
      async (request) => {
        const { number } = request.params
        const version = await findLiveVersion(deps.db, scopeOf(request), number)
        return one('studio_version_config', String(number), {
          ...presentVersion(version),
          config: rawConfig(version),
        })
      },
    )
    app.post(
      `${url}/versions/:number/roll_back`,
      {
        config,
        schema: {
          tags,
          params: VersionNumber,
          body: RollBackRequest,
          response: { 201: StudioVersionResponse },
        },
      },
      async (request, reply) => {
        const { number } = request.params
        const version = await rollBackTo(deps, scopeOf(request), number, request.body.reason)
        return reply.code(201).send(one('studio_version', String(version.number), version))
      },
    )
    app.delete(
      `${url}/versions/:number/schedule`,
      { config, schema: { tags, params: VersionNumber, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await cancelSchedule(deps, scopeOf(request), request.params.number)
        return reply.code(204).send()
      },
    )
  }

const fileRoutes =
  (deps: StudioDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${url}/export`,
      { config, schema: { tags, response: { 200: PartnerFile } } },
      async (request, reply) => {
        const file = await exportPartnerFile(deps, scopeOf(request))
        void reply.header('content-disposition', attachment(`${file.code}-${file.version}.json`))
        return file
      },
    )
    app.post(
      `${url}/import`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.upload },
        bodyLimit: FILE_LIMITS.bytes,
        schema: { tags, body: ImportRequest, response: { 200: MergeResponse } },
      },
      async (request) =>
        one('studio_merge', '1', await importPartnerFile(deps, scopeOf(request), request.body)),
    )
    app.post(
      `${url}/pictures`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.upload },
        bodyLimit: LARGE_BODY,
        schema: { tags, body: PictureUpload, response: { 201: PictureResponse } },
      },
      async (request, reply) => {
        const address = await keepPicture(deps, scopeOf(request), request.body)
        return reply.code(201).send(one('partner_picture', '1', { url: address }))
      },
    )
  }
