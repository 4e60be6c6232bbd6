import {
  type Comment,
  CommentQuery,
  CommentResponse,
  CommentsResponse,
  NewComment,
  UpdateComment,
  UpdateCommentQuery,
} from '@hearthlight/domain/applications/comment'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../../platform/access/access.ts'
import { declarePage } from '../../../platform/http/switched-off.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import type { StoredComment } from './comment-store.ts'
import { readComments } from './read-comments.ts'
import { addComment, updateComment } from './save-comment.ts'

const config = { policy: 'user' } as const
const tags = ['Applications']
const PATH = '/api/v1/comments'

export const commentRoutes =
  (deps: ApplicationDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'incentives')
    app.get(
      PATH,
      { config, schema: { tags, querystring: CommentQuery, response: { 200: CommentsResponse } } },
      async (request) => ({
        data: (await readComments(deps, homeScopeOf(request), request.query)).map(presentComment),
      }),
    )
    app.post(
      PATH,
      { config, schema: { tags, body: NewComment, response: { 201: CommentResponse } } },
      async (request, reply) => {
        const saved = await addComment(deps, homeScopeOf(request), request.body.comment)
        return reply.code(201).send({ data: presentComment(saved) })
      },
    )
    app.put(
      `${PATH}/:id`,
      {
        config,
        schema: {
          tags,
          params: z.object({ id: z.uuid() }),
          querystring: UpdateCommentQuery,
          body: UpdateComment,
          response: { 200: CommentResponse },
        },
      },
      async (request) => {
        const { requested_comment_id } = request.query
        const scope = homeScopeOf(request)
        const saved = await updateComment(deps, scope, request.params.id, requested_comment_id, request.body)
        return { data: presentComment(saved) }
      },
    )
  }

function presentComment(row: StoredComment) {
  const attributes: Comment = {
    content: row.content,
    commentable_type: row.commentable_type,
    commentable_id: row.commentable_id,
    building_id: row.building_id,
    project_id: row.project_id,
    requested_comments: [...row.asked],
    comment_history: row.versions.map(({ created_at, before, after }) => ({
      created_at,
      object_version: { content: before },
      next_version: { content: after },
    })),
    updated_at: row.updated_at.toISOString(),
  }
  return { id: row.id, type: 'comments' as const, attributes }
}
