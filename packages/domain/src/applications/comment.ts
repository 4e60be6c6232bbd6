import { z } from 'zod'
import { Many, One } from '../shared/envelope.ts'

const Flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])

/** A question of an incentive; or a document that was asked for again, with what the person has to say of it. */
export const COMMENTABLE_TYPES = ['ListItem', 'DocumentItem'] as const
export type CommentableType = (typeof COMMENTABLE_TYPES)[number]

/** Comment (answer) of spec 2 section 3: what a person answered to a question of an incentive. */
export const Comment = z.object({
  content: z.string().describe("A boolean as 'true' or 'false', several choices as a JSON list"),
  commentable_type: z.enum(COMMENTABLE_TYPES),
  commentable_id: z.string().describe('The id of the question'),
  building_id: z.string(),
  project_id: z.string().nullable().describe('Null until the application is submitted'),
  requested_comments: z
    .array(z.object({ id: z.string(), content: z.string() }))
    .describe('What staff ask to be changed, and is not yet'),
  comment_history: z.array(
    z.object({
      created_at: z.iso.datetime(),
      object_version: z.object({ content: z.string() }),
      next_version: z.object({ content: z.string() }),
    }),
  ),
  updated_at: z.iso.datetime(),
})
export type Comment = z.infer<typeof Comment>
export const CommentResponse = One('comments', Comment)
export const CommentsResponse = Many('comments', Comment)

const CommentableId = z.string().min(1).max(100)

/** With `project_id` the answers of an application, without it those that wait for one, of the home. */
export const CommentQuery = z.object({
  commentable_type: z.enum(COMMENTABLE_TYPES).default('ListItem'),
  commentable_id: CommentableId.optional(),
  building_id: z.uuid().optional(),
  project_id: z.uuid().optional(),
  all_owners: Flag.optional().describe('A home has one owner: the answer is the same'),
})
export type CommentQuery = z.infer<typeof CommentQuery>

/** Long enough for any answer; the question says how long its own may be. */
const Content = z.string().max(20_000)

export const NewComment = z.strictObject({
  comment: z.strictObject({
    commentable_type: z.literal('ListItem'),
    commentable_id: CommentableId,
    content: Content,
    building_id: z.uuid(),
    project_id: z.uuid().optional(),
    content_not_required: Flag.default(false).describe('The answer may be left blank'),
  }),
})
export type NewComment = z.infer<typeof NewComment>['comment']

/** What staff asked for is answered with its id; a requested document by saying that it has been given. */
export const UpdateCommentQuery = z.object({ requested_comment_id: z.uuid().optional() })
export const UpdateComment = z.strictObject({
  comment: z
    .strictObject({ content: Content, content_not_required: Flag.default(false) })
    .optional()
    .describe('Need not be said of a document'),
  is_upload_request: Flag.default(false),
})
export type UpdateComment = z.infer<typeof UpdateComment>
